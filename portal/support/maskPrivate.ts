import { maskSsn } from '#contract/entities/maskSsn.ts';

/** Written with hyphens, also directly after other digits, as in a message to customs. */
const HYPHENED = /\d{3}-\d{2}-(\d{4})/gu;
/** Nine digits, with or without the type `34` of a social security number before them. */
const NINE_DIGITS = /(?<!\d)(34)?\d{5}(\d{4})(?!\d)/gu;

/** Masks social security numbers in a text except for their last four digits, without changing its length. */
const maskText = (text: string): string => text.replaceAll(HYPHENED, '***-**-$1');

/** The same for text of customs, where each nine digits may be one. */
const maskCustomsText = (text: string): string =>
  maskText(text).replaceAll(NINE_DIGITS, (_all, type: string | undefined, last: string) => `${type ?? ''}*****${last}`);

/**
 * Masks every text in a value.
 * @param isMasked the column is declared as masked
 */
export function maskPrivate(value: unknown, isMasked: boolean): unknown {
  if (typeof value === 'string') return isMasked ? (maskSsn(value) ?? maskCustomsText(value)) : maskText(value);
  if (Array.isArray(value)) return value.map((each) => maskPrivate(each, isMasked));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskPrivate(each, isMasked)]));
}
