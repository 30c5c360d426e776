import type { WireMap } from '#customs/wireMap.ts';
import { wireCells, type VeilOf } from './wireCells.ts';

/**
 * A message as a text file. Lines end with CR LF: what people open such a file with, and what engines take 80-column
 * records with, is Windows' and older; all of them know LF too, the other way round not. No line loses its spaces.
 */
export function wireFile(records: readonly string[], map: WireMap, veilOf?: VeilOf): string {
  return records.map((text, line) => `${lineText(text, line, map, veilOf)}\r\n`).join('');
}

function lineText(text: string, line: number, map: WireMap, veilOf?: VeilOf): string {
  return wireCells(text, line, map, veilOf)
    .map((cell) => cell.text)
    .join('');
}
