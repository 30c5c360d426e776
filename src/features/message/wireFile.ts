import type { WireMap } from '#customs/wireMap.ts';
import { wireCells, type MaskOf } from './wireCells.ts';

/**
 * A message as a text file with CR LF line ends: Windows programs and older EDI engines need them, and all others
 * accept them. Lines keep their spaces.
 */
export function wireFile(records: readonly string[], map: WireMap, maskOf?: MaskOf): string {
  return records.map((text, line) => `${lineText(text, line, map, maskOf)}\r\n`).join('');
}

function lineText(text: string, line: number, map: WireMap, maskOf?: MaskOf): string {
  return wireCells(text, line, map, maskOf)
    .map((cell) => cell.text)
    .join('');
}
