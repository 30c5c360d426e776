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
  });
}

/** The same browser after a reload: what is stored stays, what pages remembered is gone. */
export function reload(): void {
  vi.resetModules();
}
