import { Suspense, useState } from 'react';
import { lazyPart } from '../layout/lazyPart.ts';
import { useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import type { SettableColumn } from './arrangeColumns.ts';
import styles from './ListTools.module.css';

const ColumnDialog = lazyPart(async () => (await import('./ColumnDialog.tsx')).ColumnDialog);

/**
 * [L05] Sets the columns of a list and their order. Pass all columns, and `saved`, the text that was saved last; the
 * list shows `arrangeColumns(columns, saved)`.
 * @example
 * const [saved, save] = useStore('ships.columns', '');
 * <ColumnSettings columns={columns} saved={saved} onSave={save} />
 */
export function ColumnSettings(props: {
  columns: readonly SettableColumn[];
  saved: string;
  onSave: (saved: string) => void;
}) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Glyph name="columns" size={16} />
        {t('ui.columns.button')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
