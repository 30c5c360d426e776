import { ImportStrip } from '#features/imports/ImportStrip.tsx';
import { SaveBackStrip } from '#features/templating/SaveBackStrip.tsx';
import { SilentStorageStrip } from './SilentStorageStrip.tsx';

/** Background activities on every screen, and those that wait for the user. */
export function BackgroundStrips() {
  return (
    <>
      <SilentStorageStrip />
      <ImportStrip />
      <SaveBackStrip />
    </>
  );
}
