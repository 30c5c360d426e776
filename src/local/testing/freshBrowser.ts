import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser that nobody has used: empty databases, empty storage, and modules that know of no owner. */
export function freshBrowser(): void {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  Dexie.dependencies.indexedDB = globalThis.indexedDB;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  });
}

/** The same browser after a reload: what is stored stays, what pages remembered is gone. */
export function reload(): void {
  vi.resetModules();
}

/** The key that the portal gives an owner, each owner another one. */
export const keyOfOwner = (owner: string): string => Buffer.from(owner.padEnd(32, '-')).toString('base64url');

/** What sign-in and `/me` do: the page learns the owner's key. */
export async function giveKey(owner: string): Promise<void> {
  const { setLocalKey } = await import('../localKeys.ts');
  setLocalKey(owner, keyOfOwner(owner));
}

/** Signs an owner in: the page gets the key, then the local database. */
export async function signIn(owner: string): Promise<string> {
  await giveKey(owner);
  return (await import('../claimLocalDatabase.ts')).claimLocalDatabase(owner);
}
