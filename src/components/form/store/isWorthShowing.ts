import type { FieldPlace } from './recordTree.ts';

/**
 * Whether a cleaned text is worth a notice: not for upper case, outer spaces or the separators of a number. A time of day
 * that was not typed is.
 */
export function isWorthShowing({ field }: FieldPlace, text: string, clean: string): boolean {
  if (field.kind === 'dateTime') return clean.endsWith(' 00:00:00') && !/00|\b0:|am/iu.test(text);
  if (field.kind !== 'text') return false;
  const bare = (value: string): string => (field.code ? value.replace(/[\s\-./]/gu, '') : value.trim()).toUpperCase();
  return bare(text) !== bare(clean);
}
