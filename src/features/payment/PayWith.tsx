import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { PayType } from '#contract/codes.ts';
import type { PayOption } from './quote.ts';
import styles from './Payment.module.css';

interface PayWithProps {
  options: readonly PayOption[];
  value: PayType;
  onChange: (payType: PayType) => void;
  disabled: boolean;
}

/**
 * [D06] The payment methods; unavailable ones are folded into one line, with their reasons. The selected one can always
 * be changed.
 */
export function PayWith({ options, value, onChange, disabled }: PayWithProps) {
  const t = useTranslate();
  const id = useId();
  const closed = options.filter(({ payType, reason }) => reason !== null && payType !== value);
  const way = ({ payType, reason }: PayOption) => (
    <div key={payType} className={styles.way}>
      <label>
        <input
          type="radio"
          name={id}
          checked={payType === value}
          disabled={reason !== null && payType !== value}
          aria-describedby={reason ? `${id}-${payType}` : undefined}
          onChange={() => onChange(payType)}
        />
        <span>{t(`choices.payType.${payType}`)}</span>
      </label>
      {reason && (
        <p id={`${id}-${payType}`} className={styles.reason}>
          {t(`choices.payReason.${reason}`)}
        </p>
      )}
    </div>
  );
  return (
    <fieldset className={styles.ways} disabled={disabled}>
      <legend>{t('send.payWith')}</legend>
      {options.filter((option) => !closed.includes(option)).map(way)}
      {closed.length > 0 && (
        <details className={styles.closed}>
          <summary>{t('send.payOther', { count: closed.length })}</summary>
          {closed.map(way)}
        </details>
      )}
    </fieldset>
  );
}
