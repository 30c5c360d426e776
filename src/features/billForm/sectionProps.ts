export interface SectionProps {
  section: string;
  /** The section's fields, in the order of the declaration. */
  names: readonly string[];
}

/** The fields of a section that its design does not place itself. */
export const othersOf = (names: readonly string[], placed: readonly string[]): string[] =>
  names.filter((name) => !placed.includes(name));
