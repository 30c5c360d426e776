import type { Locale } from '#contract/limits.ts';
import { ROUTES } from '#contract/routes.ts';
import { normalizeLanguage } from '#rules/normalizeLanguage.ts';

/** Sources of the language in order of priority. */
export interface LanguageSources {
  /** `location.pathname`. */
  path: string;
  /** `location.search`. */
  search: string;
  /** `location.hash`, which may have a query of its own. */
  hash: string;
  /** Value of the cookie `hgj-lang`. */
  cookie: string | null;
  /** `navigator.languages`. */
  browser: readonly string[];
}

/**
 * [G10] The `lang` parameter, then the cookie, then the browser, then English; unsupported names are skipped.
 * [R17] `/index` is Chinese, `/index_en` is Vietnamese if that is the language, else English.
 */
export function chooseLanguage({ path, ...sources }: LanguageSources): Locale {
  const page = path.replace(/\/$/u, '');
  if (page === ROUTES.landingPage.path) return 'zh-CN';
  const language = wantedLanguage(sources);
  return page === ROUTES.landingPageEn.path && language === 'zh-CN' ? 'en' : language;
}

function wantedLanguage({ search, hash, cookie, browser }: Omit<LanguageSources, 'path'>): Locale {
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
