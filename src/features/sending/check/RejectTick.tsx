import { useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './DraftCard.module.css';

interface RejectTickProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** [D05] Customs has the last word, but what it would reject leaves only when somebody says so, of this very draft. */
export function RejectTick({ isOn, onChange }: RejectTickProps) {
  const t = useTranslate();
  const hint = useId();
  return (
    <div className={styles.tick}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {t('send.sendRejected')}
      </label>
      <p id={hint}>{t('send.sendRejectedHint')}</p>
    </div>
  );
}
