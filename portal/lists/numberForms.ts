import { BILL_NUMBER } from '#contract/entities/billNumber.ts';
import { cleanAmsNumber } from '#rules/amsNumber.ts';

/** Fewer digits are not read as a number. */
const DIGITS_MIN = 4;

/**
 * The B/L numbers of a searched text that lists several, as a column pasted from a spreadsheet; null for any other text.
 * @example severalNumbers('OOLU2719403685, MAEU2700000005') // ['OOLU2719403685', 'MAEU2700000005']
 */
export function severalNumbers(text: string | undefined): string[] | null {
  const words = text?.split(/[\s,;|，；、]+/u).filter(Boolean) ?? [];
  const numbers = words.map(cleanAmsNumber);
  const isEvery = numbers.every((number) => BILL_NUMBER.test(number) && digitsOf(number) >= DIGITS_MIN);
  return words.length > 1 && isEvery ? [...new Set(numbers)] : null;
}

const digitsOf = (number: string): number => number.replace(/\D/gu, '').length;

/**
 * A searched text that may be a number, followed by the other forms in which it may be stored: a B/L number without
 * separators, an ISF number with a hyphen.
 * @example numberForms('HBRL 0133082668') // ['HBRL 0133082668', 'HBRL0133082668', 'HBRL-0133082668']
 */
export function numberForms(text: string): string[] {
  const bare = cleanAmsNumber(text);
  if (severalNumbers(text) || digitsOf(bare) < DIGITS_MIN || !/^(?:[A-Z]{4}[A-Z\d]+|\d+)$/u.test(bare)) return [text];
  const isfNo = bare.replace(/^([A-Z]{4})(\d+)$/u, '$1-$2');
  return [...new Set([text.toUpperCase(), bare, isfNo])];
}

const SEARCHED = ['keyword', 'amsNo', 'isfNo'] as const;
type Texts = Partial<Record<(typeof SEARCHED)[number], string | undefined>>;

/** Reads a page of a list; while it finds nothing, reads it again with the next form of the searched numbers. */
export async function readNumberForms<Q extends Texts, R extends { total: number }>(
  query: Q,
  read: (query: Q) => Promise<R>,
): Promise<R> {
  const found = await read(query);
  const forms = SEARCHED.flatMap((name) => {
    const text = query[name];
    return text ? [{ name, others: numberForms(text).slice(1) }] : [];
  });
  const most = Math.max(0, ...forms.map(({ others }) => others.length));
  for (let at = 0; at < most && found.total === 0; at++) {
    const changed = forms.flatMap(({ name, others }) =>
      others.length > 0 ? [[name, others[at] ?? others.at(-1)]] : [],
    );
    const again = await read({ ...query, ...(Object.fromEntries(changed) as Texts) });
    if (again.total > 0) return again;
  }
  return found;
}
