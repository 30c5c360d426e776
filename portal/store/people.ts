import type { Person } from '#contract/endpoints/people.ts';
import { roleFacts, toRole, type PersonRole } from '#contract/personRoles.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { endSessionsOf } from './sessions.ts';

/** The people of an enterprise by name, disabled ones last. */
export async function listPeople(db: Db, enterpriseId: string): Promise<Person[]> {
  const rows = await db
    .selectFrom('app_user')
    .where('enterprise_id', '=', enterpriseId)
    .select(['id', 'account', 'name', 'admin', 'user_type', 'disabled_at', 'last_sign_in_at'])
    .select((select) => [
      select
        .exists(
          select
            .selectFrom('second_factor')
            .whereRef('second_factor.user_id', '=', 'app_user.id')
            .where('confirmed_at', 'is not', null)
            .select('user_id'),
        )
        .as('has_factor'),
      select
        .selectFrom('draft')
        .whereRef('draft.owner_id', '=', 'app_user.id')
        .where('draft.enterprise_id', '=', enterpriseId)
        .where('deleted_at', 'is', null)
        .where('sent_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('drafts'))
        .as('drafts'),
    ])
    .orderBy((order) => order('disabled_at', 'is not', null))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    account: row.account,
    name: row.name,
    role: toRole({ admin: row.admin, userType: row.user_type }),
    isDisabled: row.disabled_at !== null,
    lastSignInAt: row.last_sign_in_at && toServerText(row.last_sign_in_at),
    hasSecondFactor: Boolean(row.has_factor),
    drafts: Number(row.drafts ?? 0),
  }));
}

/** What changed of a person, for the audit log. */
export interface PersonChange {
  before: object;
  after: object;
}

/** @throws Refusal `lastAdmin` when the enterprise would have no admin left */
export async function setRole(trx: Tx, caller: Principal, userId: string, role: PersonRole): Promise<PersonChange> {
  const person = await lockPerson(trx, caller, userId);
  if (role !== 'admin') await requireOtherAdmin(trx, person);
  const { admin, userType } = roleFacts(role);
  await trx.updateTable('app_user').set({ admin, user_type: userType }).where('id', '=', userId).execute();
  return { before: { role: person.role }, after: { role } };
}

/** The person's sessions and reset links end with it. */
export async function setDisabled(
  trx: Tx,
  caller: Principal,
  userId: string,
  disabledAt: Date | null,
): Promise<PersonChange> {
  const person = await lockPerson(trx, caller, userId);
  if (disabledAt) await requireOtherAdmin(trx, person);
  await trx.updateTable('app_user').set({ disabled_at: disabledAt }).where('id', '=', userId).execute();
  if (disabledAt) {
    await endSessionsOf(trx, userId);
    await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute();
  }
  return { before: { disabled: person.isDisabled }, after: { disabled: disabledAt !== null } };
}

interface LockedPerson {
  id: string;
  enterpriseId: string;
  role: PersonRole;
  isDisabled: boolean;
}

/**
 * Changes of people of one enterprise happen one after another, and only while the caller is still an admin: two admins
 * who remove each other at the same time leave one.
 */
async function lockPerson(trx: Tx, caller: Principal, userId: string): Promise<LockedPerson> {
  const { enterpriseId } = caller;
  await requireAdminNow(trx, caller);
  const person = await trx
    .selectFrom('app_user')
    .where('id', '=', userId)
    .where('enterprise_id', '=', enterpriseId)
    .select(['admin', 'user_type', 'disabled_at'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw refuse('notFound');
  const role = toRole({ admin: person.admin, userType: person.user_type });
  return { id: userId, enterpriseId, role, isDisabled: person.disabled_at !== null };
}

/** Locks the enterprise. @throws Refusal `notAllowed` when the caller has lost the role meanwhile */
export async function requireAdminNow(trx: Tx, { enterpriseId, userId }: Principal): Promise<void> {
  await trx.selectFrom('enterprise').where('id', '=', enterpriseId).select('id').forNoKeyUpdate().execute();
  const caller = await trx
    .selectFrom('app_user')
    .where('id', '=', userId)
    .where('enterprise_id', '=', enterpriseId)
    .where('admin', '=', true)
    .where('disabled_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!caller) throw refuse('notAllowed');
}

async function requireOtherAdmin(trx: Tx, { id, enterpriseId, role, isDisabled }: LockedPerson): Promise<void> {
  if (role !== 'admin' || isDisabled) return;
  const other = await trx
    .selectFrom('app_user')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '!=', id)
    .where('admin', '=', true)
    .where('joined', '=', true)
    .where('disabled_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!other) throw refuse('lastAdmin');
}
