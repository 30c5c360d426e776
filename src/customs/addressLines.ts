import { ADDRESS_RECORDS, LINE_WIDTH } from './isfMessage.ts';

/**
 * An address as the lines of 35 that customs keeps of it: broken at spaces; where that would need a fourth line, broken
 * hard at every 35th character, so that nothing is lost of an address of at most 105.
 * @example addressLines('588 RENMIN ROAD BEILUN DISTRICT BUILDING 12') // ['588 RENMIN ROAD BEILUN DISTRICT', 'BUILDING 12']
 */
export function addressLines(text: string): string[] {
  const soft = softLines(text);
  return soft && soft.length <= ADDRESS_RECORDS ? soft : hardLines(text);
}

/** The address that lines came from, as far as they can tell: breaks at spaces are spaces again. */
export function addressOf(lines: readonly string[]): string {
  const soft = lines.join(' ');
  return sameLines(addressLines(soft), lines)
    ? soft
    : lines
        .map((line) => line.padEnd(LINE_WIDTH))
        .join('')
        .trim();
}

function softLines(text: string): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    if (word.length > LINE_WIDTH) return null;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function hardLines(text: string): string[] {
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += LINE_WIDTH) lines.push(text.slice(at, at + LINE_WIDTH));
  return lines;
}

const sameLines = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);
