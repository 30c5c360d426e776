import type { Locale } from '#contract/limits.ts';
import type { Finding } from '#customs/finding.ts';
import { customs as en } from '#messages/en/customs.ts';
import { customs as vi } from '#messages/vi/customs.ts';
import { customs as zhCN } from '#messages/zh-CN/customs.ts';
import type { Shape } from '#messages/shape.ts';
import { fillText } from '#rules/fillText.ts';

type CustomsTexts = Shape<typeof en>;
const TEXTS: Record<Locale, CustomsTexts> = { en, vi, 'zh-CN': zhCN };

/** Title, cause and correction of a finding as sentences. */
export function editText(locale: Locale, { name, args }: Pick<Finding, 'name' | 'args'>): string {
  const { edits, entities, numbers, hts, ports } = TEXTS[locale];
  const texts = (edits as Record<string, { text: string; cause: string; fix: string }>)[name];
  if (!texts) return name;
  const [colon, space] = locale === 'zh-CN' ? ['：', ''] : [': ', ' '];
  const filled = fillText(`${texts.text}${colon}${texts.cause}${space}${texts.fix}`, args);
  const groups: Record<string, Record<string, string>> = { entities, numbers, hts, ports };
  return filled.replace(
    /\$t\(customs\.(\w+)\.(\w+)\)/gu,
    (all, group: string, key: string) => groups[group]?.[key] ?? all,
  );
}
