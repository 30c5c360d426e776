import { ADDRESS_LINE } from '#contract/customsLines.ts';
import type { IsfAddressLine } from './isfMessage.ts';
import { withoutPunctuation } from './wireForm.ts';

/** SF35: unstructured street address. */
const STREET = '15';

/**
 * The SF35 records of an address: both halves of each record in turn. A second half takes no punctuation: a line that
 * has some goes to the next first half, or loses it when the records would not suffice.
 */
export function addressRecords(lines: readonly string[]): IsfAddressLine[] {
  const halves: string[] = [];
  lines.forEach((line, at) => {
    const isSecond = halves.length % 2 === 1;
    const fitsWithGap = halves.length + 1 + lines.length - at <= ADDRESS_LINE.lines;
    if (isSecond && fitsWithGap && withoutPunctuation(line) !== line) halves.push('', line);
    else halves.push(isSecond ? withoutPunctuation(line) : line);
  });
  return Array.from({ length: Math.max(1, Math.ceil(halves.length / 2)) }, (_, at) => {
    const secondText = halves[2 * at + 1] ?? '';
    return { qualifier: STREET, text: halves[2 * at] ?? '', secondQualifier: secondText && STREET, secondText };
  });
}

/** The lines in SF35 records, in their order. */
export const addressLines = (records: readonly IsfAddressLine[]): string[] =>
  records.flatMap(({ text, secondText }) => [text, secondText].filter(Boolean));
