import { useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';
import styles from './Change.module.css';

/** Confirms discarded changes, with undo. */
export function DiscardedStrip({ onUndo }: { onUndo: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.notices}>
      <Strip
        tone="info"
        action={
          <button type="button" onClick={onUndo}>
            {t('ui.field.undo')}
          </button>
        }
      >
        {t('changes.discarded')}
      </Strip>
    </div>
  );
}
