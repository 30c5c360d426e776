import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from '#components/form/store/formStore.ts';
import { priceAtMost } from '#rules/pricing.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { PricedSend } from '#features/payment/PricedSend.tsx';

/** Sends the draft, with its price: the full fee for each B/L number and the provider's bond ([K02]). */
export function SendButton({ form, onSend }: { form: FormStore; onSend: () => void }) {
  const total = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => priceOf(form),
  );
  return <PricedSend total={total} onClick={onSend} aria-keyshortcuts="Control+Enter" />;
}

function priceOf({ record }: FormStore): number {
  const amsNos = fieldRows(record, 'amsRequestList')
    .map((row) => fieldText(row, 'amsNo'))
    .filter(Boolean);
  return priceAtMost({ amsNos, bondType: fieldText(record, 'bondType'), cargoType: fieldText(record, 'cargoType') });
}
