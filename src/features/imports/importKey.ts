import { dataProvider } from '#dataProvider/dataProvider.ts';

/** Where session storage has the person's import. Apart from the store, because signing out loads with the first screen. */
export const importKey = (): string => `tpt_import:${dataProvider.owner() ?? ''}`;

/** Removes import data from this tab at sign-out. */
export function forgetImports(): void {
  try {
    sessionStorage.removeItem(importKey());
  } catch {
    // Storage is forbidden, so it contains nothing.
  }
}
