import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { SavedView } from '#contract/endpoints/account.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';

type Person = Pick<Principal, 'enterpriseId' | 'userId' | 'admin'>;

/** A person's views of a list and those that colleagues share, by name. */
export async function listViews(db: Db, person: Person, list: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('list_view')
    .innerJoin('app_user', 'app_user.id', 'list_view.owner_id')
    .where('list_view.enterprise_id', '=', person.enterpriseId)
    .where('list_view.list', '=', list)
    .where((row) => row.or([row('is_shared', '=', true), row('owner_id', '=', person.userId)]))
    .select(['list_view.id', 'list', 'list_view.name', 'query', 'is_shared', 'owner_id', 'app_user.name as owner'])
    .orderBy('list_view.name')
    .orderBy('list_view.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    isShared: row.is_shared,
    owner: row.owner,
    canRemove: row.owner_id === person.userId || (row.is_shared && person.admin),
  }));
}

/**
 * Saves a view; one of the same name and list of the same person is replaced.
 * @throws Refusal `invalid` when the person has as many views as allowed
 */
export async function saveView(
  db: Db,
  { enterpriseId, userId }: Person,
  { list, name, query, isShared }: HandlerInput<'saveView'>['body'],
  now: Date,
): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into list_view (enterprise_id, id, list, name, query, is_shared, owner_id, created_at)
    select ${enterpriseId}, ${randomUUID()}, ${list}, ${name}, ${query}, ${isShared}, ${userId}, ${now}
    where (
      select count(*) from list_view where enterprise_id = ${enterpriseId} and owner_id = ${userId}
        and (list, name) <> (${list}, ${name})
    ) < ${LIMITS.viewsPerUser}
    on conflict (enterprise_id, owner_id, list, name)
      do update set query = excluded.query, is_shared = excluded.is_shared
    returning id`.execute(db);
  const [saved] = rows;
  if (!saved) {
    const tooMany = { message: 'validation.tooManyViews', args: { max: LIMITS.viewsPerUser } };
    throw refuse('invalid', { errors: { name: tooMany } });
  }
  return saved;
}

/**
 * Removes a view of this person, or as an admin a shared one.
 * @throws Refusal `notFound`, also for another tenant's and a colleague's
 */
export async function removeView(db: Db, { enterpriseId, userId, admin }: Person, id: string): Promise<void> {
  const removed = await db
    .deleteFrom('list_view')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .where((row) => row.or([row('owner_id', '=', userId), ...(admin ? [row('is_shared', '=', true)] : [])]))
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw refuse('notFound');
}
