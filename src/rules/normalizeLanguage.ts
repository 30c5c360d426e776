import type { Locale } from '#contract/limits.ts';

/**
 * [V23] The supported locale for a language name of any case; null for an unsupported one.
 * @example normalizeLanguage('zh-TW') // 'zh-CN'
 */
export function normalizeLanguage(name: unknown): Locale | null {
  if (typeof name !== 'string') return null;
  const lower = name.toLowerCase();
  if (lower === 'zh' || lower === 'cn' || lower.startsWith('zh-')) return 'zh-CN';
  if (lower === 'en' || lower.startsWith('en-')) return 'en';
  if (lower === 'vi' || lower === 'vi-vn') return 'vi';
  return null;
}

/** The first supported language of an `Accept-Language` header. Browsers list them in order of preference. */
export function acceptedLanguage(header: string | undefined): Locale | null {
  for (const part of (header ?? '').split(',')) {
    const found = normalizeLanguage(part.split(';')[0]?.trim());
    if (found) return found;
  }
  return null;
}
