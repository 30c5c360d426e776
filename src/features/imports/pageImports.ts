import { dataProvider } from '#dataProvider/dataProvider.ts';
import { importStore } from './importStore.ts';
import type { ImportRun } from './importRun.ts';

const savedListeners = new Set<() => void>();

/** Tells when an import has made drafts. */
export function onDraftsImported(listener: () => void): () => void {
  savedListeners.add(listener);
  return () => void savedListeners.delete(listener);
}

const keyOf = (): string => `tpt_import:${dataProvider.owner() ?? ''}`;

/** At sign-out nothing of a file stays in this tab. */
export function forgetImports(): void {
  try {
    sessionStorage.removeItem(keyOf());
  } catch {
    // Forbidden storage holds none.
  }
}

/** The page's own import. It lies in this tab's storage, so that a reload finds it and another tab does not. */
export const pageImports = importStore({
  upload: (file, billType, options) => {
    const form = new FormData();
    form.append('file', file, file.name);
    return dataProvider.upload('importDrafts', form, { query: { billType, dryRun: 'true' } }, options);
  },
  save: (token, billType) => dataProvider.importDrafts({ query: { billType }, body: { token } }),
  job: (jobId) => dataProvider.importJob({ params: { jobId } }),
  keep: (run) => {
    try {
      if (run) sessionStorage.setItem(keyOf(), JSON.stringify(run));
      else sessionStorage.removeItem(keyOf());
    } catch {
      // Too large or forbidden: the import goes on, only a reload would not find it.
    }
  },
  kept: () => {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null') as ImportRun | null;
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
