import { useTranslate } from 'react-admin';
import { BILL_TYPES, type BillType } from '#contract/codes.ts';
import styles from '../draft/DraftHead.module.css';

interface BillTypeSwitchProps {
  billType: BillType;
  onChange: (to: BillType) => void;
}

/** Shows the filing type and switches it. */
export function BillTypeSwitch({ billType, onChange }: BillTypeSwitchProps) {
  const t = useTranslate();
  return (
    <fieldset aria-label={t('fields.bill.billType')} className={styles.types}>
      {BILL_TYPES.toReversed().map((code) => {
        const type = Number(code) as BillType;
        const name = t(`choices.billType.${code}`);
        return (
          <button
            key={code}
            type="button"
            aria-pressed={type === billType}
            title={type === billType ? undefined : t('partyTools.type.change', { type: name })}
            onClick={() => onChange(type)}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
