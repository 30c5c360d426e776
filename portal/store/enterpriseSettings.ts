import type { Colleague } from '#contract/endpoints/account.ts';
import type { Db } from '../portal.ts';

/** The members of an enterprise by name; drafts are handed over to them, so disabled ones are left out. */
export async function listEmployees(db: Db, enterpriseId: string): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('app_user')
    .where('enterprise_id', '=', enterpriseId)
    .where('joined', '=', true)
    .where('disabled_at', 'is', null)
    .select(['id', 'name', 'admin', 'user_type'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ userId: row.id, name: row.name, admin: row.admin, userType: row.user_type }));
}

/** [P04] Changes the given settings only. */
export async function saveEnterpriseSettings(
  db: Db,
  enterpriseId: string,
  { sharedDrafts }: { sharedDrafts?: boolean | undefined },
): Promise<{ sharedDrafts: boolean }> {
  if (sharedDrafts !== undefined) {
    await db
      .updateTable('enterprise')
      .set({ shared_drafts: sharedDrafts })
      .where('id', '=', enterpriseId)
      .executeTakeFirstOrThrow();
  }
  const row = await db
    .selectFrom('enterprise')
    .where('id', '=', enterpriseId)
    .select('shared_drafts')
    .executeTakeFirstOrThrow();
  return { sharedDrafts: row.shared_drafts };
}
