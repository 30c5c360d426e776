import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Simulates an unused browser: empty databases, empty storage, and modules without state. */
export function resetBrowser(): void {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  });
}

/** Simulates a reload: storage stays, the state of modules is lost. */
export function reload(): void {
  vi.resetModules();
}

/** A different key for each owner. */
export const keyOfOwner = (owner: string): string => Buffer.from(owner.padEnd(32, '-')).toString('base64url');

/** Sets the owner's key, as sign-in and `/me` do. */
export async function setOwnerKey(owner: string): Promise<void> {
  const { setLocalKey } = await import('../localKeys.ts');
  setLocalKey(owner, keyOfOwner(owner));
}

export async function startLocalSession(owner: string): Promise<string> {
  await setOwnerKey(owner);
  return (await import('../claimLocalDatabase.ts')).claimLocalDatabase(owner);
}
