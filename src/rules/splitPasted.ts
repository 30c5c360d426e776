import { PASTED_BILL_NUMBER } from '#contract/entities/billNumber.ts';
import { cleanAmsNumber } from './amsNumber.ts';
import { normalizeHeading } from '#schema/normalizeHeading.ts';
import { cleanWords } from './cleanText.ts';
import { parseCountryCode } from './countryName.ts';
import { parseAmsType, readPastedCell, rowHeadings } from './pastedRows.ts';

/** Column separators in mails, PDFs and CSV files; a single space belongs to the text. */
const BETWEEN = [/[;；]/u, /[,，]/u, /[ \u00a0\u3000]{2,}/u];

/** Checks whether a text can be a value of the column; columns without an entry accept any text. */
const FITS: Readonly<Record<string, (text: string) => boolean>> = {
  hsCode: (text) => /^\d{4,10}$/u.test(text.replace(/[.\s]/gu, '')),
  hsCountryCode: (text) =>
    text === '' || parseCountryCode(cleanWords(readPastedCell('hsCountryCode', text).text)) !== null,
  amsNo: (text) => PASTED_BILL_NUMBER.test(cleanAmsNumber(text)),
  amsType: (text) => text === '' || parseAmsType(text) !== null,
};

/**
 * Splits pasted lines into the columns of a list at commas, semicolons or wide gaps. Requires that the first piece of
 * every line matches the first column, and that at least one line matches entirely; other mismatches become errors of
 * their cells. Returns null otherwise.
 * @param from the field that was pasted into
 * @example splitPasted('billHsRequestList', ['hsCode', 'hsCountryCode'], 'hsCode', ['940360,CN']) // [['940360', 'CN']]
 */
export function splitPasted(
  list: string,
  names: readonly string[],
  from: string,
  lines: readonly string[],
): string[][] | null {
  if (from !== names[0] || lines.some((line) => line.includes('\t'))) return null;
  const headings = rowHeadings(list, names);
  const isHeading = (pieces: readonly string[]): boolean =>
    pieces.length > 1 &&
    pieces.every((piece) => names.some((name) => headings[name]?.includes(normalizeHeading(piece))));
  const fits = (piece: string, at: number): boolean => FITS[names[at] ?? '']?.(piece) ?? true;
  const mayFit = ([first = '', second = '', ...more]: readonly string[]): boolean =>
    more.length + 2 <= names.length && fits(first, 0) && !/^\d/u.test(second);
  for (const between of BETWEEN) {
    const rows = lines.map((line) => line.trim().split(between).map(bare));
    const body = isHeading(rows[0] ?? []) ? rows.slice(1) : rows;
    if (body.every(mayFit) && body.some((pieces) => pieces.length > 1 && pieces.every(fits))) return rows;
  }
  return null;
}

/** Files write texts in quotes, and numbers with leading zeros as a formula: `="030461"`. */
const bare = (piece: string): string => piece.trim().replace(/^="([^"]*)"$|^"([^"]*)"$/u, '$1$2');
