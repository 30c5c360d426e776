import type { Locale } from '#contract/limits.ts';
import { offeredLanguages } from './offeredLanguages.ts';

export const LANGUAGE_NAMES: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English', vi: 'Tiếng Việt' };

/** The names of the languages that can be chosen. */
export const offeredNames = (): Partial<Record<Locale, string>> =>
  Object.fromEntries(offeredLanguages().map((locale) => [locale, LANGUAGE_NAMES[locale]]));
