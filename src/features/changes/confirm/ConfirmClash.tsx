import { useTranslate } from 'react-admin';
import styles from '../Change.module.css';

/** What must be resolved before a change can be sent; key below `changes.confirm.clash`. */
export type ChangeClash = 'moved' | 'elsewhere' | 'sending';

interface ConfirmClashProps {
  clash: ChangeClash | null;
  /** The form has changed since the dialog opened. */
  isOutdated: boolean;
  onLook: () => void;
}

/** [D09] A conflict that occurred while the dialog was open. */
export function ConfirmClash({ clash, isOutdated, onLook }: ConfirmClashProps) {
  const t = useTranslate();
  if (clash !== null) {
    return (
      <p className={styles.wrong} role="alert">
        {t(`changes.confirm.clash.${clash}`)}
      </p>
    );
  }
  if (!isOutdated) return null;
  return (
    <p className={styles.wrong} role="alert">
      {t('changes.confirm.clash.changed')}{' '}
      <button type="button" className={styles.undo} onClick={onLook}>
        {t('changes.confirm.clash.look')}
      </button>
    </p>
  );
}
