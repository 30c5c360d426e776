import { isLocalId } from '#rules/draftIds.ts';
import { awaitLocalKey, localKey } from './localKeys.ts';
import { canSeal } from './ownerSeal.ts';
import { withReopen } from './reopen.ts';
import { isSealedValue, openValue, sealValue } from './sealedRecord.ts';
import { isOpenIntent, isSameIntent, SentElsewhere, type SendIntent } from './sendIntent.ts';
import { tptDb } from './tptDb.ts';

/** Answered intents are deleted after 30 days. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** A second press of *Send* within a minute repeats the first one. */
const REPEATED_PRESS_MS = 60_000;

/** Encrypted together, in place of the body. */
type Content = Pick<SendIntent, 'body' | 'amsNos' | 'answer'>;

/**
 * Encrypts the content of an intent.
 * @throws LocalKeyMissing when the body contains personal ids and there is no key: then nothing is sent
 */
export function intentToStore({ body, amsNos, answer, ...rest }: SendIntent): SendIntent {
  if (!canSeal(rest.owner)) {
    sealValue(rest.owner, body);
    return { ...rest, body, amsNos, ...(answer ? { answer } : {}) };
  }
  return { ...rest, amsNos: [], body: sealValue<Content>(rest.owner, { body, amsNos, ...(answer ? { answer } : {}) }) };
}

/** Decrypts an intent. Without the key it has no body, but its outcome can still be requested from the portal. */
export function intentFromStore(stored: SendIntent): SendIntent {
  if (!isSealedValue(stored.body)) return stored;
  try {
    return { ...stored, ...openValue<Content>(stored.owner, stored.body) };
  } catch {
    return { ...stored, body: undefined };
  }
}

/** Called before a transaction, which cannot wait for the key. */
async function waitForKey(owner: string): Promise<void> {
  if (localKey(owner) === null && canSeal(owner)) await awaitLocalKey(owner);
}

/** The table of intents, with strict durability. */
export const intentStore = {
  /**
   * Stores a new intent. If the draft is being sent or was just sent, returns that intent instead. One transaction, so that
   * only one of two tabs sends.
   * @throws SentElsewhere when the other intent has a different text, amount or payment type
   */
  begin: async (intent: SendIntent): Promise<SendIntent> => {
    await waitForKey(intent.owner);
    return withReopen(tptDb(), (db) =>
      db.transaction('rw', db.intents, async () => {
        const stored = await db.intents.where({ owner: intent.owner, draftId: intent.draftId }).toArray();
        const found = stored.find((other) => isOpenIntent(other) || wasJustSent(other, intent));
        const existing = found && intentFromStore(found);
        if (existing && !isSameIntent(existing, intent)) throw new SentElsewhere();
        if (existing) return existing;
        await db.intents.add(intentToStore(intent));
        return intent;
      }),
    );
  },

  /**
   * Changes an open intent; an answered one stays unchanged.
   * @returns the current intent
   */
  change: (key: string, changes: Partial<SendIntent>): Promise<SendIntent | undefined> =>
    withReopen(tptDb(), (db) =>
      db.transaction('rw', db.intents, async () => {
        const stored = await db.intents.get(key);
        const intent = stored && intentFromStore(stored);
        if (!intent || !isOpenIntent(intent)) return intent;
        const changed = { ...intent, ...changes };
        // Without the key the encrypted body is stored unchanged.
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
    if (stored) await waitForKey(stored.owner);
    return stored && intentFromStore(stored);
  },

  /** Newest first. */
  ofOwner: async (owner: string): Promise<SendIntent[]> => {
    const stored = await withReopen(tptDb(), (db) => db.intents.where('owner').equals(owner).toArray());
    if (stored.length > 0) await waitForKey(owner);
    return stored.map(intentFromStore).sort((a, b) => b.at - a.at);
  },

  forgetOld: async (owner: string, now: number): Promise<void> => {
    await withReopen(tptDb(), (db) =>
      db.intents
        .where('owner')
        .equals(owner)
        .filter((intent) => (intent.state === 'refused' || intent.cleaned === true) && intent.at < now - RETENTION_MS)
        .delete(),
    );
  },
};

/**
 * A server draft can be sent only once. A local id may be reused by a flow for another draft. A filing can be changed
 * repeatedly: the portal recognizes a repeated change by revision and status.
 */
function wasJustSent(other: SendIntent, wanted: SendIntent): boolean {
  if (wanted.filingId !== undefined) return false;
  return (
    other.state === 'done' &&
    (!isLocalId(wanted.draftId) || wanted.at - (other.answeredAt ?? other.at) < REPEATED_PRESS_MS)
  );
}

export type IntentStore = typeof intentStore;
