import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { UserConfig } from '#contract/endpoints/account.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { userConfigQuery } from '#dataProvider/userConfigQuery.ts';

/** [R24] Whether the user wants to see the board (`showImportantNotice`); the portal keeps it for all browsers. */
export function useImportantNotice() {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data } = useQuery(userConfigQuery);
  const save = (showImportantNotice: boolean): void => {
    const { queryKey } = userConfigQuery;
    queryClient.setQueryData<UserConfig>(queryKey, (config) => config && { ...config, showImportantNotice });
    // A board that could not be stored is as before on the next computer.
    dataProvider.saveUserConfig({ body: { showImportantNotice } }).catch(() => undefined);
  };
  return { isShown: data?.showImportantNotice ?? true, save };
}
