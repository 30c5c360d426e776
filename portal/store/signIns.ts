import type { Locale } from '#contract/limits.ts';
import type { Db, Tx } from '../portal.ts';

/** Sign-ins that the history shows. */
const SHOWN = 30;
const AGENT_MAX = 300;

export interface Origin {
  address: string;
  agent: string;
}

export const shortAgent = (agent: string | undefined): string => (agent ?? '').slice(0, AGENT_MAX);

export async function recordSignIn(
  db: Db,
  userId: string,
  succeeded: boolean,
  { address, agent }: Origin,
  now: Date,
): Promise<void> {
  await db.insertInto('sign_in').values({ user_id: userId, at: now, succeeded, address, agent }).execute();
}

export async function markSignedIn(
  trx: Tx,
  { userId, locale }: { userId: string; locale: Locale },
  origin: Origin,
  now: Date,
): Promise<void> {
  await recordSignIn(trx, userId, true, origin, now);
  await trx.updateTable('app_user').set({ last_sign_in_at: now, locale }).where('id', '=', userId).execute();
}

/** The last sign-ins of a person, newest first. */
export function listSignIns(db: Db, userId: string) {
  return db
    .selectFrom('sign_in')
    .where('user_id', '=', userId)
    .select(['id', 'at', 'succeeded', 'address', 'agent'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

/** The live sessions of a person, the latest used first. */
export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .select(['token_hash', 'created_at', 'seen_at', 'address', 'agent'])
    .orderBy('seen_at', 'desc')
    .execute();
}
