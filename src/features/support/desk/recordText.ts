import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';

/** The text that names a row: its first listed column, else its id. */
export const recordText =
  (name: SupportResourceName) =>
  (record: Readonly<Record<string, unknown>>): string => {
    const { list } = supportResourceOf(name);
    const value = list[0] === undefined ? null : record[list[0]];
    return typeof value === 'string' && value !== '' ? value : String(record['id']);
  };
