import { useTranslate } from 'react-admin';
import { useId } from 'react';
import styles from './Payment.module.css';

interface RejectTickProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What sending costs, and what a rejection would cost. */
  hint?: string | undefined;
}

/** [D05] Confirms sending what customs would reject. */
export function RejectTick({ isOn, onChange, hint }: RejectTickProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={styles.tick}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {t('send.sendRejected')}
      </label>
      {hint && <p id={id}>{hint}</p>}
    </div>
  );
}
