import type { Locale } from '#contract/limits.ts';
import { fromServerText } from './serverTime.ts';

const DAY_FORMATS: Record<Locale, { locale: string; month: 'short' | 'numeric' }> = {
  en: { locale: 'en-GB', month: 'short' },
  'zh-CN': { locale: 'zh-CN', month: 'short' },
  vi: { locale: 'vi', month: 'numeric' },
};

/**
 * The day of a wire time at +08:00 in a short form, with the year if it is not this year.
 * @example shortDay('2026-11-03 09:00:00', 'en', Date.now()) // '3 Nov'
 */
export function shortDay(text: string, language: Locale, now: number): string {
  const at = fromServerText(text);
  if (!at) return text;
  const { locale, month } = DAY_FORMATS[language];
  const timeZone = 'Asia/Shanghai';
  const yearOf = (time: Date | number): string =>
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(time);
  const year = yearOf(at) === yearOf(now) ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, year, timeZone }).format(at);
}
