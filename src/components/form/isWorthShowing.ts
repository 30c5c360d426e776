import type { FieldPlace } from './recordTree.ts';

/**
 * Whether a person should hear that a text was tidied. Upper case and outer spaces are nobody's news, nor are the
 * separators of a number; the screen shows capitals anyway.
 */
export function isWorthShowing({ field }: FieldPlace, text: string, clean: string): boolean {
  if (field.kind !== 'text') return false;
  const bare = (value: string): string => (field.code ? value.replace(/[\s\-./]/gu, '') : value.trim()).toUpperCase();
  return bare(text) !== bare(clean);
}
