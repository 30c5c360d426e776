import { Suspense } from 'react';
import { useLocale } from 'react-admin';
import { useUser } from '#authProvider/useUser.ts';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { withLateTexts } from '#i18n/lateTexts.ts';
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
  const { user } = useUser();
  // The other languages tell it in the success dialog and by mail.
  const isReminded = useLocale() === 'zh-CN' && user !== null && !user.showOpenSuccessDialog;
  return (
    <>
      <UnresponsiveStorageStrip />
      <Suspense fallback={null}>
        <LowBalanceStrip />
      </Suspense>
      <ImportStrip />
      <SaveBackStrip />
      <SettlementFrame />
      {isReminded && (
        <Suspense fallback={null}>
          <MailingAgreement user={user} />
        </Suspense>
      )}
    </>
  );
}
