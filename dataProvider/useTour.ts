import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useStore } from 'react-admin';
import { portalClient } from './portalClient.ts';
import { userConfigQuery } from './userConfigQuery.ts';

/**
 * Whether the first-run tour is due. The portal keeps it per user; the browser too, so that a tour that was ended
 * offline does not return, and is reported with the next page.
 * @example const { isDue, end } = useTour(user.userId);
 */
export function useTour(userId: string): { isDue: boolean; end: () => void } {
  const queryClient = useQueryClient();
  const [isEnded, setEnded] = useStore(`tourEnded.${userId}`, false);
  const { data } = useQuery(userConfigQuery);
  const isSeen = data?.tourSeen;

  const report = useCallback(() => {
    portalClient
      .call('saveUserConfig', { body: { tourSeen: true } })
      .then((config) => queryClient.setQueryData(userConfigQuery.queryKey, config))
      // The next page reports it again.
      .catch(() => undefined);
  }, [queryClient]);
  useEffect(() => {
    if (isEnded && isSeen === false) report();
  }, [isEnded, isSeen, report]);

  const end = useCallback(() => setEnded(true), [setEnded]);
  return { isDue: isSeen === false && !isEnded, end };
}
