import { pageOwner } from './owner.ts';
import { canSeal, openFor, sealFor } from './ownerSeal.ts';
import { isSealed } from './sealedBox.ts';
import { holdsSensitive } from './sealedRecord.ts';

/** A record that somebody began and has not saved, as it was typed. */
export interface KeptRecord {
  record: Record<string, unknown>;
  /** Revision it began from; absent for a new one. */
  revision?: number | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** One place for the new record of a resource, one for each that is being changed. */
export const keptPlace = (resource: string, id: string | null): string => `${resource}:${id ?? 'new'}`;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const keyOf = (place: string): string => `tpt_kept:${pageOwner() ?? ''}:${place}`;

/**
 * Short records that were typed and not saved yet, encrypted for their owner: they outlive a closed panel, a reload and a
 * sign-out. A storage that refuses is no failure: the form still holds the text.
 */
export const keptRecords = {
  get(place: string): KeptRecord | null {
    try {
      const text = localStorage.getItem(keyOf(place)) ?? 'null';
      const kept: unknown = JSON.parse(isSealed(text) ? openFor(pageOwner() ?? '', text) : text);
      return isKept(kept) ? kept : null;
    } catch {
      return null;
    }
  },
  /** Whether anything lies there; the same text until that changes. */
  peek(place: string): string | null {
    try {
      return localStorage.getItem(keyOf(place));
    } catch {
      return null;
    }
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  put(place: string, kept: KeptRecord): void {
    try {
      const owner = pageOwner() ?? '';
      const isSealable = canSeal(owner);
      if (!isSealable && holdsSensitive(kept.record)) return;
      if (keptRecords.get(place) === null) quarantineLocked(owner, place);
      localStorage.setItem(keyOf(place), isSealable ? sealFor(owner, JSON.stringify(kept)) : JSON.stringify(kept));
      tell();
    } catch {
      // Full or forbidden.
    }
  },
  remove(place: string): void {
    try {
      localStorage.removeItem(keyOf(place));
      tell();
    } catch {
      // Forbidden: then nothing lies there.
    }
  },
};

/** Text that no key opens is not written over: it goes where the user can download it. */
function quarantineLocked(owner: string, place: string): void {
  const text = localStorage.getItem(keyOf(place));
  if (text === null || !isSealed(text)) return;
  void import('./quarantine.ts')
    .then(({ quarantine }) => quarantine(owner, 'kept', { sealed: text }, 'sealBroken', `${place} ${Date.now()}`))
    .catch(() => {});
}

function isKept(value: unknown): value is KeptRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as KeptRecord).record === 'object' &&
    (value as KeptRecord).record !== null &&
    typeof (value as KeptRecord).at === 'number'
  );
}
