import type { Locale } from '#contract/limits.ts';
import { importFile as en } from '#messages/en/importFile.ts';
import { validation as enValidation } from '#messages/en/validation.ts';
import { importFile as vi } from '#messages/vi/importFile.ts';
import { validation as viValidation } from '#messages/vi/validation.ts';
import { importFile as zhCN } from '#messages/zh-CN/importFile.ts';
import { validation as zhCNValidation } from '#messages/zh-CN/validation.ts';
import { fillText } from '#rules/fillText.ts';

const TEXTS: Record<Locale, object> = {
  en: { ...en, validation: enValidation },
  vi: { ...vi, validation: viValidation },
  'zh-CN': { ...zhCN, validation: zhCNValidation },
};
/** A cell's text in a message is cut to this length. */
const ARGUMENT_MAX = 80;

function shorten(value: string | number): string | number {
  const text = String(value);
  return text.length > ARGUMENT_MAX ? `${text.slice(0, ARGUMENT_MAX - 1)}…` : value;
}

/**
 * Translates a message of the import.
 * @param key `reason.…`, `said.…`, `template.…` of `importFile`, or `validation.…`
 * @example importText('en', 'said.cut', { max: 1000 })
 */
export function importText(locale: Locale, key: string, args: Record<string, string | number> = {}): string {
  let node: unknown = TEXTS[locale];
  for (const step of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[step];
  if (typeof node !== 'string') return key;
  return fillText(node, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shorten(value)])));
}

/** Names of the notes sheet of the import template, in every language. */
export const NOTES_SHEETS: readonly string[] = [en, vi, zhCN].map(({ template }) => template.notes);
