import type { Selectable } from 'kysely';
import type { StoredTemplate } from '#contract/endpoints/templates.ts';
import { billEntity, toBill, type Bill } from '#contract/entities/bill.ts';
import { toServerText } from '#schema/dateText.ts';
import { fieldIssues } from '#schema/fieldIssues.ts';
import { issueAt, toErrorTree } from '#schema/issue.ts';
import { readLeniently } from '#schema/readRecord.ts';
import { lockUntilCommit } from '../db/advisoryLock.ts';
import type { TemplateTable } from '../db/tables/templates.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { sha256 } from '../sha256.ts';
import { billColumns, storedFields } from './billColumns.ts';
import { insertOnce } from './insertOnce.ts';
import { setRemoved } from './setRemoved.ts';
import { requireSameContent } from './requireSameContent.ts';
import { writeNext } from './writeNext.ts';

type TemplateRecord = Selectable<TemplateTable>;

/** A template as the wire shows it. Fields that were declared after it was saved are blank. */
function toStoredTemplate(row: TemplateRecord): StoredTemplate {
  return {
    ...toBill(row.bill_type, readLeniently(billEntity(row.bill_type), row.body) ?? {}, {
      id: null,
      from: null,
      templateId: null,
    }),
    id: row.id,
    revision: row.revision,
    isDefaultFilerCode: row.is_default,
    usedCount: row.used_count,
    lastUsedAt: row.last_used_at && toServerText(row.last_used_at),
    operator: row.operator_name,
    createdAt: toServerText(row.created_at),
    updatedAt: toServerText(row.updated_at),
  };
}

/** Templates of an enterprise that are not removed. */
export function liveTemplates(db: Db, enterpriseId: string) {
  return db.selectFrom('template').where('enterprise_id', '=', enterpriseId).where('deleted_at', 'is', null);
}

/** One template. @throws Refusal `notFound`, also for another tenant's */
export async function readTemplate(db: Db, enterpriseId: string, id: string): Promise<StoredTemplate> {
  const row = await liveTemplates(db, enterpriseId).where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) throw refuse('notFound');
  return toStoredTemplate(row);
}

interface TemplateSave {
  principal: Principal;
  bill: Bill;
  /** `Idempotency-Key`: a repeated first save creates no second template. */
  key: string | null;
  now: Date;
}

/**
 * [T02] Stores a bill under a name; otherwise it may be as unfinished as a draft.
 * @throws Refusal `templateRefused` without a valid name, `notFound`, `stale` with the stored copy
 */
export async function saveTemplate(trx: Tx, save: TemplateSave): Promise<{ id: string; revision: number }> {
  requireName(save.bill);
  return save.bill.id === null ? insertTemplate(trx, save) : updateTemplate(trx, save.bill.id, save);
}

/** [V08] A template requires a name, a draft does not. */
function requireName(bill: Bill): void {
  const field = { ...billEntity(bill.billType).fields.template_name, required: true };
  const issues = fieldIssues(field, bill.template_name, { ...bill }).map((check) => issueAt('template_name', check));
  if (issues.length > 0) throw refuse('templateRefused', { errors: toErrorTree(issues) });
}

async function insertTemplate(trx: Tx, { principal, bill, key, now }: TemplateSave) {
  const { id } = await insertOnce(trx, 'template', {
    enterpriseId: principal.enterpriseId,
    columns: toTemplateColumns(bill, principal, now),
    key,
    hash: templateHash(bill),
    now,
    show: toStoredTemplate,
  });
  return { id, revision: 1 };
}

async function updateTemplate(trx: Tx, id: string, { principal, bill, now }: TemplateSave) {
  const row = await lockTemplate(trx, principal.enterpriseId, id);
  if (bill.revision !== row.revision) {
    const current = toStoredTemplate(row);
    requireSameContent(templateHash(current), templateHash(bill), current);
    return { id, revision: row.revision };
  }
  return writeTemplate(trx, row, { principal, bill, now });
}

/**
 * [T04] Makes a template the default of a filer code and sets its code; the previous default only loses that role.
 * @throws Refusal `notFound`
 */
export async function setDefaultFilerCode(
  trx: Tx,
  { principal, id, houseScac, now }: { principal: Principal; id: string; houseScac: string; now: Date },
): Promise<void> {
  const { enterpriseId } = principal;
  // A unique index allows one default per code; concurrent calls wait here instead of failing there.
  await lockUntilCommit(trx, 'defaultTemplate', `default template ${enterpriseId}`);
  // Locks both rows in id order, as a removal does.
  const rows = await liveTemplates(trx, enterpriseId)
    .where((of) => of.or([of('id', '=', id), of('house_scac', '=', houseScac).and('is_default', '=', true)]))
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
  const row = rows.find((found) => found.id === id);
  if (!row) throw refuse('notFound');
  const ofEnterprise = trx.updateTable('template').where('enterprise_id', '=', enterpriseId);
  await ofEnterprise
    .set({ is_default: false })
    .where('house_scac', '=', houseScac)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute();
  if (row.house_scac !== houseScac) {
    // Raises the revision, so that an open form compares before it saves.
    const bill = { ...toStoredTemplate(row), houseScac };
    await writeTemplate(trx, row, { principal, bill, now });
  }
  await ofEnterprise.set({ is_default: true }).where('id', '=', id).execute();
}

/** Removes templates, which ends their defaults permanently. @see setRemoved */
export async function removeTemplates(
  trx: Tx,
  enterpriseId: string,
  ids: readonly string[],
  deletedAt: Date,
): Promise<number> {
  const removed = await setRemoved(trx, 'template', { enterpriseId }, ids, deletedAt);
  await trx
    .updateTable('template')
    .set({ is_default: false })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', [...ids])
    .where('is_default', '=', true)
    .execute();
  return removed;
}

/** Counts a draft that began from a template; ignores templates that are removed or another tenant's. */
export async function countTemplateUse(trx: Tx, enterpriseId: string, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('template')
    .set((row) => ({ used_count: row('used_count', '+', 1), last_used_at: now }))
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

async function lockTemplate(trx: Tx, enterpriseId: string, id: string): Promise<TemplateRecord> {
  const row = await liveTemplates(trx, enterpriseId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  if (!row) throw refuse('notFound');
  return row;
}

function writeTemplate(
  trx: Tx,
  row: TemplateRecord,
  { principal, bill, now }: Pick<TemplateSave, 'principal' | 'bill' | 'now'>,
): Promise<{ id: string; revision: number }> {
  const columns = toTemplateColumns(bill, principal, now);
  // It was the default of the code it had.
  const is_default = row.is_default && row.house_scac === columns.house_scac;
  return writeNext(trx, 'template', row, { ...columns, is_default });
}

function toTemplateColumns(bill: Bill, principal: Principal, now: Date) {
  return { ...billColumns(bill, principal, now), body: JSON.stringify(storedFields(bill)) };
}

function templateHash(bill: Bill): string {
  return sha256(JSON.stringify({ billType: bill.billType, ...storedFields(bill) }));
}
