import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageOwner } from '#local/owner.ts';
import { isOpenIntent, SentElsewhere, type SendIntent } from '#local/sendIntent.ts';
import { createIntentKeeper } from './sendIntentKeeper.ts';
import { browserWorld, watchSurroundings } from './sendIntentWorld.ts';

export { newIntentKey } from './sendIntentKey.ts';
export { maySendAgain, type SendWish } from './sendIntentKeeper.ts';
export { changeOf, isOpenIntent, type SendIntent } from '#local/sendIntent.ts';

/** Key of the sentence for a send that could not begin. @param reason name of the error */
export const notKeptKey = (reason: string): string =>
  reason === new SentElsewhere().name ? 'send.sentElsewhere' : 'send.notKept';

/** The page's sends. `resume(owner)` is called when someone is signed in, after a reload too. */
export const sendIntents = createIntentKeeper(browserWorld);

/** Every send of the page's owner, newest first, as it changes in any tab; null while they are being read. */
export function useSendIntents(): SendIntent[] | null {
  const [intents, setIntents] = useState<SendIntent[] | null>(null);
  const open = useRef(new Set<string>());
  const queryClient = useQueryClient();

  useEffect(() => {
    let stopped = false;
    const read = async () => {
      const owner = pageOwner();
      const now = owner === null ? [] : await sendIntents.ofOwner(owner);
      if (stopped) return;
      const hasNewlyDone = now.some(({ key, state }) => state === 'done' && open.current.has(key));
      open.current = new Set(now.filter(isOpenIntent).map(({ key }) => key));
      setIntents(now);
      // The wallet and the lists are other than they were.
      if (hasNewlyDone)
        for (const name of ['me', 'drafts', 'filings']) void queryClient.invalidateQueries({ queryKey: [name] });
    };
    const refresh = () => void read().catch(() => setIntents((before) => before ?? []));
    const stops = [sendIntents.subscribe(refresh), watchSurroundings(refresh, () => void sendIntents.hurry())];
    refresh();
    return () => {
      stopped = true;
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  return intents;
}

/** Sends that are not answered yet: the shell says so on every page. */
export function useOpenIntents(): SendIntent[] {
  return (useSendIntents() ?? []).filter(isOpenIntent);
}
