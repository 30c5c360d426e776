import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useCallback, useMemo, useSyncExternalStore, useEffect, useState } from 'react';
import { useUser } from '#authProvider/useUser.ts';
import { whenIdle } from '#components/form/store/afterPaint.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { OpenBill } from '../billForm/openBill.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import { planChange } from './planChange.ts';
import { useChangeQuote } from './confirm/useChangeQuote.ts';
import { useLatestFiling } from './useLatestFiling.ts';

/** [D09] An open change beside its filing: what sending it would do, and the price of that. */
export function usePlannedChange({ form, session }: OpenBill) {
  const queryClient = useQueryClient();
  const { user } = useUser();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { id } = state;
  const { bill, readNow } = useIdleBill(form, session);
  const isTyped = state.saved.where === 'computer';
  const { filing, error, refetch, isMoved } = useLatestFiling(id, session, bill, isTyped);
  const ownCode = user?.houseScac ?? '';
  const planned = useMemo(() => filing && planChange(filing, bill, ownCode), [filing, bill, ownCode]);
  const isPossible = planned !== null && planned.blocked !== 'refused' && planned.blocked !== 'severalNumbers';
  const kind = planned?.plan.kind;
  const quote = useChangeQuote(id, { filing, bill, kind, isOpen: isPossible, onOutdated: refetch });
  const reload = useCallback(() => {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: ['changeQuote'] });
  }, [refetch, queryClient]);
  return { user, ownCode, state, bill, isTyped, filing, error, isMoved, planned, quote, refetch, reload, readNow };
}

export type OpenChange = ReturnType<typeof usePlannedChange>;

/** The form's bill, updated when the browser is idle, so that typing is not delayed; `readNow` renders it at once. */
function useIdleBill(form: FormStore, session: DocumentSession): { bill: Bill; readNow: () => void } {
  const [bill, setBill] = useState(() => session.record());
  useEffect(() => {
    const readSoon = whenIdle(() => setBill(session.record()));
    readSoon();
    const stops = [form.on('change', readSoon), form.on('structure', readSoon)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, session]);
  const readNow = useCallback(() => flushSync(() => setBill(session.record())), [session]);
  return { bill, readNow };
}
