import { queryOptions } from '@tanstack/react-query';
import type { UserConfig } from '#contract/endpoints/account.ts';
import { portalClient } from './portalClient.ts';

/** The settings of the signed-in user, loaded once per page. */
export const userConfigQuery = queryOptions({
  queryKey: ['userConfig'],
  queryFn: ({ signal }): Promise<UserConfig> => portalClient.call('getUserConfig', undefined, { signal }),
  staleTime: Infinity,
  retry: false,
});
