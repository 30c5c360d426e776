import type { CallName } from '#contract/calls.ts';
import { refusalBody } from '../plugins/errorAnswer.ts';
import { WriteBatch } from '../db/writeBatch.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { PaidFlow } from '../steps.ts';
import {
  addIntent,
  hashBody,
  lockIntent,
  type LockedIntent,
  type StoredAnswer,
  type StoredIntent,
} from '../store/intents.ts';

/** Statuses of refusals that a repeated call would get again; they are stored. */
const DEFINITIVE: readonly number[] = [400, 402, 404, 409, 422];

/** A user action that has its effect once. */
interface Intent {
  key: string;
  call: CallName;
  flow: PaidFlow;
  /** Everything that decides the outcome, the way to pay included. */
  body: unknown;
}

/** Locks a key, and whatever else the action needs first. */
export type Lock<L extends LockedIntent> = (trx: Tx, enterpriseId: string, key: string) => Promise<L>;

/**
 * Runs an action once per key of an enterprise. Its response, success or a definitive refusal, is stored: a success in the
 * transaction of the action, together with its last rows, a refusal by one of its own (decision 0090). A call with the same
 * key and body gets the stored response.
 * @throws Refusal `keyReused` when the key came with another call or body; other failures are not stored
 */
export async function runIdempotent<L extends LockedIntent>(
  portal: Portal,
  principal: Principal,
  intent: Intent,
  lock: Lock<L>,
  act: (batch: WriteBatch, locked: L) => Promise<unknown>,
): Promise<StoredAnswer> {
  const { key, call, flow } = intent;
  const facts = { key, call, bodyHash: hashBody(intent.body), userId: principal.userId };
  const answerOnce = <Locked extends LockedIntent>(
    lockKey: Lock<Locked>,
    answer: (batch: WriteBatch, locked: Locked) => Promise<StoredAnswer>,
  ) =>
    portal.db.transaction().execute(async (trx) => {
      const locked = await lockKey(trx, principal.enterpriseId, key);
      await portal.steps.mark(`${flow}.keyLocked`);
      if (locked.known) return requireSameCall(locked.known, facts);
      const batch = new WriteBatch(trx);
      const fresh = await answer(batch, locked);
      addIntent(batch, principal.enterpriseId, { ...fresh, ...facts, at: portal.clock() });
      await batch.write();
      await portal.steps.mark(`${flow}.answerStored`);
      return fresh;
    });

  const { status, body } = await answerOnce(lock, async (batch, locked) => ({
    status: 200,
    body: await act(batch, locked),
  })).catch((error: unknown) => {
    if (!isDefinitive(error)) throw error;
    // The transaction was rolled back, so another call may have answered the key meanwhile.
    const refusal = { status: error.status, body: refusalBody(error, principal.locale) };
    return answerOnce(lockIntent, () => Promise.resolve(refusal));
  });
  await portal.steps.mark(`${flow}.committed`);
  return { status, body };
}

/** Whether a repeated call would get the same refusal. That of another call's key is no answer of the key. */
const isDefinitive = (error: unknown): error is Refusal =>
  error instanceof Refusal && DEFINITIVE.includes(error.status) && error.reason !== 'keyReused';

function requireSameCall(known: StoredIntent, { call, bodyHash }: { call: CallName; bodyHash: string }): StoredAnswer {
  if (known.call !== call || known.bodyHash !== bodyHash) throw refuse('keyReused');
  return known;
}
