import { countryName } from '#rules/countryName.ts';
import type { Locale } from '#contract/limits.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import type { RuleContext } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';
import type { Translate } from '../exports/translator.ts';

/** A bill to be printed, and its filing status. */
export interface PrintedBill {
  bill: Bill;
  /** Null for a draft. */
  sent: { isfNo: string; /** CBP's number. */ customsNo: string | null; status: DeclarationStatus } | null;
  /** The user and time of the last save or operation, as the wire writes them. */
  at: string;
  operator: string;
}

/** Texts, language and facts that every page uses. */
export interface PdfContext {
  translate: Translate;
  english: Translate;
  locale: Locale;
  /** The enterprise that files. */
  filer: string;
  /** The print time, as the wire writes it. */
  printedAt: string;
  /** The print time and the settings, in which bills are validated. */
  rules: RuleContext;
}

/** The displayed value: codes by name, secrets masked. */
export function displayedValue(
  field: ScalarField,
  value: string,
  { translate, locale }: Pick<PdfContext, 'translate' | 'locale'>,
): string {
  const text = value.trim();
  if (text === '') return '';
  if (field.kind === 'choice') return translate(`choices.${field.labels}.${text}`, {}, text);
  if (field.kind === 'lookup' && field.source === 'country') {
    const name = countryName(text, locale);
    return name ? `${name} (${text})` : text;
  }
  if (field.kind === 'lookup' && field.source === 'port') return text.replace(/\s*\|\s*/u, ', ');
  return field.kind === 'text' ? (field.mask?.(text) ?? text) : text;
}

/** A label with the English one, because the partners in the US read the same document. */
export function bilingualLabel(
  key: string,
  { translate, english, locale }: PdfContext,
): { own: string; other: string } {
  const own = translate(key);
  const other = locale === 'en' ? '' : english(key);
  return { own, other: other === own ? '' : other };
}
