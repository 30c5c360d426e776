import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { userQuery } from '#authProvider/useUser.ts';
import type { FormStore } from '#components/form/formStore.ts';
import type { Finding } from '#customs/finding.ts';
import { serverNow } from '#dataProvider/serverClock.ts';
import { toServerText } from '#rules/serverTime.ts';
import { billAsTyped } from './billAsTyped.ts';
import { createRehearsals, REHEARSAL_WORLD, type Rehearsals } from './rehearsals.ts';

/** The rehearsals of a form, for as long as it is open; whoever shows something of them listens. */
export function useRehearsals(form: FormStore): Rehearsals {
  const queryClient = useQueryClient();
  const [rehearsals] = useState(() =>
    createRehearsals(
      {
        bill: () => billAsTyped(form, document.activeElement?.getAttribute('name') ?? null),
        onChange: (listener) => form.on('change', listener),
        context: () => ({
          // A bill without a filer code goes under the enterprise's own.
          filerCode: form.value('houseScac') || queryClient.getQueryData(userQuery.queryKey)?.houseScac || undefined,
          today: toServerText(new Date(serverNow())).slice(0, 10),
        }),
      },
      REHEARSAL_WORLD,
    ),
  );
  return rehearsals;
}

/** What is found now; renders again only when that changes. */
export const useFindings = (rehearsals: Rehearsals): readonly Finding[] =>
  useSyncExternalStore(rehearsals.on, rehearsals.findings);
