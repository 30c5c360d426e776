import type { Selectable } from 'kysely';
import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import { toBill, type Bill } from '#contract/entities/bill.ts';
import { toServerText } from '#schema/dateText.ts';
import type { DraftTable } from '../db/tables/drafts.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { sha256 } from '../sha256.ts';
import { storedFields } from './billColumns.ts';
import { derivedDraftColumns } from './derivedDraftColumns.ts';
import { insertOnce } from './insertOnce.ts';
import { requireSameContent } from './requireSameContent.ts';
import { countTemplateUse } from './templates.ts';
import { writeNext } from './writeNext.ts';

type DraftRecord = Selectable<DraftTable>;

/** A draft as the wire shows it. Fields that were declared after it was saved are blank. */
export function toStoredDraft(row: DraftRecord): StoredDraft {
  const { template_id: templateId, ...fields } = row.body as Record<string, unknown>;
  const envelope = { id: row.id, from: row.origin, templateId: typeof templateId === 'string' ? templateId : null };
  return {
    ...toBill(row.bill_type, fields, envelope),
    revision: row.revision,
    createdAt: toServerText(row.created_at),
    updatedAt: toServerText(row.updated_at),
  };
}

export type DraftReader = Pick<Principal, 'enterpriseId' | 'userId' | 'draftsOf'>;

/** [P04] Every draft that the caller may use; live, removed or sent. */
const usableDrafts = (db: Db, { enterpriseId, draftsOf }: Pick<DraftReader, 'enterpriseId' | 'draftsOf'>) =>
  db
    .selectFrom('draft')
    .where('enterprise_id', '=', enterpriseId)
    .$if(draftsOf !== null, (drafts) => drafts.where('owner_id', '=', draftsOf));

/** Live drafts that the caller may use: neither removed nor sent. */
export const liveDrafts = (db: Db, reader: Pick<DraftReader, 'enterpriseId' | 'draftsOf'>) =>
  usableDrafts(db, reader).where('deleted_at', 'is', null).where('sent_at', 'is', null);

/** One live draft. @throws Refusal `draftSent`; `notFound`, also for another owner's or tenant's */
export async function readDraft(db: Db, reader: DraftReader, id: string): Promise<StoredDraft> {
  const row = await liveDrafts(db, reader).where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) throw await whyMissing(db, reader, id);
  return toStoredDraft(row);
}

/**
 * [D05] The reason why a draft is missing. For a sent draft it names sender and time, so that the page looks for the
 * filing.
 */
export async function whyMissing(db: Db, reader: DraftReader, id: string): Promise<Refusal> {
  const sent = await usableDrafts(db, reader)
    .select(['sent_at', 'sent_by', 'sent_by_name'])
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  if (!sent?.sent_at || sent.sent_by_name === null) return refuse('notFound');
  const at = toServerText(sent.sent_at).slice(0, 'YYYY-MM-DD HH:mm'.length);
  const extra = { sentBy: sent.sent_by_name, sentAt: toServerText(sent.sent_at) };
  return sent.sent_by === reader.userId
    ? refuse('draftSentByYou', { args: { at }, extra })
    : refuse('draftSent', { args: { at, name: sent.sent_by_name }, extra });
}

/**
 * Locks live drafts until the transaction ends, in the requested order.
 * @throws Refusal `draftSent` when one of them was sent, `notFound` when it is missing, removed or another tenant's
 */
export async function lockDrafts(trx: Tx, reader: DraftReader, ids: readonly string[]): Promise<StoredDraft[]> {
  // Rows are locked in id order, so that two selections cannot deadlock.
  const rows = await liveDrafts(trx, reader)
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.find((id) => !byId.has(id));
  if (missing !== undefined) throw await whyMissing(trx, reader, missing);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toStoredDraft(row)] : [];
  });
}

/** Marks drafts as sent, which hides them from the list. */
export async function markDraftsSent(
  trx: Tx,
  by: Pick<Principal, 'enterpriseId' | 'userId' | 'userName'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('draft')
    .set({ sent_at: now, sent_by: by.userId, sent_by_name: by.userName })
    .where('enterprise_id', '=', by.enterpriseId)
    .where('id', 'in', [...ids])
    .execute();
}

interface DraftSave {
  principal: Principal;
  bill: Bill;
  /** `Idempotency-Key`: a repeated first save creates no second draft. */
  key: string | null;
  now: Date;
}

/** Stores a bill as typed. @throws Refusal `draftGone`, `stale` with the stored copy */
export function saveDraft(trx: Tx, save: DraftSave): Promise<{ id: string; revision: number }> {
  return save.bill.id === null ? insertDraft(trx, save) : updateDraft(trx, save.bill.id, save);
}

async function insertDraft(trx: Tx, { principal, bill, key, now }: DraftSave) {
  const { id, isNew } = await insertOnce(trx, 'draft', {
    enterpriseId: principal.enterpriseId,
    columns: { ...derivedDraftColumns(bill, principal, now), owner_id: principal.userId, sent_at: null },
    // Another person's save under the same key is another draft.
    key: key && `${principal.userId} ${key}`,
    hash: draftHash(bill),
    now,
    show: toStoredDraft,
  });
  if (isNew && bill.templateId) await countTemplateUse(trx, principal.enterpriseId, bill.templateId, now);
  return { id, revision: 1 };
}

async function updateDraft(trx: Tx, id: string, { principal, bill, now }: DraftSave) {
  const row = await liveDrafts(trx, principal).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  if (!row) throw refuse('draftGone');
  if (bill.revision !== row.revision) {
    const current = toStoredDraft(row);
    requireSameContent(draftHash(current), draftHash(bill), current);
    return { id, revision: row.revision };
  }
  return writeNext(trx, 'draft', row, derivedDraftColumns(bill, principal, now));
}

function draftHash(bill: Bill): string {
  const content = {
    billType: bill.billType,
    from: bill.from ?? null,
    templateId: bill.templateId ?? null,
    ...storedFields(bill),
  };
  return sha256(JSON.stringify(content));
}
