import { ImportStrip } from '#features/imports/ImportStrip.tsx';
import { SaveBackStrip } from '#features/templating/SaveBackStrip.tsx';
import { UnresponsiveStorageStrip } from './UnresponsiveStorageStrip.tsx';

/** Notices of background activities on every screen. */
export function BackgroundStrips() {
  return (
    <>
      <UnresponsiveStorageStrip />
      <ImportStrip />
      <SaveBackStrip />
    </>
  );
}
