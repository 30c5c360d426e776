import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageOwner } from '#local/owner.ts';
import { isOpenIntent, SentElsewhere, type SendIntent } from '#local/sendIntent.ts';
import { createIntentQueue } from './sendIntentQueue.ts';
import { browserEnvironment, watchIntents } from './sendIntentEnvironment.ts';

export { newIntentKey } from './sendIntentKey.ts';
export { maySendAgain, type ConfirmedSend } from './sendIntentQueue.ts';
export { changeDraftId, isOpenIntent, type SendIntent } from '#local/sendIntent.ts';

/**
 * Message key for a send that could not start.
 * @param reason name of the error
 */
export const notStoredKey = (reason: string): string =>
  reason === new SentElsewhere().name ? 'send.sentElsewhere' : 'send.notKept';

/** The page's sends. Call `resume(owner)` after sign-in and after a reload. */
export const sendIntents = createIntentQueue(browserEnvironment);

/** All sends of the page's owner, newest first, updated from any tab; null while loading. */
export function useSendIntents(): SendIntent[] | null {
  const [intents, setIntents] = useState<SendIntent[] | null>(null);
  const open = useRef(new Set<string>());
  const queryClient = useQueryClient();

  useEffect(() => {
    let isStopped = false;
    const read = async () => {
      const owner = pageOwner();
      const now = owner === null ? [] : await sendIntents.ofOwner(owner);
      if (isStopped) return;
      const hasNewlyDone = now.some(({ key, state }) => state === 'done' && open.current.has(key));
      open.current = new Set(now.filter(isOpenIntent).map(({ key }) => key));
      setIntents(now);
      // Wallet and lists have changed.
      if (hasNewlyDone)
        for (const name of ['me', 'drafts', 'filings']) void queryClient.invalidateQueries({ queryKey: [name] });
    };
    const refresh = () => void read().catch(() => setIntents((before) => before ?? []));
    const stops = [sendIntents.subscribe(refresh), watchIntents(refresh, () => void sendIntents.retryNow())];
    refresh();
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }, [queryClient]);
  return intents;
}

/** Unanswered sends; the shell shows them on every page. */
export function useOpenIntents(): SendIntent[] {
  return (useSendIntents() ?? []).filter(isOpenIntent);
}
