import { DRAFT_ORIGINS, ISF_10, ISF_5 } from '#contract/codes.ts';
import { billEntity, toBill } from '#contract/entities/bill.ts';
import { isLocalId } from '#rules/draftIds.ts';
import type { AnyRecord, Fields } from '#schema/field.ts';
import { readAsTyped } from '#schema/readRecord.ts';
import { isRecord } from '#schema/record.ts';
import type { RawRecord } from './isfDb.ts';
import type { LocalDocument } from './localDocument.ts';
import type { TextNumbers } from './tabStamp.ts';

interface RestoredDocument {
  document: LocalDocument | null;
  /** The document lacks values of the stored record. */
  lossy: boolean;
}

/** The revision of a stored record, without reading the rest. */
export function storedRevision(record: RawRecord): number | undefined {
  const revision = Number(record.revision);
  return Number.isSafeInteger(revision) && revision > 0 ? revision : undefined;
}

/**
 * [D01] Reads a stored record, also of the older tool: ignores unknown properties, converts numbers to text, missing lists
 * to empty ones. Never throws. A record without `_local` counts as changed.
 */
export function readStored(record: unknown): RestoredDocument {
  if (!isRecord(record)) return { document: null, lossy: true };
  const id = asText(record.id);
  if (!id) return { document: null, lossy: true };
  const billType = String(record.billType) === String(ISF_5) ? ISF_5 : ISF_10;
  const fields = readAsTyped(billEntity(billType), record);
  if (!fields) return { document: null, lossy: true };
  const meta = isRecord(record._local) ? record._local : {};
  const bill = toBill(billType, fields, {
    id: isLocalId(id) ? null : id,
    ...optional('revision', storedRevision(record)),
    ...optional(
      'from',
      DRAFT_ORIGINS.find((origin) => origin === record.from),
    ),
    ...optional('templateId', asText(record.templateId) || undefined),
  });
  return {
    document: {
      id,
      record: bill,
      changed: meta.changed !== false,
      savedAt: readSavedAt(meta.savedAt, id),
      ...optional('stamp', asText(meta.stamp) || undefined),
      ...optional('texts', isRecord(meta.texts) ? (meta.texts as TextNumbers) : undefined),
    },
    lossy: losesSomething(billEntity(billType).fields, record),
  };
}

/** The bill's fields are at top level, where the older tool reads them; our metadata is in `_local`. */
export function toStored(document: LocalDocument): RawRecord {
  return {
    ...document.record,
    id: document.id,
    _local: {
      changed: document.changed,
      savedAt: document.savedAt,
      stamp: document.stamp,
      ...optional('texts', document.texts),
    },
  };
}

function losesSomething(fields: Fields, record: AnyRecord): boolean {
  return Object.entries(fields).some(([name, field]) => {
    const value = record[name];
    if (value === undefined || value === null) return false;
    if (field.kind !== 'rows') return typeof value === 'object' || typeof value === 'function';
    if (!Array.isArray(value)) return true;
    return value.some((row: unknown) => row !== null && (!isRecord(row) || losesSomething(field.of, row)));
  });
}

function readSavedAt(savedAt: unknown, id: string): number {
  if (typeof savedAt === 'number' && Number.isFinite(savedAt)) return savedAt;
  const fromId = Number(/^new(\d{13})/u.exec(id)?.[1]);
  return Number.isFinite(fromId) ? fromId : 0;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

const optional = <K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [name]: value } as Record<K, V>);
