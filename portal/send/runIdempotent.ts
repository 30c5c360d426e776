import { sql } from 'kysely';
import type { CallName } from '#contract/calls.ts';
import { refusalBody } from '../plugins/errorAnswer.ts';
import { WriteBatch } from '../db/writeBatch.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { PaidFlow } from '../steps.ts';
import { addIntent, hashBody, type LockedIntent, type StoredAnswer } from '../store/intents.ts';

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
 * Runs an action once per key of an enterprise. Its response, success or a definitive refusal, is stored in the
 * transaction of the action, together with its last rows; a call with the same key and body gets the stored one.
 * @throws Refusal `keyReused` when the key came with another call or body; other failures are not stored
 */
export async function runIdempotent<L extends LockedIntent>(
  portal: Portal,
  principal: Principal,
  intent: Intent,
  lock: Lock<L>,
  act: (batch: WriteBatch, locked: L) => Promise<unknown>,
): Promise<StoredAnswer> {
  const { enterpriseId, userId } = principal;
  const { key, call, flow } = intent;
  const bodyHash = hashBody(intent.body);
  const answer = await portal.db.transaction().execute(async (trx) => {
    const locked = await lock(trx, enterpriseId, key);
    await portal.steps.mark(`${flow}.keyLocked`);
    const { known } = locked;
    if (known && (known.call !== call || known.bodyHash !== bodyHash)) throw refuse('keyReused');
    if (known) return known;
    const { answer: fresh, batch } = await runOrRefuse(trx, principal, (rows) => act(rows, locked));
    addIntent(batch, enterpriseId, { ...fresh, key, call, bodyHash, userId, at: portal.clock() });
    await batch.write();
    await portal.steps.mark(`${flow}.answerStored`);
    return fresh;
  });
  await portal.steps.mark(`${flow}.committed`);
  return { status: answer.status, body: answer.body };
}

/**
 * Rolls back to a savepoint on a definitive refusal, so that it can be stored in the same transaction.
 * @returns the answer, and the rows that are still to be written: none of a refused action
 */
async function runOrRefuse(
  trx: Tx,
  principal: Principal,
  act: (batch: WriteBatch) => Promise<unknown>,
): Promise<{ answer: StoredAnswer; batch: WriteBatch }> {
  await sql`savepoint act`.execute(trx);
  try {
    const batch = new WriteBatch(trx);
    return { answer: { status: 200, body: await act(batch) }, batch };
  } catch (error) {
    if (!(error instanceof Refusal) || !DEFINITIVE.includes(error.status)) throw error;
    await sql`rollback to savepoint act`.execute(trx);
    const answer = { status: error.status, body: refusalBody(error, principal.locale) };
    return { answer, batch: new WriteBatch(trx) };
  }
}
