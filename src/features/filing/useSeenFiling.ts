import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnknownOutcome, PortalError } from '#dataProvider/portalError.ts';
import { useFiling } from './useFiling.ts';

const isUnreachable = (error: unknown): boolean => error instanceof PortalError && isUnknownOutcome(error);

/**
 * `useFiling` for reading: while the portal cannot be reached, the filing as this browser saw it last. Not for changes,
 * which need the filing as it is.
 * @returns `seenAt` in milliseconds since 1970, null for the portal's answer
 */
export function useSeenFiling(id: string) {
  const { data, error, isPending, refetch } = useFiling(id);
  useEffect(() => {
    if (data) void import('#local/seenFilings.ts').then(({ storeSeenFiling }) => storeSeenFiling(data));
  }, [data]);
  const isLost = !data && isUnreachable(error);
  const seen = useQuery({
    queryKey: ['seenFiling', id],
    queryFn: async () => (await import('#local/seenFilings.ts')).readSeenFiling(id),
    enabled: isLost,
    gcTime: 0,
  });
  const kept = isLost ? seen.data : null;
  return {
    data: data ?? kept?.filing,
    seenAt: kept?.seenAt ?? null,
    error,
    isPending: isPending || (isLost && seen.isPending),
    refetch,
  };
}
