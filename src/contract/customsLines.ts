/** Columns of one address line of a filing, and how many lines customs keeps. */
export const ADDRESS_LINE = { columns: 35, lines: 3 } as const;

/**
 * The lines that an address becomes at customs: 35 columns each, broken between words; only a word that is longer than
 * a line is cut. More than three lines mean that the end would be lost.
 * @example customsLines('588 RENMIN ROAD BEILUN DISTRICT NINGBO') // ['588 RENMIN ROAD BEILUN DISTRICT', 'NINGBO']
 */
export function customsLines(address: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of address.split(/\s+/u).filter(Boolean)) {
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
