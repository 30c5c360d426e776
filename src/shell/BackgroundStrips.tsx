import { Suspense, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import { ImportStrip } from '#features/imports/ImportStrip.tsx';
import { SaveBackStrip } from '#features/templating/SaveBackStrip.tsx';
import { Strip } from '#components/layout/Strip.tsx';
import { isLocalUnresponsive, onLocalUnresponsive } from '#local/unresponsive.ts';
import { NewVersionStrip } from './NewVersionStrip.tsx';
import { SettlementFrame } from './SettlementFrame.tsx';

const LowBalanceStrip = lazyPart(
  withLateTexts(async () => (await import('#features/cashier/LowBalanceStrip.tsx')).LowBalanceStrip),
);

const Recognition = lazyPart(
  withLateTexts(async () => (await import('#features/recognition/Recognition.tsx')).Recognition),
);

/** Notices of background activities on every screen, and the app of settlements. */
export function BackgroundStrips() {
  return (
    <>
      <NewVersionStrip />
      <UnresponsiveStorageStrip />
      <Suspense fallback={null}>
        <LowBalanceStrip />
      </Suspense>
      <ImportStrip />
      <Suspense fallback={null}>
        <Recognition />
      </Suspense>
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
