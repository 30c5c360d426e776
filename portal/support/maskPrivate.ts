import { isf10 } from '#contract/entities/isf10.ts';
import { isf5 } from '#contract/entities/isf5.ts';
import { hideText, maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import { maskSsn } from '#contract/entities/maskSsn.ts';
import { party } from '#contract/entities/party.ts';
import type { Fields } from '#schema/field.ts';
import { sensitiveNames } from '#schema/sensitive.ts';

/** Written with hyphens, also directly after other digits, as in a message to customs. */
const HYPHENED = /\d{3}-\d{2}-(\d{4})/gu;
/** Nine digits, with or without the type `34` of a social security number before them. */
const NINE_DIGITS = /(?<!\d)(34)?\d{5}(\d{4})(?!\d)/gu;

/** Masks social security numbers in a text except for their last four digits, without changing its length. */
const maskText = (text: string): string => text.replaceAll(HYPHENED, '***-**-$1');

/** The same for text of customs, where each nine digits may be one. */
const maskCustomsText = (text: string): string =>
  maskText(text).replaceAll(NINE_DIGITS, (_all, type: string | undefined, last: string) => `${type ?? ''}*****${last}`);

const BILLS: readonly Fields[] = [isf10.fields, isf5.fields, party.fields];
const isBirthDate = (name: string): boolean => BILLS.some((fields) => fields[name]?.kind === 'date');
/** Fields and columns with a number of any form that may identify a person, and birth dates. */
const PERSONAL: ReadonlySet<string> = new Set(['importer', ...BILLS.flatMap(sensitiveNames)]);

/**
 * Masks every text in a value.
 * @param isMasked the column is declared as masked
 * @param name of the column, or of the field within it
 */
export function maskPrivate(value: unknown, isMasked: boolean, name = ''): unknown {
  if (typeof value === 'string') {
    if (PERSONAL.has(name)) return isBirthDate(name) ? hideText(value) : (maskPersonalId(value) ?? maskText(value));
    return isMasked ? (maskSsn(value) ?? maskCustomsText(value)) : maskText(value);
  }
  if (Array.isArray(value)) return value.map((each) => maskPrivate(each, isMasked, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([inner, each]) => [inner, maskPrivate(each, isMasked, inner)]));
}
