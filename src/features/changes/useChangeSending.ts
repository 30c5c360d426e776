import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bill } from '#contract/entities/bill.ts';
import {
  isOpenIntent,
  sendIntents,
  useSendIntents,
  type SendIntent,
  type ConfirmedSend,
} from '#dataProvider/sendIntents.ts';

/** How the sending of a change stands. */
export interface ChangeSending {
  /** On its way, or without an answer: nothing else of this filing may be sent meanwhile. */
  open: SendIntent | null;
  /** The last one of this text, when the portal refused it. */
  refused: SendIntent | null;
  /** It could not even be noted on this computer. */
  storageError: string | null;
  send: (owner: string, confirmed: ConfirmedSend) => Promise<void>;
}

/** What the page does once a send has ended. */
export interface SendingEnds {
  /** Whether this is the text in the form now. */
  isSame: (sent: Bill) => boolean;
  /** The portal has taken what stands here. @param key of the intent */
  onDone: (key: string) => void;
  /** The portal has taken another text of this filing, of another tab or from before what was typed since. */
  onOther: (key: string) => void;
  /** The page's picture of the filing is out of date. */
  onRefused: () => void;
}

/** [I1] Sends a change once and follows it until it is answered, also one that an earlier visit left unanswered. */
export function useChangeSending(filingId: string, ends: SendingEnds): ChangeSending {
  const intents = useSendIntents();
  /** `isForeign`: when this tab first saw it, it held another text. */
  const [watched, setWatched] = useState<{ key: string; isOtherText: boolean } | null>(null);
  const [storageError, setStorageError] = useState<string | null>(null);
  const own = intents?.filter((intent) => intent.filingId === filingId) ?? [];
  const open = own.find(isOpenIntent) ?? null;
  if (open && watched?.key !== open.key) setWatched({ key: open.key, isOtherText: !ends.isSame(open.body as Bill) });
  const ended = own.find((intent) => intent.key === watched?.key && !isOpenIntent(intent)) ?? null;
  const refused = ended?.state === 'refused' && !watched?.isOtherText ? ended : null;

  const reportedKey = useRef<string | null>(null);
  const isOtherText = watched?.isOtherText ?? false;
  useEffect(() => {
    if (ended === null || reportedKey.current === ended.key) return;
    reportedKey.current = ended.key;
    if (ended.state === 'refused') {
      if (!isOtherText) ends.onRefused();
    } else if (ends.isSame(ended.body as Bill)) ends.onDone(ended.key);
    else ends.onOther(ended.key);
  }, [ended, isOtherText, ends]);

  const send = useCallback(async (owner: string, confirmed: ConfirmedSend) => {
    setWatched(null);
    setStorageError(null);
    try {
      const intent = await sendIntents.send(owner, confirmed);
      setWatched({ key: intent.key, isOtherText: false });
    } catch (error) {
      setStorageError(error instanceof Error ? error.name : 'Error');
    }
  }, []);
  return { open, refused, storageError, send };
}
