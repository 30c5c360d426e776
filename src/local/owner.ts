const MARKER = 'tpt_owner';

/** The marker while nothing in `isf_db` belongs to anyone: its owner signed out. */
export const SIGNED_OUT = '';

let ownerOfPage: string | null = null;

/** Whose local data this page reads and writes: who signed in here last. `null` until a first owner came. */
export function pageOwner(): string | null {
  return ownerOfPage ?? databaseOwner();
}

/** Whose drafts `isf_db` holds: the previous-user marker in browser storage, shared by all tabs; null before the first. */
export function databaseOwner(): string | null {
  try {
    return localStorage.getItem(MARKER);
  } catch {
    return null;
  }
}

/**
 * The page belongs to this owner from now on.
 * @internal only `claimLocalDatabase` may say so
 */
export function setPageOwner(owner: string): void {
  ownerOfPage = owner;
}

/** @internal */
export function setDatabaseOwner(owner: string): void {
  try {
    localStorage.setItem(MARKER, owner);
  } catch {
    // Without browser storage every visit is a first visit: the database is adopted, nothing is cleared.
  }
}

/**
 * A browser that nobody used before belongs to whoever comes first, at once and without opening a database: what lies
 * there is adopted, never cleared.
 * @returns whose the local drafts are now
 */
export function adoptIfFree(owner: string): string {
  const previous = databaseOwner();
  if (previous !== null) return previous;
  setPageOwner(owner);
  setDatabaseOwner(owner);
  return owner;
}

/**
 * Runs while nobody changes the database's owner (`shared`), or while nobody else uses it (`exclusive`).
 * Without Web Locks it just runs.
 */
export async function withOwnerLock<T>(mode: 'shared' | 'exclusive', work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  return locks.request('tpt-owner', { mode }, work);
}
