import { ImportStrip } from '#features/imports/ImportStrip.tsx';
import { SaveBackStrip } from '#features/templating/SaveBackStrip.tsx';
import { SettlementFrame } from './SettlementFrame.tsx';
import { UnresponsiveStorageStrip } from './UnresponsiveStorageStrip.tsx';

/** Notices of background activities on every screen, and the app of settlements. */
export function BackgroundStrips() {
  return (
    <>
      <UnresponsiveStorageStrip />
      <ImportStrip />
      <SaveBackStrip />
      <SettlementFrame />
    </>
  );
}
