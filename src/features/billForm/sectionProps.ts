export interface SectionProps {
  section: string;
  names: readonly string[];
}

/** The fields that a section's design does not place. */
export const unplacedFields = (names: readonly string[], placed: readonly string[]): string[] =>
  names.filter((name) => !placed.includes(name));
