import type { Bill } from '#contract/entities/bill.ts';
import type { DraftShelf } from './draftShelf.ts';
import type { RawRecord } from './isfDb.ts';
import type { LocalDraft } from './localDrafts.ts';
import { mergeTexts } from './mergeTexts.ts';
import { readStoredDraft, toStoredDraft } from './storedDraft.ts';
import { isStampOf, joinTexts, newStamp, TAB, type TextNumbers } from './tabStamp.ts';

/** What a tab last knew of a record: text and stamp. */
export type KnownText = Pick<LocalDraft, 'bill' | 'stamp'>;

/** What a write left. */
export interface Written {
  /** The id under which it lies. */
  id: string;
  /** With what another tab had changed meanwhile. */
  bill: Bill;
  stamp: string;
  /** Another tab's text of fields that were changed here as well; null when there were none. */
  theirs: Bill | null;
}

/**
 * [D01] Writes a draft over what lies there. Where another tab wrote since, its fields stay, but for those changed here.
 * @param known without it the record is written as it is
 * @param quarantine takes a record of which fields are overwritten
 * @param tab whose text it is
 */
export async function putOver(
  shelf: DraftShelf,
  draft: LocalDraft,
  known: KnownText | undefined,
  quarantine: (record: RawRecord) => void,
  tab: string = TAB,
): Promise<Written> {
  const stamp = newStamp(tab);
  const raw = known && (await shelf.get(draft.id));
  const put = async (record: LocalDraft, theirs: Bill | null): Promise<Written> => {
    const texts = joinTexts(raw && textsOf(raw), record.texts);
    await shelf.put(toStoredDraft({ ...record, stamp, texts }));
    return { id: record.id, bill: record.bill, stamp, theirs };
  };
  if (!raw || stampOf(raw) === known.stamp) return put(draft, null);
  const { draft: there } = readStoredDraft(raw);
  if (!there) return put(draft, null);
  const { bill, clashes } = mergeTexts(known.bill, draft.bill, there.bill);
  // A write of this tab whose end was not waited for is no other tab's.
  const isTheirs = clashes.length > 0 && !isStampOf(tab, stampOf(raw));
  if (isTheirs) quarantine(raw);
  // A form that has not yet heard of a save must not set the revision back.
  const revision = Math.max(bill.revision ?? 0, there.bill.revision ?? 0) || undefined;
  const record = { ...draft, bill: { ...bill, revision }, changed: draft.changed || there.changed };
  return put(record, isTheirs ? there.bill : null);
}

const noteOf = (raw: RawRecord) => raw._local as { stamp?: unknown; texts?: TextNumbers } | undefined;
const stampOf = (raw: RawRecord): unknown => noteOf(raw)?.stamp;
const textsOf = (raw: RawRecord): TextNumbers | undefined => noteOf(raw)?.texts;
