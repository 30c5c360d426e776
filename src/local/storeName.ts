/** Which store of the shared database: drafts, or templates and filings that are being changed. */
export type StoreName = 'draft_store' | 'temManage_store' | 'resend_store';

/** Prefix of an id where ids of all stores stand beside each other: in the channel and in the table of parked records. */
const MARKS: Record<StoreName, string> = { draft_store: '', temManage_store: 'template:', resend_store: 'filing:' };

const markedStore = (id: string): StoreName =>
  (['temManage_store', 'resend_store'] as const).find((store) => id.startsWith(MARKS[store])) ?? 'draft_store';

/** An id that names its store as well. */
export const markedId = (store: StoreName, id: string): string => MARKS[store] + id;

/** Takes a marked id apart. */
export function unmarkedId(marked: string): { store: StoreName; id: string } {
  const store = markedStore(marked);
  return { store, id: marked.slice(MARKS[store].length) };
}
