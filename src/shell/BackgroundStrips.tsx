import { ImportStrip } from '#features/imports/ImportStrip.tsx';
import { SaveBackStrip } from '#features/templating/SaveBackStrip.tsx';
import { SilentStorageStrip } from './SilentStorageStrip.tsx';

/** What goes on behind every screen, or waits there for an answer. */
export function BackgroundStrips() {
  return (
    <>
      <SilentStorageStrip />
      <ImportStrip />
      <SaveBackStrip />
    </>
  );
}
