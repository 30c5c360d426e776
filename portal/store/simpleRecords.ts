import type { Selectable } from 'kysely';
import type { SimpleEnvelope } from '#contract/endpoints/parties.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Entity, EntityRecord } from '#schema/entity.ts';
import { toErrorTree } from '#schema/issue.ts';
import { problems } from '#schema/problems.ts';
import { fieldText } from '#schema/recordText.ts';
import { CAPS } from '#schema/caps.ts';
import type { AnyRecord } from '#schema/field.ts';
import { readLeniently } from '#schema/readRecord.ts';
import { declaredFields } from '#schema/record.ts';
import type { SimpleTable, SimpleTables } from '../db/tables/lists.ts';
import type { Db, Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { sha256 } from '../sha256.ts';
import { insertOnce } from './insertOnce.ts';
import { requireSameContent } from './requireSameContent.ts';
import { writeNext } from './writeNext.ts';

/** Simple records (decision 0009): an entity declares the fields, a table stores them. */
export interface SimpleRecords<E extends Entity> {
  table: keyof SimpleTables;
  entity: E;
}
/** A record as the wire shows it. */
export type SimpleWireRecord<E extends Entity> = SimpleEnvelope & EntityRecord<E>;

/** Records of an enterprise that are not removed. */
export function liveSimple(db: Db, { table }: SimpleRecords<Entity>, enterpriseId: string) {
  return db.selectFrom(table).where('enterprise_id', '=', enterpriseId).where('deleted_at', 'is', null);
}

/** Fields that were declared after a record was saved are blank. */
export function toSimpleRow<E extends Entity>(
  { entity }: SimpleRecords<E>,
  row: Selectable<SimpleTable>,
): SimpleWireRecord<E> {
  return {
    ...(readLeniently(entity, row.body) as EntityRecord<E>),
    id: row.id,
    revision: row.revision,
    createdAt: toServerText(row.created_at),
    updatedAt: toServerText(row.updated_at),
  };
}

interface SimpleSave<E extends Entity> {
  enterpriseId: string;
  /** With a revision, a save over a newer one is refused; without, it overwrites. */
  record: EntityRecord<E> & { id: string | null; revision?: number | undefined };
  /** `Idempotency-Key`: a repeated first save creates no second record. */
  key: string | null;
  now: Date;
}

/**
 * [T05] Stores a valid record.
 * @throws Refusal `invalid` with the problems by field, `notFound`, `stale` with the stored copy
 */
export async function saveSimple<E extends Entity>(
  trx: Tx,
  list: SimpleRecords<E>,
  save: SimpleSave<E>,
): Promise<{ id: string; revision: number }> {
  const { record, now } = save;
  const issues = problems(list.entity, record, { now }).filter((issue) => issue.severity === 'error');
  if (issues.length > 0) throw refuse('invalid', { errors: toErrorTree(issues) });
  return record.id === null ? insertSimple(trx, list, save) : updateSimple(trx, list, record.id, save);
}

async function insertSimple<E extends Entity>(trx: Tx, list: SimpleRecords<E>, save: SimpleSave<E>) {
  const { enterpriseId, record, key, now } = save;
  const { id } = await insertOnce(trx, list.table, {
    enterpriseId,
    columns: toRecordColumns(list, record, now),
    key,
    hash: recordHash(list, record),
    now,
    show: (row) => toSimpleRow(list, row),
  });
  return { id, revision: 1 };
}

async function updateSimple<E extends Entity>(trx: Tx, list: SimpleRecords<E>, id: string, save: SimpleSave<E>) {
  const { enterpriseId, record, now } = save;
  const row = await liveSimple(trx, list, enterpriseId).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
  if (!row) throw refuse('notFound');
  if (record.revision !== undefined && record.revision !== row.revision) {
    const current = toSimpleRow(list, row);
    requireSameContent(recordHash(list, current), recordHash(list, record), current);
    return { id, revision: row.revision };
  }
  return writeNext(trx, list.table, row, toRecordColumns(list, record, now));
}

function toRecordColumns<E extends Entity>({ entity }: SimpleRecords<E>, record: EntityRecord<E>, now: Date) {
  const fields = storedFields(entity, record);
  const searched = Object.entries(entity.fields).filter(([, field]) => field.kind === 'text');
  const texts = searched.map(([name]) => fieldText(fields, name)).filter(Boolean);
  return { search: texts.join('\n').toUpperCase(), body: JSON.stringify(fields), updated_at: now };
}

/** The declared fields in their order, without id and revision. */
const storedFields = (entity: Entity, record: AnyRecord): AnyRecord => declaredFields(entity.fields, record, CAPS);

function recordHash<E extends Entity>({ entity }: SimpleRecords<E>, record: EntityRecord<E>): string {
  return sha256(JSON.stringify(storedFields(entity, record)));
}
