import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { userQuery } from '#authProvider/useUser.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { Finding } from '#customs/finding.ts';
import type { RehearsalContext } from '#customs/rehearse.ts';
import { ruleSettings } from '#dataProvider/installation.ts';
import { serverToday } from '#schema/serverClock.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldRows } from '#schema/recordText.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import { cleanField } from '../billForm/cleanField.ts';
import { createRehearsals, REHEARSAL_ENVIRONMENT, type Rehearsals, type SendingContext } from './rehearsals.ts';
import { einPrefixes } from './einPrefixes.ts';
import { isKnownScac, loadCarriers } from './knownCarriers.ts';
import { pathOfKey } from './pathOfKey.ts';

/** The action and the filing's number that a bill would be sent with; null while unknown. */
export type SentAs = (bill: Bill) => Pick<RehearsalContext, 'action' | 'isfNo' | 'customsNo'> | null;

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
      const user = queryClient.getQueryData(userQuery.queryKey);
      const filerCode = bill.houseScac || user?.houseScac || undefined;
      const transitBond = user?.transitBond?.isSent ? user.transitBond : undefined;
      const as = sentAs(bill);
      const today = serverToday();
      return as && { ...as, filerCode, transitBond, ...ruleSettings(), isKnownScac, einPrefixes: einPrefixes(), today };
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
  useEffect(() => void loadCarriers(), []);
  return rehearsals;
}

/** The current findings; renders only when they change. */
export const useFindings = (rehearsals: Rehearsals): readonly Finding[] =>
  useSyncExternalStore(rehearsals.on, rehearsals.findings);

/**
 * The form's bill as if committed now, except for the focused field, whose text is cleaned only on blur and must not be
 * reported while it is incomplete.
 * @param activeKey key of the focused control
 */
function billAsTyped(form: BillFormStore, activeKey: string | null): Bill {
  const record = form.snapshot();
  const place = activeKey === null ? null : form.place(activeKey);
  const path = activeKey === null ? null : pathOfKey(form, activeKey);
  if (place && path !== null) {
    const [list = '', row, cell] = path.split('.');
    const owner: AnyRecord | undefined = row === undefined ? record : fieldRows(record, list)[Number(row)];
    if (owner) owner[cell ?? list] = cleanField(place, form.value(place.key));
  }
  return record;
}
