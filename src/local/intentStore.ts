import { isLocalId } from '#rules/draftIds.ts';
import { isOpenIntent, isSameWish, SentElsewhere, type SendIntent } from './sendIntent.ts';
import { withReopen } from './reopen.ts';
import { tptDb } from './tptDb.ts';

/** Answered intents older than this are forgotten: the portal's own records say it all. */
const KEPT_FOR = 30 * 24 * 3_600_000;

/** Two presses of *Send* this close mean one send. */
const ONE_PRESS = 60_000;

/** The table of intents; every write is durable before it is acknowledged. */
export const intentStore = {
  /**
   * Stores a new intent, unless its draft is already being sent or was sent: then gives that one, if it is the same wish.
   * One transaction, so that of two tabs exactly one begins.
   * @throws SentElsewhere when that one is for another text, amount or way to pay: nobody is told that this was sent
   */
  begin: (intent: SendIntent): Promise<SendIntent> =>
    withReopen(tptDb(), (db) =>
      db.transaction('rw', db.intents, async () => {
        const others = await db.intents.where({ owner: intent.owner, draftId: intent.draftId }).toArray();
        const inTheWay = others.find((other) => isOpenIntent(other) || wasJustSent(other, intent));
        if (inTheWay && !isSameWish(inTheWay, intent)) throw new SentElsewhere();
        if (inTheWay) return inTheWay;
        await db.intents.add(intent);
        return intent;
      }),
    ),

  /** Changes an intent that is still open; an answer is never taken back. Gives it as it is now. */
  change: (key: string, changes: Partial<SendIntent>): Promise<SendIntent | undefined> =>
    withReopen(tptDb(), (db) =>
      db.transaction('rw', db.intents, async () => {
        const intent = await db.intents.get(key);
        if (!intent || !isOpenIntent(intent)) return intent;
        const changed = { ...intent, ...changes };
        await db.intents.put(changed);
        return changed;
      }),
    ),

  markCleaned: async (key: string): Promise<void> => {
    await withReopen(tptDb(), (db) => db.intents.update(key, { cleaned: true }));
  },

  get: (key: string): Promise<SendIntent | undefined> => withReopen(tptDb(), (db) => db.intents.get(key)),

  /** Newest first. */
  ofOwner: async (owner: string): Promise<SendIntent[]> => {
    const intents = await withReopen(tptDb(), (db) => db.intents.where('owner').equals(owner).toArray());
    return intents.sort((a, b) => b.at - a.at);
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
