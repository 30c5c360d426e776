import { DRAFT_ORIGINS, ISF_10, ISF_5 } from '#contract/codes.ts';
import { billEntity, toBill } from '#contract/entities/bill.ts';
import { isLocalId } from '#rules/draftIds.ts';
import type { AnyRecord, Fields } from '#schema/field.ts';
import { readAsTyped } from '#schema/readRecord.ts';
import { isRecord } from '#schema/record.ts';
import type { RawRecord } from './isfDb.ts';
import type { LocalDocument } from './localDocument.ts';
import type { TextNumbers } from './tabStamp.ts';

/** What reading a stored record gave: nothing, a document, or one that could not be read whole. */
export interface ReadDocument {
  document: LocalDocument | null;
  /** Something that was there is not in the document. */
  lossy: boolean;
}

/**
 * [D01] Reads a stored record, the older tool's too: unknown extras are ignored, numbers become text, missing
 * lists are empty. Never throws. A record without its own note counts as holding something the portal does not have.
 */
export function readStored(record: unknown): ReadDocument {
  if (!isRecord(record)) return { document: null, lossy: true };
  const id = asText(record.id);
  if (!id) return { document: null, lossy: true };
  const billType = String(record.billType) === String(ISF_5) ? ISF_5 : ISF_10;
  const fields = readAsTyped(billEntity(billType), record);
  if (!fields) return { document: null, lossy: true };
  const note = isRecord(record._local) ? record._local : {};
  const revision = Number(record.revision);
  const bill = toBill(billType, fields, {
    id: isLocalId(id) ? null : id,
    ...(Number.isSafeInteger(revision) && revision > 0 ? { revision } : {}),
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
      changed: note.changed !== false,
      savedAt: timeOf(note.savedAt, id),
      ...optional('stamp', asText(note.stamp) || undefined),
      ...optional('texts', isRecord(note.texts) ? (note.texts as TextNumbers) : undefined),
    },
    lossy: losesSomething(billEntity(billType).fields, record),
  };
}

/** The record to store: the bill's fields at top level, where the older tool looks for them, and a note of our own. */
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

function timeOf(savedAt: unknown, id: string): number {
  if (typeof savedAt === 'number' && Number.isFinite(savedAt)) return savedAt;
  const fromId = Number(/^new(\d{13})/u.exec(id)?.[1]);
  return Number.isFinite(fromId) ? fromId : 0;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

const optional = <K extends string, V>(name: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [name]: value } as Record<K, V>);
