export type StoreName = 'draft_store' | 'temManage_store' | 'resend_store';

/** Prefixes of ids in the channel and in the table of parked records, which have ids of all stores. */
const MARKS: Record<StoreName, string> = { draft_store: '', temManage_store: 'template:', resend_store: 'filing:' };

const markedStore = (id: string): StoreName =>
  (['temManage_store', 'resend_store'] as const).find((store) => id.startsWith(MARKS[store])) ?? 'draft_store';

export const markedId = (store: StoreName, id: string): string => MARKS[store] + id;

export function unmarkedId(marked: string): { store: StoreName; id: string } {
  const store = markedStore(marked);
  return { store, id: marked.slice(MARKS[store].length) };
}
