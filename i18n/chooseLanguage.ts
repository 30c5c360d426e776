import type { Locale } from '#contract/limits.ts';
import { normalizeLanguage } from '#rules/normalizeLanguage.ts';

/** Sources of the language in order of priority. */
export interface LanguageSources {
  /** `location.search`. */
  search: string;
  /** `location.hash`, which may have a query of its own. */
  hash: string;
  /** Value of the cookie `hgj-lang`. */
  cookie: string | null;
  /** `navigator.languages`. */
  browser: readonly string[];
}

/** [G10] The `lang` parameter, then the cookie, then the browser, then English; unsupported names are skipped. */
export function chooseLanguage({ search, hash, cookie, browser }: LanguageSources): Locale {
  const hashQuery = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  const named = [
    new URLSearchParams(search).get('lang'),
    new URLSearchParams(hashQuery).get('lang'),
    cookie,
    ...browser,
  ];
  for (const name of named) {
    const found = normalizeLanguage(name);
    if (found) return found;
  }
  return 'en';
}
