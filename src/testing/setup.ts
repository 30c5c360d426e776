// Files of one worker share packages: Dexie takes the database that the page has when Dexie is loaded.
import 'fake-indexeddb/auto';
import { afterAll, vi } from 'vitest';

// What a test waits for may take long on a busy machine; a passing test does not wait longer for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
}

// Files of one worker share their modules: a spy that stays would answer the next file.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
