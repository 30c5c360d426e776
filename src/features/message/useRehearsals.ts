import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { userQuery } from '#authProvider/useUser.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { Finding } from '#customs/finding.ts';
import type { RehearsalContext } from '#customs/rehearse.ts';
import { ruleSettings } from '#dataProvider/installation.ts';
import { serverNow } from '#dataProvider/serverClock.ts';
import { toServerText } from '#schema/dateText.ts';
import { billAsTyped } from './billAsTyped.ts';
import { createRehearsals, REHEARSAL_ENVIRONMENT, type Rehearsals, type SendingContext } from './rehearsals.ts';

/** The action and the filing's number that a bill would be sent with; null while unknown. */
export type SentAs = (bill: Bill) => Pick<RehearsalContext, 'action' | 'isfNo'> | null;

/** The context of a draft. */
const NEW_FILING: SentAs = () => ({ action: 'A' });

/**
 * The rehearsals of an open form; components subscribe to them.
 * @param sentAs for a form that is not a draft; another function starts new rehearsals
 */
export function useRehearsals(form: BillFormStore, sentAs: SentAs = NEW_FILING): Rehearsals {
  const queryClient = useQueryClient();
  const readContext = useCallback(
    (bill: Bill): SendingContext | null => {
      // The enterprise's own filer code is the default.
      const filerCode = bill.houseScac || queryClient.getQueryData(userQuery.queryKey)?.houseScac || undefined;
      const as = sentAs(bill);
      const { providerBond } = ruleSettings();
      return as && { ...as, filerCode, providerBond, today: toServerText(new Date(serverNow())).slice(0, 10) };
    },
    [queryClient, sentAs],
  );
  const [rehearsals] = useState(() =>
    createRehearsals(
      {
        bill: () => billAsTyped(form, document.activeElement?.getAttribute('name') ?? null),
        // A form that was reset or restored has changed without input.
        onChange: (listener) => {
          const stops = [form.on('change', listener), form.on('structure', listener)];
          return () => stops.forEach((stop) => stop());
        },
        context: readContext,
      },
      REHEARSAL_ENVIRONMENT,
    ),
  );
  useEffect(() => rehearsals.sendAs(readContext), [rehearsals, readContext]);
  return rehearsals;
}

/** The current findings; renders only when they change. */
export const useFindings = (rehearsals: Rehearsals): readonly Finding[] =>
  useSyncExternalStore(rehearsals.on, rehearsals.findings);
