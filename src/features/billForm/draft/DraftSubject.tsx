import { useStore, useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from '#components/form/store/formStore.ts';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { BillType } from '#contract/codes.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { BillTypeSwitch } from '../typeSwitch/BillTypeSwitch.tsx';
import styles from './DraftHead.module.css';

interface DraftSubjectProps {
  form: FormStore;
  billType: BillType;
  onType: (to: BillType) => void;
}

/** The filing type, its movement type ([B03]) and the first B/L number of the form. */
export function DraftSubject({ form, billType, onType }: DraftSubjectProps) {
  const t = useTranslate();
  // [B03] Part of the app's state; the specification has this one value.
  const [movement] = useStore<'import'>('movementType', 'import');
  const amsNo = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => fieldText(fieldRows(form.record, 'amsRequestList')[0] ?? {}, 'amsNo').toUpperCase(),
  );
  return (
    <span className={styles.subject}>
      <BillTypeSwitch billType={billType} onChange={onType} />
      <span className={styles.movement}>{t(`choices.movement.${movement}`)}</span>
      {amsNo && <BillNumber value={amsNo} />}
    </span>
  );
}
