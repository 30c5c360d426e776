import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import styles from '#components/list/ListTools.module.css';

const SavedViewsPopover = lazyPart(async () => (await import('./SavedViewsPopover.tsx')).SavedViewsPopover);

/**
 * Filters and order of a list under a name, for oneself or for the office.
 * @param list name of the list in the table config
 */
export function SavedViews({ list }: { list: string }) {
  const t = useTranslate();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        <Glyph name="bookmark" size={16} />
        {t('views.button')}
      </button>
      {opener && (
        <Suspense fallback={null}>
          <SavedViewsPopover list={list} opener={opener} onClose={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
}
