import type { Locale } from '#contract/limits.ts';
import { ROUTES } from '#contract/routes.ts';
import { normalizeLanguage } from '#rules/normalizeLanguage.ts';

/** Sources of the language in order of priority. */
interface LanguageSources {
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
  /** The languages that the portal offers. */
  offered: readonly Locale[];
}

/**
 * [G10] The `lang` parameter, then the cookie, then the browser, then English, then the first one offered; languages
 * that are not offered are skipped.
 * [R17] `/index` is Chinese, `/index_en` is Vietnamese if that is the language, else English.
 */
export function chooseLanguage({ path, ...sources }: LanguageSources): Locale {
  const page = path.replace(/\/$/u, '');
  if (page === ROUTES.landingPage.path && sources.offered.includes('zh-CN')) return 'zh-CN';
  const language = wantedLanguage(sources);
  const isEnglish = page === ROUTES.landingPageEn.path && language === 'zh-CN' && sources.offered.includes('en');
  return isEnglish ? 'en' : language;
}

function wantedLanguage({ search, hash, cookie, browser, offered }: Omit<LanguageSources, 'path'>): Locale {
  const hashQuery = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  const named = [
    new URLSearchParams(search).get('lang'),
    new URLSearchParams(hashQuery).get('lang'),
    cookie,
    ...browser,
  ];
  for (const name of named) {
    const found = normalizeLanguage(name);
    if (found && offered.includes(found)) return found;
  }
  return offered.includes('en') ? 'en' : (offered[0] ?? 'en');
}
