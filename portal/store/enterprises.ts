import { randomUUID } from 'node:crypto';
import type { Tx } from '../portal.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

interface NewEnterprise {
  name: string;
  /** The filer code. */
  houseScac: string;
  /** The first user, an admin. */
  person: NewUser;
}
interface NewUser {
  account: string;
  name: string;
  password: string;
}

/** Creates an active enterprise with its admin. @returns their ids */
export async function createEnterprise(
  trx: Tx,
  { name, houseScac, person }: NewEnterprise,
  now: Date,
): Promise<{ enterpriseId: string; userId: string }> {
  const enterpriseId = randomUUID();
  await trx
    .insertInto('enterprise')
    .values({
      id: enterpriseId,
      name,
      enabled: true,
      audit_status: 'accepted',
      house_scac: houseScac,
      credit_limit: null,
      created_at: now,
    })
    .execute();
  await trx.insertInto('filer_code').values({ enterprise_id: enterpriseId, code: houseScac }).execute();
  const userId = await createUser(trx, enterpriseId, person, { admin: true }, now);
  return { enterpriseId, userId };
}

/**
 * Creates an enterprise whose service is not open yet, with its admin: a new account, or one that belongs to no enterprise.
 * @param given `houseScac`: the provider's filer code, until the enterprise has its own
 * @returns the admin's id; null when the account is of an enterprise, of support staff, disabled, of practice, or has a
 * second factor
 */
export async function registerEnterprise(
  trx: Tx,
  given: { name: string; houseScac: string; person: { account: string; name: string; passwordHash: string } },
  now: Date,
): Promise<string | null> {
  const { name, houseScac, person } = given;
  const id = randomUUID();
  await trx
    .insertInto('enterprise')
    .values({
      id,
      name,
      enabled: true,
      audit_status: 'none',
      house_scac: houseScac,
      credit_limit: null,
      created_at: now,
    })
    .execute();
  if (houseScac !== '') await trx.insertInto('filer_code').values({ enterprise_id: id, code: houseScac }).execute();
  const made = await insertUser(trx, id, person, { admin: true, userType: null }, now);
  return made ?? joinAsAdmin(trx, id, person, now);
}

/**
 * Makes an account without an enterprise the admin of a new one. Its password is replaced and its sessions end, as after
 * a reset: the caller proved ownership of the address alone. An account with a second factor is refused; support staff can
 * reset the factor.
 */
async function joinAsAdmin(
  trx: Tx,
  enterpriseId: string,
  { account, name, passwordHash }: { account: string; name: string; passwordHash: string },
  now: Date,
): Promise<string | null> {
  const row = await trx
    .updateTable('app_user')
    .set({
      enterprise_id: enterpriseId,
      joined: true,
      admin: true,
      user_type: null,
      name,
      password_hash: passwordHash,
      password_changed_at: now,
    })
    .where('account', '=', account.trim().toLowerCase())
    .where('role', '=', 'filer')
    .where('joined', '=', false)
    .where('enterprise_id', 'is', null)
    .where('disabled_at', 'is', null)
    .where('practice', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('second_factor')
            .select('user_id')
            .whereRef('user_id', '=', 'app_user.id')
            .where('confirmed_at', 'is not', null),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await endSessionsOf(trx, row.id);
  await trx.deleteFrom('password_reset').where('user_id', '=', row.id).execute();
  // Unconfirmed: its secret may be known to who used the account before.
  await trx.deleteFrom('second_factor').where('user_id', '=', row.id).where('confirmed_at', 'is', null).execute();
  return row.id;
}

/** Creates a member of an enterprise. @returns the user's id */
export async function createUser(
  trx: Tx,
  enterpriseId: string,
  { account, name, password }: NewUser,
  { admin = false, userType = null }: { admin?: boolean; userType?: string | null },
  now: Date,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  const id = await insertUser(trx, enterpriseId, { account, name, passwordHash }, { admin, userType }, now);
  if (id === null) throw new AccountExists(account);
  return id;
}

/** Creates a member of support staff, who belongs to no enterprise. @returns the user's id */
export async function createSupportUser(trx: Tx, { account, name, password }: NewUser, now: Date): Promise<string> {
  const passwordHash = await hashPassword(password);
  const person = { account, name, passwordHash };
  const id = await insertUser(trx, null, person, { admin: false, userType: null, role: 'support' }, now);
  if (id === null) throw new AccountExists(account);
  return id;
}

export class AccountExists extends Error {
  constructor(account: string) {
    super(`The account ${account} exists already.`);
  }
}

/** @returns the user's id; null when the account exists */
export async function insertUser(
  trx: Tx,
  enterpriseId: string | null,
  { account, name, passwordHash }: { account: string; name: string; passwordHash: string },
  { admin, userType, role = 'filer' }: { admin: boolean; userType: string | null; role?: 'filer' | 'support' },
  now: Date,
): Promise<string | null> {
  const row = await trx
    .insertInto('app_user')
    .values({
      id: randomUUID(),
      account: account.trim().toLowerCase(),
      name,
      password_hash: passwordHash,
      enterprise_id: enterpriseId,
      joined: enterpriseId !== null,
      admin,
      user_type: userType,
      role,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('account').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
