import type { ErrorName } from '#contract/errors.ts';
import type { Locale } from '#contract/limits.ts';
import { fillText } from '#rules/fillText.ts';
import { errors as en } from '#messages/en/errors.ts';
import { errors as vi } from '#messages/vi/errors.ts';
import { errors as zhCN } from '#messages/zh-CN/errors.ts';

const SENTENCES: Record<Locale, Record<string, string>> = { 'zh-CN': zhCN, en, vi };

/** [E04] Message of a refusal in a language. */
export function sentence(locale: Locale, name: ErrorName, args: Record<string, string | number> = {}): string {
  const text = SENTENCES[locale][name] ?? SENTENCES.en[name] ?? name;
  return fillText(text, args);
}
