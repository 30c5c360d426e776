import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';
import { requestPersistence, nearlyFull } from '#local/storageHealth.ts';

/** Milliseconds. */
const CHECK_INTERVAL = 60_000;

/** [D01] Warns before the browser's storage is full; requests persistent storage from the browser. */
export function StorageNotice() {
  const t = useTranslate();
  const { data: share = null } = useQuery({
    queryKey: ['storageHealth'],
    queryFn: async () => {
      await requestPersistence();
      return nearlyFull();
    },
    refetchInterval: CHECK_INTERVAL,
    networkMode: 'always',
    retry: false,
  });
  if (share === null) return null;
  return <Strip tone="warning">{t('drafting.nearlyFull', { percent: Math.round(share * 100) })}</Strip>;
}
