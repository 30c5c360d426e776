import { useMemo, useState } from 'react';
import type { ReadyCheck } from './draftCheck.ts';
import { findRejects, type RejectTicks } from './sendLine.ts';

/** The confirmations of this visit. Each is valid for the findings that were shown; other findings reset it. */
export function useRejectTicks(): RejectTicks {
  const [ticked, setTicked] = useState<Readonly<Record<string, string>>>({});
  return useMemo(
    () => ({
      has: (check) => ticked[check.id] === rejectText(check),
      set: (check, isTicked) => setTicked((before) => ({ ...before, [check.id]: isTicked ? rejectText(check) : '' })),
    }),
    [ticked],
  );
}

const rejectText = (check: ReadyCheck): string => JSON.stringify(findRejects(check));
