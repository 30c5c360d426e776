import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { Strip } from '#components/layout/Strip.tsx';
import { isLocalUnresponsive, onLocalUnresponsive } from '#local/unresponsive.ts';

/** [F21] Reports unresponsive browser databases; screens continue with the portal alone. */
export function UnresponsiveStorageStrip() {
  const t = useTranslate();
  const isUnresponsive = useSyncExternalStore(onLocalUnresponsive, isLocalUnresponsive);
  return isUnresponsive && <Strip tone="warning">{t('drafting.silent')}</Strip>;
}
