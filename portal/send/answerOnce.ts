import { sql } from 'kysely';
import type { CallName } from '#contract/calls.ts';
import { refusalBody } from '../plugins/errorAnswer.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { PaidFlow } from '../steps.ts';
import { hashOf, lockIntent, readIntent, writeIntent, type StoredAnswer } from '../store/intents.ts';

/** Refusals that say what is the matter, so that asking again under the key would only repeat them. */
const DEFINITIVE: readonly number[] = [400, 402, 404, 409, 422];

/** What somebody wants done once. */
export interface Intent {
  key: string;
  call: CallName;
  flow: PaidFlow;
  /** Everything that decides the outcome, the way to pay included. */
  body: unknown;
}

/**
 * Does something once per key of an enterprise. The answer, a yes or a definitive no, is stored in the very
 * transaction that does it, and whoever comes again with key and body gets it again.
 * @throws Refusal `keyReused` when the key came with another call or body; other failures are not stored
 */
export async function answerOnce(
  portal: Portal,
  principal: Principal,
  intent: Intent,
  act: (trx: Tx) => Promise<unknown>,
): Promise<StoredAnswer> {
  const { enterpriseId, userId } = principal;
  const { key, call, flow } = intent;
  const bodyHash = hashOf(intent.body);
  const answer = await portal.db.transaction().execute(async (trx) => {
    await lockIntent(trx, enterpriseId, key);
    await portal.steps.mark(`${flow}.keyLocked`);
    const known = await readIntent(trx, enterpriseId, key);
    if (known && (known.call !== call || known.bodyHash !== bodyHash)) throw refuse('keyReused');
    if (known) return known;
    const given = await tried(trx, principal, act);
    await writeIntent(trx, enterpriseId, { ...given, key, call, bodyHash, userId, at: portal.clock() });
    await portal.steps.mark(`${flow}.answerStored`);
    return given;
  });
  await portal.steps.mark(`${flow}.committed`);
  return { status: answer.status, body: answer.body };
}

/** A no undoes what was done so far and nothing else, so that it can be stored under the lock of its key. */
async function tried(trx: Tx, principal: Principal, act: (trx: Tx) => Promise<unknown>): Promise<StoredAnswer> {
  await sql`savepoint act`.execute(trx);
  try {
    return { status: 200, body: await act(trx) };
  } catch (error) {
    if (!(error instanceof Refusal) || !DEFINITIVE.includes(error.status)) throw error;
    await sql`rollback to savepoint act`.execute(trx);
    return { status: error.status, body: refusalBody(error, principal.locale) };
  }
}
