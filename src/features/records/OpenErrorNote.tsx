import { useTranslate } from 'react-admin';
import styles from './SimpleList.module.css';

/** An address names a record that cannot be shown, and why. */
export function OpenErrorNote({ openError, onClose }: { openError: Error | 'notThere'; onClose: () => void }) {
  const t = useTranslate();
  return (
    <p role="alert" className={styles.kept}>
      {openError === 'notThere'
        ? t('records.notThere')
        : t('records.openFailed', { reason: t(openError.message, { _: openError.message }) })}
      <button type="button" onClick={onClose}>
        {t('ui.panel.close')}
      </button>
    </p>
  );
}
