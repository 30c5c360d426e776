import type { Colleague } from '#contract/endpoints/account.ts';
import type { Db, Tx } from '../portal.ts';
import { writeAudit, type Actor } from './auditLog.ts';

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

interface EnterpriseSettings {
  sharedDrafts: boolean;
  recognitionModel: boolean;
}

/** [P04] [A04] Changes the given settings only; who agreed to the model is in the audit log. */
export async function saveEnterpriseSettings(
  trx: Tx,
  enterpriseId: string,
  { sharedDrafts, recognitionModel }: { [K in keyof EnterpriseSettings]?: boolean | undefined },
  actor: Actor,
  now: Date,
): Promise<EnterpriseSettings> {
  const before = await trx
    .selectFrom('enterprise')
    .where('id', '=', enterpriseId)
    .select(['shared_drafts', 'recognition_model'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const after = {
    shared_drafts: sharedDrafts ?? before.shared_drafts,
    recognition_model: recognitionModel ?? before.recognition_model,
  };
  await trx.updateTable('enterprise').set(after).where('id', '=', enterpriseId).execute();
  if (before.recognition_model !== after.recognition_model) {
    const act = { action: 'enterprise.recognitionModel', subject: 'enterprise', subjectId: enterpriseId, enterpriseId };
    const values = { before: { on: before.recognition_model }, after: { on: after.recognition_model } };
    await writeAudit(trx, actor, { ...act, ...values }, now);
  }
  return { sharedDrafts: after.shared_drafts, recognitionModel: after.recognition_model };
}
