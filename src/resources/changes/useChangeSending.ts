import { useCallback, useEffect, useRef, useState } from 'react';
import {
  isOpenIntent,
  sendIntents,
  useSendIntents,
  type SendIntent,
  type SendWish,
} from '#dataProvider/sendIntents.ts';

/** How the sending of a change stands. */
export interface ChangeSending {
  /** On its way, or without an answer: nothing else of this filing may be sent meanwhile. */
  open: SendIntent | null;
  /** The last one, when the portal refused it. */
  refused: SendIntent | null;
  /** It could not even be noted on this computer. */
  notKept: string | null;
  send: (owner: string, wish: SendWish) => Promise<void>;
}

/**
 * [I1] Sends a change once and follows it until it is answered, also one that an earlier visit left unanswered.
 * @param onDone gets the intent's key when the portal has taken it
 * @param onRefused the page's picture of the filing is out of date
 */
export function useChangeSending(
  filingId: string,
  onDone: (key: string) => void,
  onRefused: () => void,
): ChangeSending {
  const intents = useSendIntents();
  const [watched, setWatched] = useState<string | null>(null);
  const [notKept, setNotKept] = useState<string | null>(null);
  const own = intents?.filter((intent) => intent.filingId === filingId) ?? [];
  const open = own.find(isOpenIntent) ?? null;
  if (open && watched !== open.key) setWatched(open.key);
  const ended = own.find((intent) => intent.key === watched && !isOpenIntent(intent)) ?? null;

  const told = useRef<string | null>(null);
  useEffect(() => {
    if (ended === null || told.current === ended.key) return;
    told.current = ended.key;
    if (ended.state === 'done') onDone(ended.key);
    else onRefused();
  }, [ended, onDone, onRefused]);

  const send = useCallback(async (owner: string, wish: SendWish) => {
    setWatched(null);
    setNotKept(null);
    try {
      const intent = await sendIntents.send(owner, wish);
      setWatched(intent.key);
    } catch (error) {
      setNotKept(error instanceof Error ? error.name : 'Error');
    }
  }, []);
  return { open, refused: ended?.state === 'refused' ? ended : null, notKept, send };
}
