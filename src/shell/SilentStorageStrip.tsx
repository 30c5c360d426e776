import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import { Strip } from '#components/layout/Strip.tsx';
import { isLocalUnresponsive, onLocalUnresponsive } from '#local/unresponsive.ts';

/** [F21] Reports that the browser's databases do not answer; every screen continues with the portal alone. */
export function SilentStorageStrip() {
  const t = useTranslate();
  const isSilent = useSyncExternalStore(onLocalUnresponsive, isLocalUnresponsive);
  return isSilent && <Strip tone="warning">{t('drafting.silent')}</Strip>;
}
