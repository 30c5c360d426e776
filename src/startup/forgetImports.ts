/** Where session storage has the import of an owner, followed by the owner. */
export const IMPORT_PREFIX = 'tpt_import:';

/** Removes the imports of every owner from this tab, at sign-out and when the session has ended. */
export function forgetImports(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(IMPORT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so it contains nothing.
  }
}
