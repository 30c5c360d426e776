import type { Locale } from '#contract/limits.ts';

/** [G10] The language is Chinese before anything is loaded. */
let language: Locale = 'zh-CN';

/** The page's language for code outside React (headers, formats). */
export const currentLanguage = (): Locale => language;

/** Called only by the language provider. */
export function setCurrentLanguage(next: Locale): void {
  language = next;
}
