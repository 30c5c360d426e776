import type { Locale } from '#contract/limits.ts';
import { createI18n, onMissingKey, type I18nHandle } from './createI18n.ts';
import { setCurrentLanguage } from './currentLanguage.ts';
import { languageCookie } from './languageCookie.ts';
import { pageLanguage } from './pageLanguage.ts';

/** Stores the language for the page, the portal and the next visit. */
export function rememberLanguage(language: Locale): void {
  setCurrentLanguage(language);
  document.documentElement.lang = language;
  const parents = (import.meta.env.VITE_PARENT_DOMAINS ?? '').split(',').filter(Boolean);
  document.cookie = languageCookie(language, location.hostname, parents);
}

export function startLanguage(): Promise<I18nHandle> {
  const language = pageLanguage();
  rememberLanguage(language);
  return createI18n(language, onMissingKey);
}
