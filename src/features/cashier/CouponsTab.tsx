import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import type { Coupon } from '#contract/endpoints/cashier.ts';
import { FormText } from '#components/inputs/FormText.tsx';
import { Button } from '#components/layout/Button.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { useFormCall } from '#features/account/useFormCall.ts';
import { CASHIER_KEY, couponsQuery } from './cashierQueries.ts';
import { CashierTable, type CashierColumn } from './CashierTable.tsx';
import styles from './Cashier.module.css';

const TONES = { offered: 'waiting', expired: 'red', redeemed: 'green', revoked: 'red' } as const;

/** [R18] [M02] Coupon codes: redeem one, and those of the enterprise with their validity. */
export function CouponsTab() {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { submit, isBusy } = useFormCall();
  // A new form after a code was redeemed.
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery(couponsQuery);
  const redeem = async (code: string) => {
    // The buttons stay enabled meanwhile: a disabled one would lose the focus.
    if (isBusy) return undefined;
    return submit(async (provider) => {
      try {
        const { coupons } = await provider.redeemCoupon({ body: { code } });
        notify('cashier.codes.done', { type: 'success', messageArgs: { count: coupons } });
        setRound((before) => before + 1);
      } finally {
        // A refused one may have been redeemed in another window.
        await queryClient.invalidateQueries({ queryKey: CASHIER_KEY });
      }
    });
  };
  const columns: CashierColumn<Coupon>[] = [
    { head: 'cashier.codes.code', cell: ({ code }) => <span className={styles.code}>{code}</span> },
    { head: 'cashier.codes.count', isNumber: true, cell: ({ coupons }) => coupons },
    {
      head: 'cashier.codes.state',
      cell: ({ state }) => <StatusChip tone={TONES[state]}>{t(`cashier.codes.states.${state}`)}</StatusChip>,
    },
    { head: 'cashier.codes.validTo', cell: ({ validTo }) => validTo },
    {
      head: 'cashier.codes.redeemedAt',
      cell: ({ code, state, redeemedAt }) =>
        state === 'offered' ? (
          <Button variant="outlined" aria-disabled={isBusy} onClick={() => void redeem(code)}>
            {t('cashier.codes.redeem')}
          </Button>
        ) : (
          (redeemedAt ?? '–')
        ),
    },
  ];
  return (
    <>
      <div className={styles.card}>
        <Form<{ code?: string }>
          key={round}
          defaultValues={{ code: '' }}
          onSubmit={({ code = '' }) => redeem(code)}
          noValidate
          disableInvalidFormNotification
        >
          <h3>{t('cashier.codes.heading')}</h3>
          <div className={styles.redeem}>
            <FormText
              source="code"
              label={t('cashier.codes.label')}
              max={40}
              required={t('cashier.invoices.missing')}
              isCode
              hasFocus={round > 0}
            />
            <Button variant="contained" type="submit" aria-disabled={isBusy}>
              {t('cashier.codes.redeem')}
            </Button>
          </div>
          <p className={styles.soft}>{t('cashier.codes.about')}</p>
        </Form>
      </div>
      <CashierTable
        texts="cashier.codes"
        columns={columns}
        rows={data}
        keyOf={({ code }) => code}
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}
