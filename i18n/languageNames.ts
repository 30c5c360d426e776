import type { Locale } from '#contract/limits.ts';
import { offeredLanguages } from './offeredLanguages.ts';

export const LANGUAGE_NAMES: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English', vi: 'Tiếng Việt' };

export const offeredNames = (): Partial<Record<Locale, string>> =>
  Object.fromEntries(offeredLanguages().map((locale) => [locale, LANGUAGE_NAMES[locale]]));
