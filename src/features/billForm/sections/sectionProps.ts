import type { Fields } from '#schema/field.ts';

export interface SectionProps {
  section: string;
  names: readonly string[];
}

/** The fields that a section's design does not place. */
export const remainingFields = (names: readonly string[], placed: readonly string[]): string[] =>
  names.filter((name) => !placed.includes(name));

/** Fields of a section that most filings leave blank, and the others, in their order. */
export function splitRare(fields: Fields, names: readonly string[]): { common: string[]; rare: string[] } {
  const isRare = (name: string): boolean => fields[name]?.rare === true;
  return { common: names.filter((name) => !isRare(name)), rare: names.filter(isRare) };
}
