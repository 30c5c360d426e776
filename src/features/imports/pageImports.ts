import { dataProvider } from '#dataProvider/dataProvider.ts';
import { IMPORT_PREFIX } from '#startup/forgetImports.ts';
import { importStore } from './importStore.ts';
import type { ImportRun } from './importRun.ts';

const importKey = (): string => `${IMPORT_PREFIX}${dataProvider.owner() ?? ''}`;

const savedListeners = new Set<() => void>();

/** Calls the listener when an import has created drafts. */
export function onDraftsImported(listener: () => void): () => void {
  savedListeners.add(listener);
  return () => void savedListeners.delete(listener);
}

/** The page's import, in session storage, so that a reload finds it and other tabs do not. */
export const pageImports = importStore({
  upload: (file, billType, options) => {
    const form = new FormData();
    form.append('file', file, file.name);
    return dataProvider.upload('importDrafts', form, { query: { billType, dryRun: 'true' } }, options);
  },
  save: (token, billType) => dataProvider.importDrafts({ query: { billType }, body: { token } }),
  job: (jobId) => dataProvider.importJob({ params: { jobId } }),
  persist: (run) => {
    try {
      if (run) sessionStorage.setItem(importKey(), JSON.stringify(run));
      else sessionStorage.removeItem(importKey());
    } catch {
      // Storage is full or forbidden: the import continues, but is lost on reload.
    }
  },
  restore: () => {
    try {
      return JSON.parse(sessionStorage.getItem(importKey()) ?? 'null') as ImportRun | null;
    } catch {
      return null;
    }
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  onSaved: () => {
    for (const listener of savedListeners) listener();
  },
});
