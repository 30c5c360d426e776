import { useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';
import styles from './Change.module.css';

/** Changes were discarded: said, with the way back. */
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
