import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { BILL_TYPES, type BillType } from '#contract/codes.ts';
import styles from './BillTypeChoice.module.css';

interface BillTypeChoiceProps {
  legend: string;
  value: BillType;
  onChange: (billType: BillType) => void;
}

/** [B03] The filing type of drafts that come from files. */
export function BillTypeChoice({ legend, value, onChange }: BillTypeChoiceProps) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.types}>
      <legend>{legend}</legend>
      {BILL_TYPES.toReversed().map((code) => (
        <label key={code} className={styles.type}>
          <input
            type="radio"
            name={name}
            checked={String(value) === code}
            onChange={() => onChange(Number(code) as BillType)}
          />
          {t(`choices.billType.${code}`)}
        </label>
      ))}
    </fieldset>
  );
}
