import type { ImportCell } from '#rules/importCell.ts';
import { storableText } from './storableText.ts';

/** Converts a text of a workbook's XML to a cell; null for a blank text. */
export function textCell(raw: string): ImportCell | null {
  const text = decodeEscapes(raw);
  return text.trim() === '' ? null : { text, kind: 'text' };
}

/** Decodes `_x000D_`, the escape of a character that XML cannot contain. */
function decodeEscapes(raw: string): string {
  const text = raw.includes('_x')
    ? raw.replace(/_x([\dA-F]{4})_/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw;
  return storableText(text);
}
