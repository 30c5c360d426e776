import { useTranslate } from 'react-admin';
import styles from './SimpleList.module.css';

/** An address names a record that cannot be shown, and why. */
export function OpenTroubleNote({ trouble, onClose }: { trouble: Error | 'notThere'; onClose: () => void }) {
  const t = useTranslate();
  return (
    <p role="alert" className={styles.kept}>
      {trouble === 'notThere'
        ? t('records.notThere')
        : t('records.openFailed', { reason: t(trouble.message, { _: trouble.message }) })}
      <button type="button" onClick={onClose}>
        {t('ui.panel.close')}
      </button>
    </p>
  );
}
