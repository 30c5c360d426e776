import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { PayType } from '#contract/codes.ts';
import type { PayOption } from './quote.ts';
import styles from './Payment.module.css';

export interface PayWithProps {
  options: readonly PayOption[];
  value: PayType;
  onChange: (payType: PayType) => void;
  disabled: boolean;
}

/** [D06] The ways to pay; one that is not open stays in sight with its reason. The chosen one can always be left. */
export function PayWith({ options, value, onChange, disabled }: PayWithProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <fieldset className={styles.ways} disabled={disabled}>
      <legend>{t('send.payWith')}</legend>
      {options.map(({ payType, reason }) => (
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
      ))}
    </fieldset>
  );
}
