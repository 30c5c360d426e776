import { cleanText } from '#rules/cleanText.ts';

/** House bill or regular bill, by the words of a document. */
export function readAmsType(text: string): string | null {
  const flat = cleanText(text, { upper: true });
  if (/^BM\b|\bHOUSE|\bHBL|分单|NHA\b|THU CAP/u.test(flat)) return 'BM';
  return /^OB\b|REGULAR|STRAIGHT|MASTER|\bMBL|主单|直单|\bOCEAN|SIMPLE|船东单|\bCHU\b/u.test(flat) ? 'OB' : null;
}
