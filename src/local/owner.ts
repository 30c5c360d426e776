const MARKER = 'tpt_owner';

/** The marker after the owner signed out: `isf_db` is empty. */
export const SIGNED_OUT = '';

let ownerOfPage: string | null = null;

/** The owner of the data that this page reads and writes; null before the first sign-in. */
export function pageOwner(): string | null {
  return ownerOfPage ?? databaseOwner();
}

/** The owner of `isf_db`, shared by all tabs; null before the first sign-in. */
export function databaseOwner(): string | null {
  try {
    return localStorage.getItem(MARKER);
  } catch {
    return null;
  }
}

/** @internal for `claimLocalDatabase` */
export function setPageOwner(owner: string): void {
  ownerOfPage = owner;
}

/** @internal for `claimLocalDatabase` */
export function setDatabaseOwner(owner: string): void {
  try {
    localStorage.setItem(MARKER, owner);
  } catch {
    // Without browser storage every visit adopts the database; nothing is cleared.
  }
}

/**
 * Assigns a browser without an owner to this one, without opening a database. Existing data is adopted, never cleared.
 * @returns the owner of the local drafts
 */
export function adoptIfFree(owner: string): string {
  const previous = databaseOwner();
  if (previous !== null) return previous;
  setPageOwner(owner);
  setDatabaseOwner(owner);
  return owner;
}

/**
 * Runs work while the owner of the database cannot change (`shared`) or while no other tab uses it (`exclusive`). Without
 * Web Locks, runs it unprotected.
 */
export async function withOwnerLock<T>(mode: 'shared' | 'exclusive', work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  return locks.request('tpt-owner', { mode }, work);
}
