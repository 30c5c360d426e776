/** Three SF35 records with two texts each. */
export const ADDRESS_LINE = { columns: 35, lines: 6 } as const;

/**
 * Breaks an address into the lines sent to customs: 35 columns each, broken between words; only a word longer than a
 * line is cut. With more than six lines the end would be lost.
 * @example customsLines('588 RENMIN ROAD BEILUN DISTRICT NINGBO') // ['588 RENMIN ROAD BEILUN DISTRICT', 'NINGBO']
 */
export function customsLines(address: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of splitWords(address)) {
    if (line !== '' && line.length + 1 + word.length <= ADDRESS_LINE.columns) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (line.length > ADDRESS_LINE.columns) {
      lines.push(line.slice(0, ADDRESS_LINE.columns));
      line = line.slice(ADDRESS_LINE.columns);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Whether no word is longer than a line. */
export const fitsBetweenWords = (address: string): boolean =>
  splitWords(address).every((word) => word.length <= ADDRESS_LINE.columns);

const splitWords = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
