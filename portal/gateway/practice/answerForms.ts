import { toServerText } from '#schema/dateText.ts';
import type { PracticeAnswer } from '#contract/endpoints/practice.ts';

/** The records of an SN in the form that a rule chooses; other answers keep the form of the chapter. */
export function inForm(says: PracticeAnswer, lines: readonly string[]): string[] {
  if (says === 'oldStyle') return toOldStyle(lines);
  if (says === 'blankType') return toBlankType(lines);
  return says === 'headerOnly' ? toHeaderOnly(lines) : [...lines];
}

/** Decisions on records have a code and no type: the closing record alone gives the severity. */
const toBlankType = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/^SF901[13]/u, 'SF90  '));

/** Only the header is echoed, so that the envelope alone identifies the filing. */
const toHeaderOnly = (lines: readonly string[]): string[] => lines.filter((line) => /^SF(?:10|90)/u.test(line));

/**
 * An SN as answers were recorded about 2009: decisions on records have types 01 and 03, no reference is echoed, and customs
 * fills columns of the header.
 */
const toOldStyle = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => !line.startsWith('SF20'))
    .map((line) =>
      line
        .replace(/^SF901([13])/u, (_, type: string) => `SF900${type}`)
        .replace(/^(SF10.{73}) /u, (_, head: string) => `${head}N`),
    );

/**
 * The envelope of that time: date and time in A 26–37, customs' own number in A 70–80 instead of our text, `01` in B 2–3,
 * and the columns of Y shifted left by one.
 */
export function toOldEnvelope(transmission: string, at: Date, number: number): string {
  const text = toServerText(at);
  const stamp = text.slice(5, 7) + text.slice(8, 10) + text.slice(2, 4) + text.slice(11).replaceAll(':', '');
  return transmission
    .split('\n')
    .map((line) => {
      if (line.startsWith('A'))
        return `${line.slice(0, 20)}01   ${stamp}`.padEnd(69) + String(number).padStart(11, '0');
      if (line.startsWith('B')) return `B01${line.slice(3)}`;
      return line.startsWith('Y') ? `Y ${line.slice(3)} ` : line;
    })
    .join('\n');
}
