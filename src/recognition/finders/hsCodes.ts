import { cleanHsCode, cleanText } from '#rules/cleanText.ts';
import { isChapter, isHeading } from '#rules/hsHeadings.ts';
import { restoreHs } from '#rules/pastedHs.ts';
import { readCountry } from '../party/countryWords.ts';
import { withoutExample } from './billNumber.ts';

interface FoundHs {
  code: string;
  /** The country beside the code. */
  country: string | null;
}

/**
 * 6, 8 or 10 digits, with points or spaces between the groups. National tariffs add up to three digits: 9403.60.90.00-5 in
 * Taiwan, 9403.60.90.00.00 in Turkey.
 */
const HS =
  /(?<![\d.,/-])\d{4}\.\d{2}(?:\.\d{2}){2}(?:\.\d{2}|[.-]\d)(?![\d.])|(?<![\d.,/-])\d{4}(?:[.\s-]?\d{2}){1,3}(?![\d])(?!\.\d)|(?<![\d.,/-])\d{4}\.\d{2}\.\d{4}(?!\d)|(?<![\d.,/-])\d{6}\.\d{4}(?!\d)/gu;

/** `120000 PCS` is a quantity. */
const UNIT =
  /^ ?(?:PCS|PIECES?|PC|CTNS?|CARTONS?|SETS?|KGS?|PKGS?|PACKAGES|BAGS|ROLLS|PAIRS|UNITS|EA|PRS|DOZ(?:EN)?|CBM|USD|RMB|THUNG|CAI|[件箱只个套包袋台双米吨])(?![A-Z])/u;
/** `8716.36 KGS` is a weight, `USD 8516.60` a price. */
const MEASURE_UNIT = /^ ?(?:KGS?|LBS?|CBM|M3|USD|RMB|EUR|CNY|MTS?)(?![A-Z])/u;
const MEASURE = /(?:[GN]\.? ?W\.?|GROSS(?: WEIGHT)?|NET(?: WEIGHT)?|WEIGHT|USD|RMB|EUR|CNY|[$€¥])[\s.:]*$/u;
/** `PO NO. 847130` is an order. */
const OTHER_NUMBER =
  /(?<![A-Z])(?:[PS][./]? ?O\.?|ORDER|INV(?:OICE)?|REF|BOOKING|BKG|LOT|CONTRACT|S\/C|TEL|FAX|B\/L|BL)\.? ?(?:NO|NUMBER)?[\s.:#]*$/u;
/** A day, with or without signs: chapter 20 ends with heading 2009. */
const DAY = /^20[1-9]\d-?[01]\d-?[0-3]\d$/u;

/** Longer texts hold more than a list of codes. */
const TEXT_MAX = 4_000;

/** The HS codes of a text that is known to hold some, shortened to six digits, with the countries beside them. */
export function findHsCodes(text: string): FoundHs[] {
  const flat = withoutExample(cleanText(text.slice(0, TEXT_MAX).replace(/\n/gu, ' ; '), { upper: true }))
    .replace(/(\d{4})(?:\. |·)(?=\d\d)/gu, '$1.')
    // Not a comma of thousands: four digits follow.
    .replace(/(?<=\d)([,/])(?=\d{4})/gu, '$1 ');
  const matches = [...flat.matchAll(HS)];
  const numbers: FoundHs[] = [];
  matches.forEach((match, at) => {
    const digits = match[0].replace(/\D/gu, '');
    const code = digits.length > 10 ? digits.slice(0, 6) : cleanHsCode(match[0]);
    if (!/^\d{6}$/u.test(code) || !isChapter(code) || DAY.test(match[0])) return;
    const rest = flat.slice(match.index + match[0].length, matches[at + 1]?.index);
    const isPlain = /^\d+$/u.test(match[0]);
    const before = flat.slice(0, match.index);
    if (/^\d{4}\.\d{2}$/u.test(match[0]) && (MEASURE_UNIT.test(rest) || MEASURE.test(before))) return;
    if (isPlain && (UNIT.test(rest) || OTHER_NUMBER.test(before))) return;
    numbers.push({ code, country: countryBeside(rest) });
  });
  // Of `9403.60, PO 450012` only the first is a code.
  const headings = numbers.filter(({ code }) => isHeading(code));
  const found = headings.length > 0 ? headings : numbers;
  // `392690 & 960390, origin China`: the only country belongs to every code.
  const named = found.filter(({ country }) => country !== null);
  if (named.length === 1 && found.at(-1) === named[0]) for (const one of found) one.country = named[0]!.country;
  if (found.length === 0) {
    // Plain codes of national tariffs, such as 940360900000.
    const restored = /^\d{11,13}$/u.test(flat) ? flat.slice(0, 6) : restoreHs(flat);
    const code = restored ? cleanHsCode(restored) : '';
    if (/^\d{6}$/u.test(code) && isChapter(code)) found.push({ code, country: null });
  }
  return found;
}

/** `(CN)`, `- CHINA`, `ORIGIN: VN`. */
function countryBeside(rest: string): string | null {
  for (const part of rest.split(/[;,()[\]/|–]|\s-\s|:/u)) {
    const words = part.replace(/\b(?:ORIGIN|COO|MADE IN|FROM)\b/gu, '').trim();
    const country = words === '' ? null : readCountry(words);
    if (country) return country;
  }
  return null;
}
