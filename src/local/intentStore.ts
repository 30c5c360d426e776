import { isLocalId } from '#rules/draftIds.ts';
import { awaitLocalKey, localKey } from './localKeys.ts';
import { canSeal } from './ownerSeal.ts';
import { withReopen } from './reopen.ts';
import { isSealedValue, openValue, sealValue } from './sealedRecord.ts';
import { isOpenIntent, isSameWish, SentElsewhere, type SendIntent } from './sendIntent.ts';
import { tptDb } from './tptDb.ts';

/** Answered intents older than this are forgotten: the portal's own records say it all. */
const KEPT_FOR = 30 * 24 * 3_600_000;

/** Two presses of *Send* this close mean one send. */
const ONE_PRESS = 60_000;

/** What an intent says of the filing itself: encrypted together, in the place of the body. */
type Content = Pick<SendIntent, 'body' | 'amsNos' | 'answer'>;

/**
 * An intent as it is stored.
 * @throws LocalKeyMissing when its body holds personal ids and there is no key: then nothing is sent
 */
export function intentToStore({ body, amsNos, answer, ...rest }: SendIntent): SendIntent {
  if (!canSeal(rest.owner)) {
    sealValue(rest.owner, body);
    return { ...rest, body, amsNos, ...(answer ? { answer } : {}) };
  }
  return { ...rest, amsNos: [], body: sealValue<Content>(rest.owner, { body, amsNos, ...(answer ? { answer } : {}) }) };
}

/** A stored intent in clear. Without its key it has no body, and its outcome can still be asked of the portal. */
export function intentInClear(stored: SendIntent): SendIntent {
  if (!isSealedValue(stored.body)) return stored;
  try {
    return { ...stored, ...openValue<Content>(stored.owner, stored.body) };
  } catch {
    return { ...stored, body: undefined };
  }
}

/** A key on its way from the portal is waited for, before a transaction that needs it. */
async function whenKeyIsHere(owner: string): Promise<void> {
  if (localKey(owner) === null && canSeal(owner)) await awaitLocalKey(owner);
}

/** The table of intents; every write is durable before it is acknowledged. */
export const intentStore = {
  /**
   * Stores a new intent, unless its draft is already being sent or was sent: then gives that one, if it is the same wish.
   * One transaction, so that of two tabs exactly one begins.
   * @throws SentElsewhere when that one is for another text, amount or way to pay: nobody is told that this was sent
   */
  begin: async (intent: SendIntent): Promise<SendIntent> => {
    await whenKeyIsHere(intent.owner);
    return withReopen(tptDb(), (db) =>
      db.transaction('rw', db.intents, async () => {
        const stored = await db.intents.where({ owner: intent.owner, draftId: intent.draftId }).toArray();
        const inTheWay = stored.find((other) => isOpenIntent(other) || wasJustSent(other, intent));
        const same = inTheWay && intentInClear(inTheWay);
        if (same && !isSameWish(same, intent)) throw new SentElsewhere();
        if (same) return same;
        await db.intents.add(intentToStore(intent));
        return intent;
      }),
    );
  },

  /** Changes an intent that is still open; an answer is never taken back. Gives it as it is now. */
  change: (key: string, changes: Partial<SendIntent>): Promise<SendIntent | undefined> =>
    withReopen(tptDb(), (db) =>
      db.transaction('rw', db.intents, async () => {
        const stored = await db.intents.get(key);
        const intent = stored && intentInClear(stored);
        if (!intent || !isOpenIntent(intent)) return intent;
        const changed = { ...intent, ...changes };
        // A body that no key opens now stays as it is stored.
        const isLocked = isSealedValue(stored.body) && intent.body === undefined;
        await db.intents.put(isLocked ? { ...stored, ...changes } : intentToStore(changed));
        return changed;
      }),
    ),

  markCleaned: async (key: string): Promise<void> => {
    await withReopen(tptDb(), (db) => db.intents.update(key, { cleaned: true }));
  },

  get: async (key: string): Promise<SendIntent | undefined> => {
    const stored = await withReopen(tptDb(), (db) => db.intents.get(key));
    if (stored) await whenKeyIsHere(stored.owner);
    return stored && intentInClear(stored);
  },

  /** Newest first. */
  ofOwner: async (owner: string): Promise<SendIntent[]> => {
    const stored = await withReopen(tptDb(), (db) => db.intents.where('owner').equals(owner).toArray());
    if (stored.length > 0) await whenKeyIsHere(owner);
    return stored.map(intentInClear).sort((a, b) => b.at - a.at);
  },

  forgetOld: async (owner: string, now: number): Promise<void> => {
    await withReopen(tptDb(), (db) =>
      db.intents
        .where('owner')
        .equals(owner)
        .filter((intent) => (intent.state === 'refused' || intent.cleaned === true) && intent.at < now - KEPT_FOR)
        .delete(),
    );
  },
};

/**
 * A sent draft of the portal is gone for good; a local id may come again with a flow, and then is another draft. A filing
 * may be changed again and again: the portal knows by revision and status whether this change was made already.
 */
function wasJustSent(other: SendIntent, wanted: SendIntent): boolean {
  if (wanted.filingId !== undefined) return false;
  return (
    other.state === 'done' && (!isLocalId(wanted.draftId) || wanted.at - (other.answeredAt ?? other.at) < ONE_PRESS)
  );
}

export type IntentStore = typeof intentStore;
