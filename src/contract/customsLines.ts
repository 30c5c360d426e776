export const ADDRESS_LINE = { columns: 35, lines: 3 } as const;

/**
 * Breaks an address into the lines sent to customs: 35 columns each, broken between words; only a word longer than a
 * line is cut. If that needs a fourth line, every line is filled completely, so that an address within its limit loses
 * nothing. With more than three lines the end would be lost.
 * @example customsLines('588 RENMIN ROAD BEILUN DISTRICT NINGBO') // ['588 RENMIN ROAD BEILUN DISTRICT', 'NINGBO']
 */
export function customsLines(address: string): string[] {
  const lines = betweenWords(address);
  return lines.length > ADDRESS_LINE.lines ? atColumns(address) : lines;
}

/** Whether an address fits its lines with breaks between words. */
export const fitsBetweenWords = (address: string): boolean => betweenWords(address).length <= ADDRESS_LINE.lines;

function betweenWords(address: string): string[] {
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

function atColumns(address: string): string[] {
  const text = splitWords(address).join(' ');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += ADDRESS_LINE.columns) lines.push(text.slice(at, at + ADDRESS_LINE.columns));
  return lines;
}

const splitWords = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
