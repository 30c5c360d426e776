import type { WireMap } from '#customs/wireMap.ts';
import { wireCells, type VeilOf } from './wireCells.ts';

/**
 * A message as a text file with CR LF line ends: Windows programs and older EDI engines need them, and all others
 * accept them. Lines keep their spaces.
 */
export function wireFile(records: readonly string[], map: WireMap, veilOf?: VeilOf): string {
  return records.map((text, line) => `${lineText(text, line, map, veilOf)}\r\n`).join('');
}

function lineText(text: string, line: number, map: WireMap, veilOf?: VeilOf): string {
  return wireCells(text, line, map, veilOf)
    .map((cell) => cell.text)
    .join('');
}
