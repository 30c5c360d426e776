import type { Locale } from '#contract/limits.ts';
import { chooseLanguage } from './chooseLanguage.ts';
import { offeredLanguages } from './offeredLanguages.ts';
import { LANGUAGE_COOKIE } from './languageCookie.ts';

export function pageLanguage(): Locale {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  return chooseLanguage({
    path: location.pathname,
    search: location.search,
    hash: location.hash,
    cookie: cookie?.slice(LANGUAGE_COOKIE.length + 1) ?? null,
    browser: navigator.languages,
    offered: offeredLanguages(),
  });
}
