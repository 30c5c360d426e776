import { randomBytes } from 'node:crypto';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/limits.ts';
import type { ApiScope } from '#contract/openCalls.ts';
import { isUsable } from '#rules/usableUser.ts';
import { seesAllDrafts } from '#rules/draftScope.ts';
import type { Config } from '../config.ts';
import { compiledStatement } from '../db/compiledStatement.ts';
import { anyOf } from '../db/listValues.ts';
import { PLANNED_ONCE } from '../db/preparedStatements.ts';
import { providerBondOn } from '../providerBondOn.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { mayUseAccount } from './practiceAccounts.ts';
import { sha256 } from '../sha256.ts';

/** A session ends this long after its last use. Milliseconds. */
export const IDLE_LIFE = 7 * 24 * 3_600_000;
/** A session ends at the latest this long after sign-in. Milliseconds. */
export const LIFE_MAX = 30 * 24 * 3_600_000;
/** Live sessions per person: every device, and sessions that were never signed out. */
const PER_PERSON = 20;
/** The last use is written at most this often. Milliseconds. */
const TOUCH_INTERVAL = 5 * 60_000;

/** Whose session it is, and where it was opened. */
interface SessionOwner {
  userId: string;
  /** The hash that a password was compared with: a sign-in with one that was changed meanwhile is refused. */
  passwordHash?: string;
  address?: string;
  agent?: string;
  /** A latest end before that of a sign-in with a password. */
  endsAt?: Date;
}

/** The signed-in user, and the conditions for using the screens. */
export interface SignedIn {
  tokenHash: string;
  /** [P06] Set if the call came with an API key instead of a session. */
  apiKey?: { id: string; scope: ApiScope };
  principal: Principal;
  /** State of account and enterprise, which decides the access. */
  accountState: Pick<
    UserInfo,
    'userId' | 'joinEnterprise' | 'enterpriseEnabled' | 'auditStatus' | 'billingForAdminsOnly'
  >;
}

/** The table stores this hash instead of the token. */
export const hashToken = (token: string): string => sha256(token);

/** Identifies a session without authenticating it. */
export const sessionIdOf = (tokenHash: string): string => sha256(`session id ${tokenHash}`).slice(0, 24);

/**
 * Starts a session in place of those that the browser had. Over the limit of a person, the least recently used sessions
 * end.
 * @returns its token, 256 random bits, sent to the browser and stored nowhere
 */
export async function createSession(
  trx: Tx,
  { userId, passwordHash, address = '', agent = '', endsAt }: SessionOwner,
  now: Date,
  replaced: readonly string[] = [],
): Promise<string> {
  // Locks the user first: concurrent sign-ins would otherwise miss each other in the count, or deadlock.
  const user = await trx
    .selectFrom('app_user')
    .where('id', '=', userId)
    .select(['password_hash', 'disabled_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user || user.disabled_at !== null) throw refuse('accountDisabled');
  if (passwordHash !== undefined && user.password_hash !== passwordHash) throw refuse('wrongPassword');
  await endSessions(trx, replaced);
  await endOldSessions(trx, userId, now, PER_PERSON - 1);
  const token = randomBytes(32).toString('base64url');
  const longest = new Date(now.getTime() + LIFE_MAX);
  const ends_at = endsAt && endsAt < longest ? endsAt : longest;
  await trx
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      seen_at: now,
      expires_at: new Date(Math.min(now.getTime() + IDLE_LIFE, ends_at.getTime())),
      ends_at,
      address,
      agent,
    })
    .execute();
  return token;
}

/** The live session of the first token that has one; extends its life. */
export async function findSession(
  db: Db,
  tokens: readonly string[],
  { now, locale, config }: { now: Date; locale: Locale; config: Config },
): Promise<SignedIn | null> {
  if (tokens.length === 0) return null;
  const hashes = tokens.map(hashToken);
  const rows = await selectSessions(db, { hashes, now });
  const row = hashes.flatMap((hash) => rows.filter((found) => found.token_hash === hash))[0];
  if (!row || !mayUseAccount(row, config)) return null;
  if (now.getTime() - row.seen_at.getTime() > TOUCH_INTERVAL) await touch(db, row.token_hash, row.ends_at, now);
  return { tokenHash: row.token_hash, ...identify(row, { now, locale, config }) };
}

/** The columns that identify the caller and the caller's permissions. */
export const PERSON_COLUMNS = [
  'app_user.practice',
  'app_user.id as user_id',
  'app_user.name as user_name',
  'app_user.enterprise_id',
  'app_user.joined',
  'app_user.admin',
  'app_user.user_type',
  'app_user.role',
  'enterprise.name as enterprise_name',
  'enterprise.enabled',
  'enterprise.audit_status',
  'enterprise.house_scac',
  'enterprise.shared_drafts',
  'enterprise.billing_for_admins_only',
] as const;

const selectSessions = compiledStatement((db, { hashes, now }: { hashes: readonly string[]; now: Date }) =>
  db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .leftJoin('enterprise', 'enterprise.id', 'app_user.enterprise_id')
    .where('session.token_hash', '=', anyOf(hashes))
    .where('session.expires_at', '>', now)
    .where('app_user.disabled_at', 'is', null)
    .select(['session.token_hash', 'session.ends_at', 'session.seen_at', ...PERSON_COLUMNS])
    .modifyEnd(PLANNED_ONCE),
);

interface PersonRow {
  user_id: string;
  user_name: string;
  enterprise_id: string | null;
  joined: boolean;
  admin: boolean;
  user_type: string | null;
  role: Principal['role'];
  enterprise_name: string | null;
  enabled: boolean | null;
  audit_status: UserInfo['auditStatus'] | null;
  house_scac: string | null;
  shared_drafts: boolean | null;
  billing_for_admins_only: boolean | null;
}

export function identify(
  row: PersonRow,
  { now, locale, config }: { now: Date; locale: Locale; config: Config },
): Pick<SignedIn, 'principal' | 'accountState'> {
  return {
    principal: {
      userId: row.user_id,
      userName: row.user_name,
      enterpriseId: row.enterprise_id ?? '',
      enterpriseName: row.enterprise_name ?? '',
      admin: row.admin,
      userType: row.user_type,
      role: row.role,
      houseScac: row.house_scac ?? '',
      draftsOf: draftsOf(row),
      providerBond: providerBondOn(config, now),
      providerBondActivity: config.providerBondActivity,
      locale,
    },
    accountState: {
      userId: row.user_id,
      joinEnterprise: row.joined,
      enterpriseEnabled: row.enabled ?? false,
      auditStatus: row.audit_status ?? 'none',
      billingForAdminsOnly: row.billing_for_admins_only ?? false,
    },
  };
}

function draftsOf(row: { user_id: string; admin: boolean; user_type: string | null; shared_drafts: boolean | null }) {
  const { user_id: userId, admin, user_type: userType } = row;
  return seesAllDrafts({ admin, userType, sharedDrafts: row.shared_drafts ?? false }) ? null : userId;
}

/** Revokes sessions on the server; cookies that browsers still have are worthless then. */
export async function endSessions(db: Db, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await db.deleteFrom('session').where('token_hash', 'in', tokens.map(hashToken)).execute();
}

/** Ends a person's session in favor of a new one. @returns its latest end; null when another request was first */
export async function takeSession(trx: Tx, token: string, userId: string): Promise<Date | null> {
  // The user first, as in `createSession`, to prevent a deadlock.
  await trx.selectFrom('app_user').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
  const taken = await trx
    .deleteFrom('session')
    .where('token_hash', '=', hashToken(token))
    .returning('ends_at')
    .executeTakeFirst();
  return taken?.ends_at ?? null;
}

/** Ends all sessions of a person but one. @returns how many have ended */
export async function endSessionsOf(db: Db, userId: string, keptHash = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function endOldSessions(db: Db, userId: string, now: Date, most: number): Promise<void> {
  const live = db.selectFrom('session').where('user_id', '=', userId).where('expires_at', '>', now);
  const old = live.orderBy('seen_at', 'desc').orderBy('created_at', 'desc').offset(most).select('token_hash');
  await db.deleteFrom('session').where('token_hash', 'in', old).execute();
}

async function touch(db: Db, tokenHash: string, endsAt: Date, now: Date): Promise<void> {
  const end = Math.min(now.getTime() + IDLE_LIFE, endsAt.getTime());
  await db
    .updateTable('session')
    .set({ seen_at: now, expires_at: new Date(end) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Whether a session still gives access to an enterprise; checked repeatedly by open event streams. */
export async function isStillUsable(db: Db, tokenHash: string, enterpriseId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .innerJoin('enterprise', 'enterprise.id', 'app_user.enterprise_id')
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .where('enterprise.id', '=', enterpriseId)
    .where('app_user.disabled_at', 'is', null)
    .select(['app_user.id as userId', 'app_user.joined as joinEnterprise'])
    .select(['enterprise.enabled as enterpriseEnabled', 'enterprise.audit_status as auditStatus'])
    .executeTakeFirst();
  return isUsable(row);
}
