import { ImportStrip } from '#resources/imports/ImportStrip.tsx';
import { SaveBackStrip } from '#resources/templates/SaveBackStrip.tsx';
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
