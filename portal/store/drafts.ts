import type { Selectable } from 'kysely';
import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { toServerText } from '#rules/serverTime.ts';
import { readLeniently } from '#schema/zodOf.ts';
import type { DraftTable } from '../db/tables/drafts.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { sha256 } from '../sha256.ts';
import { fieldsOf } from './billColumns.ts';
import { draftColumns } from './draftColumns.ts';
import { insertOnce } from './insertOnce.ts';
import { requireSame } from './requireSame.ts';
import { countTemplateUse } from './templates.ts';
import { writeNext } from './writeNext.ts';

type DraftRecord = Selectable<DraftTable>;

/** A draft as the wire shows it. Fields that were declared after it was saved are blank. */
export function toStoredDraft(row: DraftRecord): StoredDraft {
  const { template_id: templateId, ...fields } = row.body as Record<string, unknown>;
  return {
    id: row.id,
    billType: row.bill_type,
    from: row.origin,
    templateId: typeof templateId === 'string' ? templateId : null,
    ...readLeniently(billEntity(row.bill_type), fields),
    revision: row.revision,
    createdAt: toServerText(row.created_at),
    updatedAt: toServerText(row.updated_at),
  } as StoredDraft;
}

/** Live drafts of an enterprise: neither deleted nor sent. */
export function liveDrafts(db: Db, enterpriseId: string) {
  return db
    .selectFrom('draft')
    .where('enterprise_id', '=', enterpriseId)
    .where('deleted_at', 'is', null)
    .where('sent_at', 'is', null);
}

/** One live draft. @throws Refusal `notFound`, also for another tenant's */
export async function readDraft(db: Db, enterpriseId: string, id: string): Promise<StoredDraft> {
  const row = await liveDrafts(db, enterpriseId).where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) throw refuse('notFound');
  return toStoredDraft(row);
}

/**
 * Live drafts in the order asked, locked until the transaction ends.
 * @throws Refusal `notFound` when one of them is missing, sent, deleted or another tenant's
 */
export async function lockDrafts(trx: Tx, enterpriseId: string, ids: readonly string[]): Promise<StoredDraft[]> {
  // Everybody locks in the same order, so that two selections never wait for each other.
  const rows = await liveDrafts(trx, enterpriseId)
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw refuse('notFound');
    return toStoredDraft(row);
  });
}

/** Sent drafts leave the list; they stay in the table. */
export async function markDraftsSent(trx: Tx, enterpriseId: string, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('draft')
    .set({ sent_at: now })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', [...ids])
    .execute();
}

export interface DraftSave {
  principal: Principal;
  bill: Bill;
  /** `Idempotency-Key`: a first save that is repeated makes no second draft. */
  key: string | null;
  now: Date;
}

/** Keeps a bill as typed. @throws Refusal `draftGone`, `stale` with the stored copy */
export function saveDraft(trx: Tx, save: DraftSave): Promise<{ id: string; revision: number }> {
  return save.bill.id === null ? insertDraft(trx, save) : updateDraft(trx, save.bill.id, save);
}

async function insertDraft(trx: Tx, { principal, bill, key, now }: DraftSave) {
  const { id, isNew } = await insertOnce(trx, 'draft', {
    enterpriseId: principal.enterpriseId,
    columns: { ...draftColumns(bill, principal, now), owner_id: principal.userId, sent_at: null },
    key,
    hash: hashOf(bill),
    now,
    show: toStoredDraft,
  });
  if (isNew && bill.templateId) await countTemplateUse(trx, principal.enterpriseId, bill.templateId, now);
  return { id, revision: 1 };
}

async function updateDraft(trx: Tx, id: string, { principal, bill, now }: DraftSave) {
  const row = await liveDrafts(trx, principal.enterpriseId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('draftGone');
  if (bill.revision !== row.revision) {
    const current = toStoredDraft(row);
    requireSame(hashOf(current), hashOf(bill), current);
    return { id, revision: row.revision };
  }
  return writeNext(trx, 'draft', row, draftColumns(bill, principal, now));
}

function hashOf(bill: Bill): string {
  const said = {
    billType: bill.billType,
    from: bill.from ?? null,
    templateId: bill.templateId ?? null,
    ...fieldsOf(bill),
  };
  return sha256(JSON.stringify(said));
}
