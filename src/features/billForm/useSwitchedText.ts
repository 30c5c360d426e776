import { useCallback, useEffect, useRef } from 'react';
import { switchedText } from '#local/switchedText.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { DocumentSession } from '../document/sessionShape.ts';

/** What changes of the filing type set aside in an open draft, kept on this computer: it outlives a reload. */
export function useSwitchedText(session: DocumentSession) {
  const kept = useRef<AnyRecord>({});
  const reading = useRef<Promise<void> | null>(null);
  const read = useCallback(() => {
    // A storage that does not answer takes nothing away from what is done from now on.
    reading.current ??= switchedText.get(session.state().id).then(
      (found) => {
        kept.current = { ...found, ...kept.current };
      },
      () => undefined,
    );
    return reading.current;
  }, [session]);
  useEffect(() => void read(), [read]);

  const set = useCallback(
    /** @param isWorthKeeping whether anything of it was written by somebody */
    (next: AnyRecord, isWorthKeeping: boolean) => {
      kept.current = next;
      const { id } = session.state();
      const done = isWorthKeeping ? switchedText.put(id, next) : switchedText.remove([id]);
      done.catch(() => undefined);
    },
    [session],
  );
  return { kept, read, set };
}
