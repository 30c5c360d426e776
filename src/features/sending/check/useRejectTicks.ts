import { useMemo, useState } from 'react';
import type { ReadyCheck } from './draftCheck.ts';
import { rejectsOf } from './sendLine.ts';

/** Which drafts are to be sent although customs would reject them. */
export interface RejectTicks {
  has: (check: ReadyCheck) => boolean;
  set: (check: ReadyCheck, isTicked: boolean) => void;
}

/** The ticks of this visit. One is about what stood there when it was set: a check that finds something else drops it. */
export function useRejectTicks(): RejectTicks {
  const [ticked, setTicked] = useState<Readonly<Record<string, string>>>({});
  return useMemo(
    () => ({
      has: (check) => ticked[check.id] === wordsOf(check),
      set: (check, isTicked) => setTicked((before) => ({ ...before, [check.id]: isTicked ? wordsOf(check) : '' })),
    }),
    [ticked],
  );
}

const wordsOf = (check: ReadyCheck): string => JSON.stringify(rejectsOf(check));
