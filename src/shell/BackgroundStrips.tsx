import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { LowBalanceStrip } from '#features/cashier/LowBalanceStrip.tsx';
import { ImportStrip } from '#features/imports/ImportStrip.tsx';
import { Recognition } from '#features/recognition/Recognition.tsx';
import { SaveBackStrip } from '#features/templating/SaveBackStrip.tsx';
import { Strip } from '#components/layout/Strip.tsx';
import { isLocalUnresponsive, onLocalUnresponsive } from '#local/unresponsive.ts';
import { NewVersionStrip } from './NewVersionStrip.tsx';
import { SettlementFrame } from './SettlementFrame.tsx';

/** Notices of background activities on every screen, and the app of settlements. */
export function BackgroundStrips() {
  return (
    <>
      <NewVersionStrip />
      <UnresponsiveStorageStrip />
      <LowBalanceStrip />
      <ImportStrip />
      <Recognition />
      <SaveBackStrip />
      <SettlementFrame />
    </>
  );
}

/** [O08] Reports unresponsive browser databases; screens continue with the portal alone. */
function UnresponsiveStorageStrip() {
  const t = useTranslate();
  const isUnresponsive = useSyncExternalStore(onLocalUnresponsive, isLocalUnresponsive);
  return isUnresponsive && <Strip tone="warning">{t('drafting.silent')}</Strip>;
}
