import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiKey } from '#contract/endpoints/apiKeys.ts';
import { API_SCOPES, type ApiScope } from '#contract/openCalls.ts';
import type { Locale } from '#contract/limits.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { sha256 } from '../sha256.ts';
import { writeAudit, type Actor } from './auditLog.ts';
import { requireAdminNow } from './people.ts';
import { mayUseAccount } from './practiceAccounts.ts';
import { identify, PERSON_COLUMNS, type SignedIn } from './sessions.ts';

/** What every key begins with, so that scanners of published code recognize it. */
const PREFIX = 'tpt_';
export const API_KEY = /^tpt_[\w-]{43}$/u;
/** Live keys of an enterprise. */
export const KEYS_PER_ENTERPRISE = 10;
const HINT_LENGTH = 4;
/** The last use is written at most this often. Milliseconds. */
const TOUCH_INTERVAL = 60_000;

/**
 * Makes a key that acts as the admin who creates it.
 * @returns the key, 256 random bits, shown once and stored nowhere
 * @throws Refusal `invalid` for too many keys, `notAllowed` when the person is no longer an admin
 */
export async function createApiKey(
  trx: Tx,
  caller: Principal,
  { name, scope }: { name: string; scope: ApiScope },
  actor: Actor,
  now: Date,
): Promise<{ id: string; key: string }> {
  await requireAdminNow(trx, caller);
  const { enterpriseId, userId } = caller;
  const live = await trx
    .selectFrom('api_key')
    .where('enterprise_id', '=', enterpriseId)
    .where('revoked_at', 'is', null)
    .select('id')
    .execute();
  if (live.length >= KEYS_PER_ENTERPRISE) {
    throw refuse('invalid', { errors: { name: { message: 'apiKeys.full', args: { most: KEYS_PER_ENTERPRISE } } } });
  }
  const key = PREFIX + randomBytes(32).toString('base64url');
  const id = randomUUID();
  const hint = key.slice(-HINT_LENGTH);
  await trx
    .insertInto('api_key')
    .values({
      id,
      enterprise_id: enterpriseId,
      user_id: userId,
      name,
      scope,
      key_hash: sha256(key),
      hint,
      created_at: now,
    })
    .execute();
  await logAct(trx, actor, 'apiKey.created', { id, enterpriseId, name, scope, hint }, now);
  return { id, key };
}

/** Ends a key at once. @throws Refusal `notFound` for one that is another enterprise's or was revoked */
export async function revokeApiKey(
  trx: Tx,
  { userId, enterpriseId }: Principal,
  id: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const revoked = await trx
    .updateTable('api_key')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .set({ revoked_at: now, revoked_by: userId })
    .returning(['name', 'scope', 'hint'])
    .executeTakeFirst();
  if (!revoked) throw refuse('notFound');
  await logAct(trx, actor, 'apiKey.revoked', { id, enterpriseId, ...revoked }, now);
}

/** The keys of an enterprise, newest first; revoked ones too. */
export async function listApiKeys(db: Db, enterpriseId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_key')
    .innerJoin('app_user', 'app_user.id', 'api_key.user_id')
    .where('api_key.enterprise_id', '=', enterpriseId)
    .select(['api_key.id', 'api_key.name', 'scope', 'hint', 'app_user.name as person', 'api_key.created_at'])
    .select(['last_used_at', 'last_address', 'revoked_at'])
    .orderBy('api_key.created_at', 'desc')
    .orderBy('api_key.id')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scope: toScope(row.scope),
    hint: row.hint,
    person: row.person,
    createdAt: toServerText(row.created_at),
    lastUsedAt: row.last_used_at && toServerText(row.last_used_at),
    lastAddress: row.last_address,
    revokedAt: row.revoked_at && toServerText(row.revoked_at),
  }));
}

/** The caller behind a key, with the rights that its person has now; null for an unknown, revoked or leaver's key. */
export async function findApiKey(
  db: Db,
  key: string,
  { now, locale, config, address }: { now: Date; locale: Locale; config: Config; address: string },
): Promise<SignedIn | null> {
  const keyHash = sha256(key);
  const row = await db
    .selectFrom('api_key')
    .innerJoin('app_user', 'app_user.id', 'api_key.user_id')
    .innerJoin('enterprise', 'enterprise.id', 'api_key.enterprise_id')
    .where('api_key.key_hash', '=', keyHash)
    .where('api_key.revoked_at', 'is', null)
    .where('app_user.disabled_at', 'is', null)
    .whereRef('app_user.enterprise_id', '=', 'api_key.enterprise_id')
    .select(['api_key.id as key_id', 'api_key.scope', 'api_key.last_used_at', ...PERSON_COLUMNS])
    .executeTakeFirst();
  if (!row || !mayUseAccount(row, config)) return null;
  if (now.getTime() - (row.last_used_at?.getTime() ?? 0) > TOUCH_INTERVAL) {
    await db
      .updateTable('api_key')
      .where('id', '=', row.key_id)
      .set({ last_used_at: now, last_address: address })
      .execute();
  }
  const { principal, accountState } = identify(row, { now, locale, config });
  const apiKey = { id: row.key_id, scope: toScope(row.scope) };
  return { tokenHash: keyHash, apiKey, principal: { ...principal, source: 'OPENAPI' }, accountState };
}

const toScope = (stored: string): ApiScope => API_SCOPES.find((scope) => scope === stored) ?? 'read';

function logAct(
  trx: Tx,
  actor: Actor,
  action: string,
  { id, enterpriseId, ...facts }: { id: string; enterpriseId: string; name: string; scope: string; hint: string },
  at: Date,
): Promise<void> {
  const act = { action, subject: 'apiKey', subjectId: id, enterpriseId, before: null, after: facts };
  return writeAudit(trx, actor, act, at);
}
