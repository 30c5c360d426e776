import { Suspense } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
import { ImportStrip } from '#features/imports/ImportStrip.tsx';
import { SaveBackStrip } from '#features/templating/SaveBackStrip.tsx';
import { SettlementFrame } from './SettlementFrame.tsx';
import { UnresponsiveStorageStrip } from './UnresponsiveStorageStrip.tsx';

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
