import { useCallback, useRef } from 'react';
import { hiddenTextStore } from '#local/hiddenTextStore.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';

/** Milliseconds to wait for the storage. */
const STORAGE_TIMEOUT = 1_000;

const timeout = () =>
  new Promise<never>((_, fail) => setTimeout(() => fail(new Error('The storage does not answer.')), STORAGE_TIMEOUT));

/** Fields hidden by a change of the filing type, stored locally to survive a reload and shared by all tabs. */
export function useHiddenText(session: DocumentSession) {
  /** Fields that could not be stored; kept in memory until the page is closed. */
  const unstored = useRef<AnyRecord | null>(null);
  const writing = useRef<Promise<void>>(Promise.resolve());
  /** Whether the last read found text, which the change that follows restores. */
  const isFound = useRef(false);

  /** What is stored now: another tab may have stored or restored text since the last change. */
  const readHiddenText = useCallback(async (): Promise<AnyRecord> => {
    isFound.current = false;
    const stored = writing.current.then(() => hiddenTextStore.get(session.state().id));
    const found = await Promise.race([stored, timeout()]).catch(() => null);
    isFound.current = found !== null;
    return { ...found, ...unstored.current };
  }, [session]);

  const saveHiddenText = useCallback(
    /** @param hasUserText whether the user entered any of it */
    (next: AnyRecord, hasUserText: boolean) => {
      const { id } = session.state();
      unstored.current = hasUserText ? next : null;
      if (!hasUserText && !isFound.current) return;
      const done = hasUserText ? hiddenTextStore.put(id, next) : hiddenTextStore.remove([id]);
      writing.current = done.then(
        () => {
          if (unstored.current === next) unstored.current = null;
        },
        () => undefined,
      );
    },
    [session],
  );
  return { readHiddenText, saveHiddenText };
}
