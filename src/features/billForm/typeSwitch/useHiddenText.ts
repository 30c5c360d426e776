import { useCallback, useEffect, useRef } from 'react';
import { hiddenTextStore } from '#local/hiddenTextStore.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';

/** Fields hidden by a change of the filing type, stored locally to survive a reload. */
export function useHiddenText(session: DocumentSession) {
  const hiddenText = useRef<AnyRecord>({});
  const reading = useRef<Promise<void> | null>(null);
  const read = useCallback(() => {
    // Without storage the text is kept in memory.
    reading.current ??= hiddenTextStore.get(session.state().id).then(
      (found) => {
        hiddenText.current = { ...found, ...hiddenText.current };
      },
      () => undefined,
    );
    return reading.current;
  }, [session]);
  useEffect(() => void read(), [read]);

  const saveHiddenText = useCallback(
    /** @param hasUserText whether the user entered any of it */
    (next: AnyRecord, hasUserText: boolean) => {
      hiddenText.current = next;
      const { id } = session.state();
      const done = hasUserText ? hiddenTextStore.put(id, next) : hiddenTextStore.remove([id]);
      // Kept in memory until the page is closed.
      done.catch(() => undefined);
    },
    [session],
  );
  return { hiddenText, read, saveHiddenText };
}
