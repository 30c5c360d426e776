import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { userQuery } from '#authProvider/useUser.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { Finding } from '#customs/finding.ts';
import type { RehearsalContext } from '#customs/rehearse.ts';
import { serverNow } from '#dataProvider/serverClock.ts';
import { toServerText } from '#rules/serverTime.ts';
import { billAsTyped } from './billAsTyped.ts';
import { createRehearsals, REHEARSAL_WORLD, type Rehearsals } from './rehearsals.ts';

/** As what a bill would leave: its action and the filing's number; null while nobody knows. */
export type SentAs = (bill: Bill) => Pick<RehearsalContext, 'action' | 'isfNo'> | null;

/** As what a draft leaves. */
const NEW_FILING: SentAs = () => ({ action: 'A' });

/**
 * The rehearsals of a form, for as long as it is open; whoever shows something of them listens.
 * @param sentAs of a form that is no draft; another function begins a new rehearsal
 */
export function useRehearsals(form: BillFormStore, sentAs: SentAs = NEW_FILING): Rehearsals {
  const queryClient = useQueryClient();
  const contextOf = useCallback(
    (bill: Bill): RehearsalContext | null => {
      // A bill without a filer code goes under the enterprise's own.
      const filerCode = bill.houseScac || queryClient.getQueryData(userQuery.queryKey)?.houseScac || undefined;
      const as = sentAs(bill);
      return as && { ...as, filerCode, today: toServerText(new Date(serverNow())).slice(0, 10) };
    },
    [queryClient, sentAs],
  );
  const [rehearsals] = useState(() =>
    createRehearsals(
      {
        bill: () => billAsTyped(form, document.activeElement?.getAttribute('name') ?? null),
        // A form that is begun anew, or brought back, is another one though nobody typed.
        onChange: (listener) => {
          const stops = [form.on('change', listener), form.on('structure', listener)];
          return () => stops.forEach((stop) => stop());
        },
        context: contextOf,
      },
      REHEARSAL_WORLD,
    ),
  );
  useEffect(() => rehearsals.sendAs(contextOf), [rehearsals, contextOf]);
  return rehearsals;
}

/** What is found now; renders again only when that changes. */
export const useFindings = (rehearsals: Rehearsals): readonly Finding[] =>
  useSyncExternalStore(rehearsals.on, rehearsals.findings);
