import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { isTaxNo } from '#contract/cashier.ts';
import { isEmail } from '#contract/entities/checks.ts';
import { LIMITS } from '#contract/limits.ts';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { useFormCall } from '#features/account/useFormCall.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { billableQuery, CASHIER_KEY } from './cashierQueries.ts';
import styles from './Cashier.module.css';

interface InvoiceValues {
  title: string;
  taxNo: string;
  address: string;
  email: string;
}
const BLANK: InvoiceValues = { title: '', taxNo: '', address: '', email: '' };

/** Requests one invoice for paid top-ups that no other covers. */
export function InvoiceForm({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { submit, isBusy } = useFormCall();
  const { data: orders, error, refetch } = useQuery(billableQuery);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = orders?.filter(({ id }) => !left.has(id)) ?? [];
  const sum = chosen.reduce((all, { coins }) => all + coins, 0);
  const missing = t('cashier.invoices.missing');

  const request = async (values: Partial<InvoiceValues>) => {
    // The button stays enabled meanwhile: a disabled one would lose the focus.
    if (isBusy) return undefined;
    return submit(async (provider) => {
      if (chosen.length === 0) {
        notify('cashier.invoices.noOrders', { type: 'warning' });
        return;
      }
      await provider.requestInvoice({ body: { ...BLANK, ...values, orderIds: chosen.map(({ id }) => id) } });
      notify('cashier.invoices.requested', { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: CASHIER_KEY });
      onClose();
    });
  };

  if (!orders) return error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (orders.length === 0) return <p className={styles.note}>{t('cashier.invoices.nothing')}</p>;
  return (
    <div className={styles.card}>
      <Form<Partial<InvoiceValues>> defaultValues={BLANK} onSubmit={request} noValidate disableInvalidFormNotification>
        <div className={styles.form}>
          <fieldset className={styles.orders}>
            <legend>{t('cashier.invoices.choose')}</legend>
            <p className={styles.soft}>{t('cashier.invoices.chooseText')}</p>
            {orders.map(({ id, coins, createdAt }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={!left.has(id)}
                  onChange={({ target }) => {
                    const next = new Set(left);
                    if (target.checked) next.delete(id);
                    else next.add(id);
                    setLeft(next);
                  }}
                />
                <span>{createdAt}</span>
                <span>¥{coins.toLocaleString(language)}</span>
              </label>
            ))}
            <p>
              <strong>{t('cashier.invoices.sum', { amount: sum.toLocaleString(language) })}</strong>
            </p>
          </fieldset>
          <FormText
            source="title"
            label={t('cashier.invoices.title')}
            max={LIMITS.enterpriseName}
            required={missing}
            hasFocus
          />
          <FormText
            source="taxNo"
            label={t('cashier.invoices.taxNo')}
            max={LIMITS.taxNo}
            required={missing}
            check={(value) => (isTaxNo(value, {}) ? t('cashier.invoices.wrongTaxNo') : undefined)}
            isCode
          />
          <FormText
            source="address"
            label={t('cashier.invoices.address')}
            max={LIMITS.invoiceAddress}
            required={missing}
          />
          <FormText
            source="email"
            label={t('cashier.invoices.email')}
            type="email"
            max={LIMITS.email}
            required={missing}
            check={(value) => (isEmail(value, {}) ? t('cashier.invoices.wrongEmail') : undefined)}
          />
          <div className={styles.actions}>
            <Button variant="outlined" onClick={onClose}>
              {t('people.cancel')}
            </Button>
            <Button variant="contained" type="submit" aria-disabled={isBusy}>
              {t('cashier.invoices.submit')}
            </Button>
          </div>
        </div>
      </Form>
    </div>
  );
}
