import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';

/** All below one key, which events about people invalidate. */
const KEY = ['people'];

export function usePeople(isAdmin: boolean) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: async ({ signal }) => {
      const [people, invitations] = await Promise.all([
        dataProvider.listPeople({}, { signal }),
        dataProvider.listInvitations({}, { signal }),
      ]);
      return { people, invitations };
    },
    enabled: isAdmin,
  });
}

export function useFilerCodes() {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  return useQuery({
    queryKey: [...KEY, 'filerCodes'],
    queryFn: ({ signal }) => dataProvider.listFilerCodes({}, { signal }),
  });
}

/** Runs a change, shows its success or failure, and reloads what it affects. @returns whether it succeeded */
export function usePeopleChange() {
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async (
      change: (provider: TenPlusTwoDataProvider) => Promise<unknown>,
      done: string,
      args: object = {},
    ): Promise<boolean> => {
      setBusy(true);
      try {
        await change(dataProvider);
        notify(done, { type: 'success', messageArgs: args });
        return true;
      } catch (error) {
        report(error);
        return false;
      } finally {
        await queryClient.invalidateQueries({ queryKey: KEY });
        setBusy(false);
      }
    },
    [dataProvider, notify, queryClient, report],
  );
  return { run, isBusy };
}

export function useRefreshPeople(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: KEY }), [queryClient]);
}
