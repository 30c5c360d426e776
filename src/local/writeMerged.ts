import type { Bill } from '#contract/entities/bill.ts';
import type { RawRecord } from './isfDb.ts';
import type { StoredRecords } from './isfRecords.ts';
import { newerRevision, type KnownText, type LocalDocument, type Written } from './localDocument.ts';
import { mergeTexts } from './mergeTexts.ts';
import { readStored, storedRevision, toStored } from './storedRecord.ts';
import { isStampOf, joinTexts, newStamp, TAB, type TextNumbers } from './tabStamp.ts';

/**
 * [D01] Writes a document, merged with what other tabs wrote since `known`. Where both changed a field, `document` wins and
 * the other record is quarantined.
 * @param known without it the stored record is overwritten
 * @param tab the tab that typed the text
 */
export async function writeMerged(
  records: StoredRecords,
  document: LocalDocument,
  known: KnownText | undefined,
  quarantine: (record: RawRecord) => void,
  tab: string = TAB,
): Promise<Written> {
  const stamp = newStamp(tab);
  const raw = known && (await records.get(document.id));
  const put = async (next: LocalDocument, theirs: Bill | null): Promise<Written> => {
    const texts = joinTexts(raw && localMeta(raw)?.texts, next.texts);
    await records.put(toStored({ ...next, stamp, texts }));
    return { id: next.id, record: next.record, stamp, theirs };
  };
  if (!raw) return put(document, null);
  // The document may have been copied before a save that increased the stored revision.
  const revision = newerRevision(document.record.revision, storedRevision(raw));
  if (localMeta(raw)?.stamp === known.stamp) {
    const isOlder = revision !== document.record.revision;
    return put(isOlder ? { ...document, record: { ...document.record, revision } } : document, null);
  }
  // Every key writes: a record is read only when another write came between.
  const { document: stored } = readStored(raw);
  if (!stored) return put(document, null);
  const { record, clashes } = mergeTexts(known.record, document.record, stored.record);
  // The stored record may also be from an earlier write of this tab that was not awaited.
  const isOtherTab = clashes.length > 0 && !isStampOf(tab, localMeta(raw)?.stamp);
  if (isOtherTab) quarantine(raw);
  const merged = { ...document, record: { ...record, revision }, changed: document.changed || stored.changed };
  return put(merged, isOtherTab ? stored.record : null);
}

export const localMeta = (raw: RawRecord) => raw._local as { stamp?: unknown; texts?: TextNumbers } | undefined;
