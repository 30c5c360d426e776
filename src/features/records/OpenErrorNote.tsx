import { useTranslate } from 'react-admin';
import styles from './SimpleList.module.css';

/** Why the record of an address cannot be shown. */
export function OpenErrorNote({ openError, onClose }: { openError: Error | 'notThere'; onClose: () => void }) {
  const t = useTranslate();
  return (
    <p role="alert" className={styles.unsaved}>
      {openError === 'notThere'
        ? t('records.notThere')
        : t('records.openFailed', { reason: t(openError.message, { _: openError.message }) })}
      <button type="button" onClick={onClose}>
        {t('ui.panel.close')}
      </button>
    </p>
  );
}
