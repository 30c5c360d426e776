import { ADDRESS_LINE, customsLines } from '#contract/customsLines.ts';

export function addressText(lines: readonly string[]): string {
  const soft = lines.join(' ');
  return sameLines(customsLines(soft), lines)
    ? soft
    : lines
        .map((line) => line.padEnd(ADDRESS_LINE.columns))
        .join('')
        .trim();
}

const sameLines = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line.trimEnd() === other[index]);
