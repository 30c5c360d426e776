/** Names this page among all pages that write the same records; another one after each load. */
export const TAB = `t${Math.random().toString(36).slice(2)}`;

let writes = 0;
let texts = 0;

/**
 * Different for each write of each tab.
 * @param tab whose text is written; `finishWrites` writes that of a closed tab
 */
export const newStamp = (tab: string = TAB): string => `${tab}-${TAB}-${++writes}`;

/** Whether a record was written with the text of this tab. */
export const isStampOf = (tab: string, stamp: unknown): boolean => String(stamp).startsWith(`${tab}-`);

/** The newest text of each tab that a record contains, by number. Numbers of a tab ascend; clocks are not compared. */
export type TextNumbers = Readonly<Record<string, number>>;

/** Numbers a text that this tab is about to write. */
export const nextText = (): TextNumbers => ({ [TAB]: ++texts });

/** Tabs of which a record remembers the newest text. */
const MOST_TABS = 10;

/** What a record contains once a text is merged into it. */
export function joinTexts(stored: TextNumbers | undefined, added: TextNumbers | undefined): TextNumbers | undefined {
  const joined = new Map(Object.entries(stored ?? {}));
  for (const [tab, number] of Object.entries(added ?? {})) {
    const newest = Math.max(number, joined.get(tab) ?? 0);
    // Last in order, so that tabs that wrote long ago are dropped first.
    joined.delete(tab);
    joined.set(tab, newest);
  }
  return joined.size > 0 ? Object.fromEntries([...joined].slice(-MOST_TABS)) : undefined;
}

const lockOf = (tab: string): string => `tpt-tab:${tab}`;
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Holds a Web Lock for as long as this page exists, so that others know it is open. */
export function holdTabLock(): void {
  void locks()
    ?.request(lockOf(TAB), () => new Promise<never>(() => {}))
    .catch(() => {});
}

/**
 * Which tabs are open. Without Web Locks only this one is known; an early replay for another open tab is merged, so it
 * writes what that tab is about to write itself.
 */
export async function openTabs(): Promise<(tab: string) => boolean> {
  const held = (await locks()?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return (tab) => tab === TAB || names.has(lockOf(tab));
}
