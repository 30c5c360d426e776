import type { Locale } from '#contract/limits.ts';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English', vi: 'Tiếng Việt' };
