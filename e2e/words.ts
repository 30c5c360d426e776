import type { Locale } from '#contract/limits.ts';
import { texts as en } from '#i18n/bundles/en.ts';
import { texts as vi } from '#i18n/bundles/vi.ts';
import { texts as zh } from '#i18n/bundles/zh-CN.ts';

const BUNDLES = { en, vi, 'zh-CN': zh };

/** A text of the app in a language, with its variables filled in; a key that is missing fails the test. */
export type Words = (key: string, args?: Record<string, string | number>) => string;

/** @example wordsOf('vi')('drafts.newIsf10') */
export function wordsOf(locale: Locale): Words {
  return (key, args = {}) => {
    let node: unknown = BUNDLES[locale];
    for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
    if (typeof node !== 'string') throw new Error(`no text for ${key} in ${locale}`);
    return node.replaceAll(/\{\{(\w+)\}\}/gu, (_all, name: string) => String(args[name] ?? ''));
  };
}

/** The part of a text before its first variable. */
export const beginning = (words: Words, key: string): string => words(key, {}).trim();
