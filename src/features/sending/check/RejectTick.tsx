import { useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './DraftCard.module.css';

interface RejectTickProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** [D05] Confirms sending a draft that customs would reject. */
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
