import { ADDRESS_LINE, customsLines } from '#contract/customsLines.ts';

/** Joins the lines of an address. Other filers cut at column 35, within words. */
export function addressText(lines: readonly string[]): string {
  const soft = lines.join(' ');
  const isCut = lines.slice(0, -1).every((line) => line.trimEnd().length >= ADDRESS_LINE.columns - 1);
  return !isCut || sameLines(customsLines(soft), lines)
    ? soft
    : lines
        .map((line) => line.padEnd(ADDRESS_LINE.columns))
        .join('')
        .trim();
}

const sameLines = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line.trimEnd() === other[index]);
