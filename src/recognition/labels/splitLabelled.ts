import type { FieldKind } from './labelTable.ts';
import type { Meaning } from './meaning.ts';
import { readLabel } from './readLabel.ts';

/** Words before a colon that may be its label. */
const WORDS_MAX = 6;

/**
 * Parts a line that holds several labels with their values.
 * @example splitLabelled('HBL: ABCD123456 MBL: EGLV149503880217') // ['HBL: ABCD123456', 'MBL: EGLV149503880217']
 */
export function splitLabelled(text: string): string[] {
  return splitAtLabels(text, false);
}

/** As `splitLabelled`, also at the parts of a party: `Name: ABC  City: NINGBO`. */
export function splitParts(text: string): string[] {
  return splitAtLabels(text, true);
}

function splitAtLabels(text: string, withParts: boolean): string[] {
  const columns = withParts ? [] : text.split(/\s{2,}|\t/u);
  if (
    columns.length > 1 &&
    columns.every((column) => /^(?:field|taxId)$/u.test(readLabel(column)?.meaning.kind ?? ''))
  ) {
    return columns.flatMap(splitLabelled);
  }
  if (text.length > 1000) return [text];
  const colons = [...text.matchAll(withParts ? /[:：]/gu : /[:：#]/gu)].map(({ index }) => index);
  const starts: number[] = [];
  for (const colon of colons) {
    const start = labelStart(text, colon, starts.at(-1) ?? 0, withParts);
    const isNumbering = start !== null && starts.length === 0 && /^\W*\w{0,2}\W*$/u.test(text.slice(0, start));
    if (start !== null && !isNumbering && start > (starts.at(-1) ?? 0)) starts.push(start);
  }
  if (!withParts) starts.push(...billStarts(text).filter((start) => !starts.includes(start)));
  if (starts.length === 0) return [text];
  starts.sort((one, other) => one - other);
  return [0, ...starts]
    .map((from, at) =>
      text
        .slice(from, starts[at])
        .replace(/[\s,;|/–，；、。-]+$/u, '')
        .trim(),
    )
    .filter(Boolean);
}

const BILLS: ReadonlySet<FieldKind> = new Set(['ams', 'billNo', 'master']);

/** Labels of bill numbers behind a comma, which need no colon: `Invoice no. 4711, HBL ABCD12345678`. */
function billStarts(text: string): number[] {
  return [...text.matchAll(/[,;，；]\s*(?=\p{L})/gu)].flatMap(({ index, 0: separator }) => {
    const start = index + separator.length;
    const label = readLabel(text.slice(start));
    const isBill = label?.meaning.kind === 'field' && label.meaning.fields.some((field) => BILLS.has(field));
    return isBill && /^[A-Z]{4}[A-Z\d]*\d{4}/u.test(text.slice(start + label.end)) ? [start] : [];
  });
}

/** `FACTORY Address:` may be the end of a company's name. */
const isPartOfName = (meaning: Meaning): boolean =>
  meaning.kind === 'party' && (meaning.parts.length > 0 || meaning.roles.includes('manufacturer'));

/** Where the longest label that ends at a colon begins. */
function labelStart(text: string, colon: number, from: number, withParts: boolean): number | null {
  const before = text.slice(from, colon + 1);
  const words = [...before.matchAll(/[^\s,;|，；、。]+/gu)].slice(-WORDS_MAX);
  let fallback: number | null = null;
  for (const word of words) {
    const candidate = before.slice(word.index);
    if (!/^[\p{L}(（【]/u.test(candidate)) continue;
    const label = readLabel(candidate);
    if (!label?.isClosed || !label.isExact || label.end < candidate.length) continue;
    const { meaning } = label;
    const isOther =
      meaning.kind === 'stop' || (meaning.kind === 'party' && meaning.roles.every((role) => role === 'other'));
    const isApart = word.index === 0 || /(?:[,;|/\t，；、。]\s*|\s{2,}|\s[-–]\s)$/u.test(before.slice(0, word.index));
    // `056E PORT OF LOADING: YANTIAN`; a single word may end a name.
    const isClear = meaning.kind === 'stop' && /\s/u.test(candidate.trim());
    if (meaning.kind === 'part' ? !withParts : isOther && !isApart && !isClear) continue;
    // `ABC FACTORY, Address:` names no manufacturer.
    if (!isApart && (/[,;，；]/u.test(candidate) || isPartOfName(meaning))) continue;
    // A label behind a separator is better than one in the midst of words.
    if (isApart) return from + word.index;
    fallback ??= from + word.index;
  }
  return fallback;
}
