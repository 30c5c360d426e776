import type { Bill } from '#contract/entities/bill.ts';
import type { RawRecord } from './isfDb.ts';
import type { StoredRecords } from './isfRecords.ts';
import type { KnownText, LocalDocument, Written } from './localDocument.ts';
import { mergeTexts } from './mergeTexts.ts';
import { readStored, toStored } from './storedRecord.ts';
import { isStampOf, joinTexts, newStamp, TAB, type TextNumbers } from './tabStamp.ts';

/**
 * [D01] Writes a document over what lies there. Where another tab wrote since, its fields stay, but for those changed here.
 * @param known without it the record is written as it is
 * @param quarantine takes a record of which fields are overwritten
 * @param tab whose text it is
 */
export async function putOver(
  records: StoredRecords,
  document: LocalDocument,
  known: KnownText | undefined,
  quarantine: (record: RawRecord) => void,
  tab: string = TAB,
): Promise<Written> {
  const stamp = newStamp(tab);
  const raw = known && (await records.get(document.id));
  const put = async (next: LocalDocument, theirs: Bill | null): Promise<Written> => {
    const texts = joinTexts(raw && textsOf(raw), next.texts);
    await records.put(toStored({ ...next, stamp, texts }));
    return { id: next.id, record: next.record, stamp, theirs };
  };
  if (!raw || stampOf(raw) === known.stamp) return put(document, null);
  const { document: there } = readStored(raw);
  if (!there) return put(document, null);
  const { record, clashes } = mergeTexts(known.record, document.record, there.record);
  // A write of this tab whose end was not waited for is no other tab's.
  const isTheirs = clashes.length > 0 && !isStampOf(tab, stampOf(raw));
  if (isTheirs) quarantine(raw);
  // A form that has not yet heard of a save must not set the revision back.
  const revision = Math.max(record.revision ?? 0, there.record.revision ?? 0) || undefined;
  const merged = { ...document, record: { ...record, revision }, changed: document.changed || there.changed };
  return put(merged, isTheirs ? there.record : null);
}

const noteOf = (raw: RawRecord) => raw._local as { stamp?: unknown; texts?: TextNumbers } | undefined;
const stampOf = (raw: RawRecord): unknown => noteOf(raw)?.stamp;
const textsOf = (raw: RawRecord): TextNumbers | undefined => noteOf(raw)?.texts;
