import { isLocalId } from '#rules/draftIds.ts';
import { pageOwner } from './owner.ts';
import { canSeal, openFor, sealFor } from './ownerSeal.ts';
import { isSealed } from './sealedBox.ts';
import { containsSensitive } from './sealedRecord.ts';

interface UnsavedRecord {
  record: Record<string, unknown>;
  /** The revision that was edited; absent for a new record. */
  revision?: number | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** One key for each edited record, one for each panel with a new record. */
export const unsavedKey = (resource: string, id: string): string => `${resource}:${id}`;

const listeners = new Set<() => void>();
let changes = 0;
const notify = (): void => {
  changes += 1;
  for (const listener of listeners) listener();
};

const storageKey = (key: string): string => `tpt_kept:${pageOwner() ?? ''}:${key}`;

/**
 * Unsaved short records in `localStorage`, encrypted for their owner: they survive a closed panel, a reload and a sign-out.
 * Storage errors are ignored, because the form still has the text.
 */
export const unsavedRecords = {
  get(key: string): UnsavedRecord | null {
    try {
      const text = localStorage.getItem(storageKey(key)) ?? 'null';
      const value: unknown = JSON.parse(isSealed(text) ? openFor(pageOwner() ?? '', text) : text);
      return isUnsavedRecord(value) ? value : null;
    } catch {
      return null;
    }
  },
  /** The number of changes by this tab, as a snapshot for `useSyncExternalStore`. */
  changes: (): number => changes,
  /** The ids of new records, newest first. */
  newIds(resource: string): readonly string[] {
    const prefix = storageKey(unsavedKey(resource, ''));
    try {
      const ids = Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
      return ids.filter(isLocalId).toSorted().toReversed();
    } catch {
      return [];
    }
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  put(key: string, unsaved: UnsavedRecord): void {
    try {
      const owner = pageOwner() ?? '';
      const isSealable = canSeal(owner);
      if (!isSealable && containsSensitive(unsaved.record)) return;
      if (unsavedRecords.get(key) === null) quarantineLocked(owner, key);
      const text = JSON.stringify(unsaved);
      localStorage.setItem(storageKey(key), isSealable ? sealFor(owner, text) : text);
      notify();
    } catch {
      // Full or forbidden.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(storageKey(key));
      notify();
    } catch {
      // Forbidden.
    }
  },
};

/** Quarantines a text that the key does not open, before it is overwritten. */
function quarantineLocked(owner: string, key: string): void {
  const text = localStorage.getItem(storageKey(key));
  if (text === null || !isSealed(text)) return;
  void import('./quarantine.ts')
    .then(({ quarantine }) => quarantine(owner, 'kept', { sealed: text }, 'sealBroken', `${key} ${Date.now()}`))
    .catch(() => {});
}

function isUnsavedRecord(value: unknown): value is UnsavedRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as UnsavedRecord).record === 'object' &&
    (value as UnsavedRecord).record !== null &&
    typeof (value as UnsavedRecord).at === 'number'
  );
}
