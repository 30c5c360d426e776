import type { Cell } from '#rules/importCell.ts';
import { storableText } from './storableText.ts';

/** A text of a workbook's XML as a cell; null for a blank one. */
export function textCell(raw: string): Cell | null {
  const text = plainText(raw);
  return text.trim() === '' ? null : { text, kind: 'text' };
}

/** `_x000D_` is how a workbook writes a sign that XML cannot hold; lone halves of signs cannot be stored. */
function plainText(raw: string): string {
  const text = raw.includes('_x')
    ? raw.replace(/_x([\dA-F]{4})_/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw;
  return storableText(text);
}
