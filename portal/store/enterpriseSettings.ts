import type { Selectable } from 'kysely';
import type { Colleague, EnterpriseSettings } from '#contract/endpoints/account.ts';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import { impossibleHolder } from '#contract/identifiers.ts';
import type { EnterpriseTable } from '../db/tables/accounts.ts';
import type { Db, Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { writeAudit, type Actor } from './auditLog.ts';
import { requireLoaded } from './requireLoaded.ts';

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

/**
 * [P04] [A04] [X03] Changes the given settings only; who agreed to the model and who changed the bond is in the audit log.
 * @param change `loaded`: what the page had loaded of the settings
 * @throws Refusal `invalid` for a number that cannot hold a bond, `stale` with the stored settings
 */
export async function saveEnterpriseSettings(
  trx: Tx,
  enterpriseId: string,
  { loaded, ...given }: HandlerInput<'saveEnterpriseSettings'>['body'],
  actor: Actor,
  now: Date,
): Promise<EnterpriseSettings> {
  const holder = given.transitBondHolder?.trim().toUpperCase();
  if (holder && impossibleHolder(holder) !== null) {
    throw refuse('invalid', { errors: { transitBondHolder: { message: 'validation.bondHolderId', args: {} } } });
  }
  const before = await trx
    .selectFrom('enterprise')
    .where('id', '=', enterpriseId)
    .select(['shared_drafts', 'recognition_model', 'transit_bond_holder', 'transit_bond_activity', 'transit_bond_sent'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const after = {
    shared_drafts: given.sharedDrafts ?? before.shared_drafts,
    recognition_model: given.recognitionModel ?? before.recognition_model,
    transit_bond_holder: holder ?? before.transit_bond_holder,
    transit_bond_activity: given.transitBondActivity ?? before.transit_bond_activity,
    transit_bond_sent: given.transitBondSent ?? before.transit_bond_sent,
  };
  const saved = toSettings(after);
  requireLoaded(loaded, toSettings(before), saved);
  await trx.updateTable('enterprise').set(after).where('id', '=', enterpriseId).execute();
  const audit = (name: string, was: Record<string, unknown>, is: Record<string, unknown>): Promise<void> => {
    const act = { action: `enterprise.${name}`, subject: 'enterprise', subjectId: enterpriseId, enterpriseId };
    return writeAudit(trx, actor, { ...act, before: was, after: is }, now);
  };
  if (before.recognition_model !== after.recognition_model) {
    await audit('recognitionModel', { on: before.recognition_model }, { on: after.recognition_model });
  }
  const [was, is] = [transitBond(before), transitBond(after)];
  if (Object.entries(is).some(([name, value]) => was[name as keyof typeof was] !== value)) {
    await audit('transitBond', was, is);
  }
  return saved;
}

type SettingsRow = Pick<
  Selectable<EnterpriseTable>,
  'shared_drafts' | 'recognition_model' | 'transit_bond_holder' | 'transit_bond_activity' | 'transit_bond_sent'
>;

const toSettings = (row: SettingsRow): EnterpriseSettings => ({
  sharedDrafts: row.shared_drafts,
  recognitionModel: row.recognition_model,
  transitBondHolder: row.transit_bond_holder,
  transitBondActivity: row.transit_bond_activity,
  transitBondSent: row.transit_bond_sent,
});

const transitBond = (row: SettingsRow) => ({
  holder: row.transit_bond_holder,
  activity: row.transit_bond_activity,
  isSent: row.transit_bond_sent,
});
