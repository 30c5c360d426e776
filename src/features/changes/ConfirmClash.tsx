import { useTranslate } from 'react-admin';
import styles from './Change.module.css';

interface ConfirmClashProps {
  clash: 'moved' | 'elsewhere' | 'sending' | null;
  /** The form holds another text than the one that is shown for confirmation. */
  isOutdated: boolean;
  /** Shows what the form holds now. */
  onLook: () => void;
}

/** [D09] What another tab or a colleague did while a change waits for its confirmation. */
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
