import type { Locale } from '#contract/limits.ts';
import type { RecognitionReason } from '#contract/recognitionReasons.ts';
import { recognitionReasons as en } from '#messages/en/recognitionReasons.ts';
import { recognitionReasons as vi } from '#messages/vi/recognitionReasons.ts';
import { recognitionReasons as zhCN } from '#messages/zh-CN/recognitionReasons.ts';
import { fillText } from '#rules/fillText.ts';

const TEXTS = { en, vi, 'zh-CN': zhCN } satisfies Record<Locale, Record<RecognitionReason, string>>;
/** Pasted text has no file name. */
const PASTED = { en: 'Pasted text', vi: 'Văn bản đã dán', 'zh-CN': '粘贴的文字' } satisfies Record<Locale, string>;
const NAME_MAX = 80;

/** [E04] The sentence of a reason. @param filename of the document; empty for pasted text */
export function reasonText(
  locale: Locale,
  reason: RecognitionReason,
  filename: string,
  args: Record<string, number> = {},
): string {
  const name = filename || PASTED[locale];
  const file = name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1)}…` : name;
  return fillText(TEXTS[locale][reason], { ...args, file });
}
