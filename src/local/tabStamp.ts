/** Identifies this page until it is reloaded. */
export const TAB = `t${Math.random().toString(36).slice(2)}`;

let writes = 0;
let texts = 0;

/**
 * Unique for each write of each tab.
 * @param tab the tab that typed the text; `replayJournal` writes texts of closed tabs
 */
export const newStamp = (tab: string = TAB): string => `${tab}-${TAB}-${++writes}`;

/** Whether a record was written with the text of this tab. */
export const isStampOf = (tab: string, stamp: unknown): boolean => String(stamp).startsWith(`${tab}-`);

/** The number of the newest text of each tab that a record contains. Numbers, because clocks cannot be compared. */
export type TextNumbers = Readonly<Record<string, number>>;

/** Numbers a text that this tab is about to write. */
export const nextText = (): TextNumbers => ({ [TAB]: ++texts });

const TABS_MAX = 10;

/** The texts of a record after a merge. */
export function joinTexts(stored: TextNumbers | undefined, added: TextNumbers | undefined): TextNumbers | undefined {
  const joined = new Map(Object.entries(stored ?? {}));
  for (const [tab, number] of Object.entries(added ?? {})) {
    const newest = Math.max(number, joined.get(tab) ?? 0);
    // Last in order, so that the tabs with the oldest writes are dropped first.
    joined.delete(tab);
    joined.set(tab, newest);
  }
  return joined.size > 0 ? Object.fromEntries([...joined].slice(-TABS_MAX)) : undefined;
}

const lockName = (tab: string): string => `tpt-tab:${tab}`;
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Holds a Web Lock while this page exists, by which other tabs detect that it is open. */
export function holdTabLock(): void {
  void locks()
    ?.request(lockName(TAB), () => new Promise<never>(() => {}))
    .catch(() => {});
}

/**
 * Which tabs are open. Without Web Locks only this one is known; replaying the text of another open tab is harmless,
 * because that tab writes the same text.
 */
export async function openTabs(): Promise<(tab: string) => boolean> {
  const held = (await locks()?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return (tab) => tab === TAB || names.has(lockName(tab));
}
