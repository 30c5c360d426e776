import type { Locale } from '#contract/limits.ts';

export const LANGUAGE_NAMES: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English', vi: 'Tiếng Việt' };
