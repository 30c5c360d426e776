import type { Locale } from '#contract/limits.ts';

/** [G10] Before anything is loaded the page is Chinese. */
let language: Locale = 'zh-CN';

/** The language that the page speaks now, for readers outside React (headers, formats). */
export const currentLanguage = (): Locale => language;

/** Only the language provider says this. */
export function setCurrentLanguage(next: Locale): void {
  language = next;
}
