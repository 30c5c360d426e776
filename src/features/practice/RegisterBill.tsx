import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { AMS_TYPES } from '#contract/codes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { BILL_NUMBER } from '#contract/entities/billNumber.ts';
import { usePracticeAct } from './usePractice.ts';
import styles from './Practice.module.css';

/** Adds a bill to the practice customs' register, as its carrier would. */
export function RegisterBill() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [number, setNumber] = useState('');
  const [amsType, setAmsType] = useState<(typeof AMS_TYPES)[number]>('BM');
  const [wrong, setWrong] = useState<string | null>(null);
  const register = usePracticeAct((body: { amsNo: string; amsType: (typeof AMS_TYPES)[number] }) =>
    dataProvider.registerAmsBill({ body }),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const amsNo = number.trim().toUpperCase();
    if (!BILL_NUMBER.test(amsNo)) {
      setWrong(t('practice.badAmsNo'));
      return;
    }
    setWrong(null);
    register.mutate(
      { amsNo, amsType },
      {
        onSuccess: () => {
          setNumber('');
          notify('practice.registered', {
            type: 'success',
            messageArgs: { amsNo },
          });
        },
        onError: (error) => setWrong(t(error.message, { _: error.message })),
      },
    );
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('practice.register')}</h2>
      <p className={styles.hint}>{t('practice.registerHint')}</p>
      <form onSubmit={submit} noValidate className={styles.line}>
        <label className={styles.field}>
          <span>{t('practice.amsNo')}</span>
          <input className={styles.code} value={number} onChange={(event) => setNumber(event.target.value)} />
        </label>
        <label className={styles.field}>
          <span>{t('practice.amsType')}</span>
          <select value={amsType} onChange={(event) => setAmsType(event.target.value as (typeof AMS_TYPES)[number])}>
            {AMS_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`choices.amsType.${type}`)}
              </option>
            ))}
          </select>
        </label>
        <Button variant="outlined" type="submit" disabled={register.isPending}>
          {t('practice.registerNow')}
        </Button>
      </form>
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </section>
  );
}
