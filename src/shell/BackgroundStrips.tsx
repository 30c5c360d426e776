import { ImportStrip } from '#features/imports/ImportStrip.tsx';
import { SaveBackStrip } from '#features/templating/SaveBackStrip.tsx';
import { SettlementFrame } from './SettlementFrame.tsx';
import { UnresponsiveStorageStrip } from './UnresponsiveStorageStrip.tsx';

const LowBalanceStrip = lazyPart(
  withLateTexts(async () => (await import('#features/cashier/LowBalanceStrip.tsx')).LowBalanceStrip),
);

const MailingAgreement = lazyPart(
  withLateTexts(async () => (await import('#features/opening/MailingAgreement.tsx')).MailingAgreement),
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
      <SaveBackStrip />
      <SettlementFrame />
    </>
  );
}
