import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { TOP_UP } from '#contract/cashier.ts';
import { FEES } from '#contract/limits.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import { FormField } from '#components/inputs/FormField.tsx';
import { Button } from '#components/layout/Button.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import { Message } from '#components/layout/Message.tsx';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { newIntentKey } from '#dataProvider/sendIntentKey.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { readCoins } from './readCoins.ts';
import { TopUpResult } from './TopUpResult.tsx';
import styles from './Cashier.module.css';

interface PanelProps {
  cashier: Reply<'getCashier'>;
}

/** [M02] Choosing an amount; an order that returned from its payment page shows its result. */
export function TopUpTab({ cashier }: PanelProps) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const order = search.get('order');
  if (order) return <TopUpResult key={order} id={order} />;
  if (!cashier.isOpen) return <Message title={t('cashier.tabs.topUp')} text={t('cashier.topUp.closed')} />;
  return <TopUpForm isPractice={cashier.isPractice} />;
}

function TopUpForm({ isPractice }: { isPractice: boolean }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const report = useReportError();
  const [text, setText] = useState(String(TOP_UP.offered[1]));
  const [isLeaving, setLeaving] = useState(false);
  // One key per amount: a repeated click gets the same order.
  const [key, setKey] = useState(newIntentKey);
  // The browser may show the kept page again on *back* from the payment page.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const coins = readCoins(text);
  const show = (amount: number) => amount.toLocaleString(language);
  const range = t('cashier.topUp.range', { min: show(TOP_UP.min), max: show(TOP_UP.max) });

  const choose = (next: string) => {
    setText(next);
    setKey(newIntentKey());
  };
  const pay = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (coins === null || isLeaving) return;
    setLeaving(true);
    try {
      const { pageUrl } = await dataProvider.createTopUp({ body: { coins } }, { idempotencyKey: key });
      location.assign(pageUrl);
    } catch (error) {
      setLeaving(false);
      report(error);
    }
  };
  return (
    <form className={styles.card} onSubmit={(event) => void pay(event)} noValidate>
      <fieldset className={styles.amounts} disabled={isLeaving}>
        <legend>{t('cashier.topUp.heading')}</legend>
        {TOP_UP.offered.map((amount) => (
          <label key={amount} className={styles.amount}>
            <input
              type="radio"
              name="amount"
              className="visuallyHidden"
              checked={coins === amount}
              onChange={() => choose(String(amount))}
            />
            <strong>{t('cashier.topUp.offered', { amount: show(amount) })}</strong>
            <span>{t('cashier.topUp.worth', { count: Math.floor(amount / FEES.filing) })}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.other}>
        <FormField
          id="other-amount"
          label={t('cashier.topUp.other')}
          hint={range}
          error={text !== '' && coins === null ? range : undefined}
        >
          <input
            id="other-amount"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            maxLength={7}
            disabled={isLeaving}
            aria-invalid={text !== '' && coins === null}
            aria-describedby={FormField.ids('other-amount', undefined, range).describedBy}
            onChange={({ target }) => choose(target.value)}
          />
        </FormField>
      </div>
      <p className={styles.soft}>{t('cashier.topUp.rate')}</p>
      {isPractice && (
        <p className={styles.note}>
          <Glyph name="info" size={18} />
          {t('cashier.topUp.practice')}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="contained" size="large" disabled={coins === null || isLeaving}>
          {isLeaving ? t('cashier.topUp.leaving') : t('cashier.topUp.pay', { amount: show(coins ?? 0) })}
        </Button>
      </div>
    </form>
  );
}
