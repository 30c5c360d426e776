import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bill } from '#contract/entities/bill.ts';
import {
  isOpenIntent,
  sendIntents,
  useSendIntents,
  type SendIntent,
  type ConfirmedSend,
} from '#dataProvider/sendIntents.ts';
import { sentBill } from '#local/sendIntent.ts';

export interface ChangeSending {
  /** Sending or unanswered: blocks other sends of this filing. */
  open: SendIntent | null;
  /** The refused send of this text. */
  refused: SendIntent | null;
  /** Why the intent could not be stored. */
  storageError: string | null;
  send: (owner: string, confirmed: ConfirmedSend) => Promise<void>;
}

export interface SendingEnds {
  /** Whether a sent bill equals the text in the form. */
  isSame: (sent: Bill) => boolean;
  /** The portal accepted the text in the form. */
  onDone: (key: string) => void;
  /** The portal accepted another text of this filing, of another tab or before further typing. */
  onOther: (key: string) => void;
  onRefused: () => void;
}

function isSameText(intent: SendIntent, { isSame }: SendingEnds): boolean {
  const bill = sentBill(intent);
  return bill !== null && isSame(bill);
}

/** [I1] Sends a change once and follows it until it is answered, also an unanswered one of an earlier visit. */
export function useChangeSending(filingId: string, ends: SendingEnds): ChangeSending {
  const intents = useSendIntents();
  /** `isOtherText`: this tab had another text when it first saw the intent. */
  const [watched, setWatched] = useState<{ key: string; isOtherText: boolean } | null>(null);
  const [storageError, setStorageError] = useState<string | null>(null);
  const own = intents?.filter((intent) => intent.filingId === filingId) ?? [];
  const open = own.find(isOpenIntent) ?? null;
  if (open && watched?.key !== open.key) setWatched({ key: open.key, isOtherText: !isSameText(open, ends) });
  const ended = own.find((intent) => intent.key === watched?.key && !isOpenIntent(intent)) ?? null;
  const refused = ended?.state === 'refused' && !watched?.isOtherText ? ended : null;

  const reportedKey = useRef<string | null>(null);
  const isOtherText = watched?.isOtherText ?? false;
  useEffect(() => {
    if (ended === null || reportedKey.current === ended.key) return;
    reportedKey.current = ended.key;
    if (ended.state === 'refused') {
      if (!isOtherText) ends.onRefused();
    } else if (isSameText(ended, ends)) ends.onDone(ended.key);
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
