import { randomInt } from 'node:crypto';
import type { Locale } from '#contract/limits.ts';

const NUMBERS: Record<Locale, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  'zh-CN': ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  vi: ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'],
};

const SENTENCES: Record<Locale, (one: string, other: string) => string> = {
  en: (one, other) => `How much is ${one} plus ${other}? Answer with a number.`,
  'zh-CN': (one, other) => `${one}加${other}等于几？请用数字回答。`,
  vi: (one, other) => `${one} cộng ${other} bằng bao nhiêu? Hãy trả lời bằng số.`,
};

/** The text alternative of the picture, which a screen reader can read ([G18], WCAG 1.1.1). */
export function randomSum(locale: Locale): { question: string; answer: string } {
  const [one, other] = [randomInt(1, 10), randomInt(1, 10)];
  const name = (number: number) => NUMBERS[locale][number - 1] ?? '';
  return { question: SENTENCES[locale](name(one), name(other)), answer: String(one + other) };
}
