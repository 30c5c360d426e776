const KEY = 'tpt_tab';
/** The page that this one replaces releases its lock within this time. */
const HANDOVER_MS = 1_000;

const makeId = (): string => Math.random().toString(36).slice(2);

function storedId(): string {
  try {
    const known = sessionStorage.getItem(KEY) ?? makeId();
    sessionStorage.setItem(KEY, known);
    return known;
  } catch {
    return 'tab';
  }
}

let id = storedId();

/** Holds a lock of the id until the page closes. @returns whether no other page has it */
function hold(wanted: string): Promise<boolean> {
  return new Promise((resolve) => {
    const lock = `tpt-tab-${wanted}`;
    const granted = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(lock, { signal: AbortSignal.timeout(HANDOVER_MS) }, granted).catch(() => resolve(false));
  });
}

async function settle(): Promise<void> {
  if (!('locks' in navigator) || (await hold(id))) return;
  id = makeId();
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // The id is known until the page closes.
  }
  await hold(id);
}

/**
 * A tab, in session storage, so that it remains itself after a reload. A duplicated tab begins with a copy of the storage:
 * it gets an id of its own, because two tabs must not both open a draft.
 */
export const ownTab = {
  id: () => id,
  /** Whether the id is this tab's alone. */
  ready: settle(),
};
