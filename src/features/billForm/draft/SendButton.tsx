import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { FormStore } from '#components/form/store/formStore.ts';
import { Button } from '#components/layout/Button.tsx';
import { FEES } from '#contract/limits.ts';
import { priceFirstSend } from '#rules/pricing.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { coinText } from '#features/payment/amounts.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Sends the draft, with its price: the full fee for each B/L number and the provider's bond ([K02]). The check page asks
 * the portal for the exact price, which is lower for numbers that are in AMS already.
 */
export function SendButton({ form, onSend }: { form: FormStore; onSend: () => void }) {
  const t = useTranslate();
  const total = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => fullPrice(form),
  );
  const price = total > 0 ? coinText(t, total) : null;
  return (
    <Button
      variant="contained"
      onClick={onSend}
      aria-keyshortcuts="Control+Enter"
      title={price ? t('billForm.sendPrice', { price, inAms: coinText(t, FEES.filingAlreadyInAms) }) : undefined}
    >
      {t('billForm.actions.send')}
      {price && <span aria-hidden="true">&nbsp;· {price}</span>}
    </Button>
  );
}

function fullPrice({ record }: FormStore): number {
  const amsNos = fieldRows(record, 'amsRequestList')
    .map((row) => fieldText(row, 'amsNo'))
    .filter(Boolean);
  const bond = { bondType: fieldText(record, 'bondType'), cargoType: fieldText(record, 'cargoType') };
  return priceFirstSend({ ...bond, amsNos }, NONE).total;
}
