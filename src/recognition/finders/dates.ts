import { isDay } from '#schema/dateText.ts';
import { cleanText } from '#rules/cleanText.ts';
import { readTypedDay } from '#rules/typedDate.ts';

const DATE =
  /(?<!\d)(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}(?:ST|ND|RD|TH)?[- ./]*(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{0,6}[-., /]*(?:\d{4}|\d{2})|(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{0,6}[. -]*\d{1,2}(?:ST|ND|RD|TH)?[, -]+\d{4})(?!\d)/u;

/** The first date of a text as `YYYY-MM-DD`; null if there is none or it is ambiguous. */
export function findDate(text: string): string | null {
  const written = DATE.exec(cleanText(text.slice(0, 200), { upper: true }))?.[0];
  const day = written ? readTypedDay(written) : '';
  return isDay(day) ? day : null;
}
