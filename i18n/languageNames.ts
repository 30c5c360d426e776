import type { Locale } from '#contract/limits.ts';

/** The names of the languages, each in itself. */
export const LANGUAGE_NAMES: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English', vi: 'Tiếng Việt' };
