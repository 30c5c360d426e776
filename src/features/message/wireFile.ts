import type { WireMap } from '#customs/wireMap.ts';
import { wireCells, type MaskField } from './wireCells.ts';

/**
 * A message as a text file with CR LF line ends: Windows programs and older EDI engines need them, and all others
 * accept them. Lines keep their spaces.
 */
export function wireFile(records: readonly string[], map: WireMap, maskField?: MaskField): string {
  return records.map((text, line) => `${lineText(text, line, map, maskField)}\r\n`).join('');
}

function lineText(text: string, line: number, map: WireMap, maskField?: MaskField): string {
  return wireCells(text, line, map, maskField)
    .map((cell) => cell.text)
    .join('');
}
