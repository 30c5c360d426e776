import { sql } from 'kysely';
import type { CallName } from '#contract/calls.ts';
import { refusalBody } from '../plugins/errorAnswer.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { PaidFlow } from '../steps.ts';
import { hashBody, lockIntent, readIntent, writeIntent, type StoredAnswer } from '../store/intents.ts';

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

/**
 * Runs an action once per key of an enterprise. Its response, success or a definitive refusal, is stored in the
 * transaction of the action; a call with the same key and body gets the stored one.
 * @throws Refusal `keyReused` when the key came with another call or body; other failures are not stored
 */
export async function runIdempotent(
  portal: Portal,
  principal: Principal,
  intent: Intent,
  act: (trx: Tx) => Promise<unknown>,
): Promise<StoredAnswer> {
  const { enterpriseId, userId } = principal;
  const { key, call, flow } = intent;
  const bodyHash = hashBody(intent.body);
  const answer = await portal.db.transaction().execute(async (trx) => {
    await lockIntent(trx, enterpriseId, key);
    await portal.steps.mark(`${flow}.keyLocked`);
    const known = await readIntent(trx, enterpriseId, key);
    if (known && (known.call !== call || known.bodyHash !== bodyHash)) throw refuse('keyReused');
    if (known) return known;
    const fresh = await runOrRefuse(trx, principal, act);
    await writeIntent(trx, enterpriseId, { ...fresh, key, call, bodyHash, userId, at: portal.clock() });
    await portal.steps.mark(`${flow}.answerStored`);
    return fresh;
  });
  await portal.steps.mark(`${flow}.committed`);
  return { status: answer.status, body: answer.body };
}

/** Rolls back to a savepoint on a definitive refusal, so that it can be stored in the same transaction. */
async function runOrRefuse(trx: Tx, principal: Principal, act: (trx: Tx) => Promise<unknown>): Promise<StoredAnswer> {
  await sql`savepoint act`.execute(trx);
  try {
    return { status: 200, body: await act(trx) };
  } catch (error) {
    if (!(error instanceof Refusal) || !DEFINITIVE.includes(error.status)) throw error;
    await sql`rollback to savepoint act`.execute(trx);
    return { status: error.status, body: refusalBody(error, principal.locale) };
  }
}
