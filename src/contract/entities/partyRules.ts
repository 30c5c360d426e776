import type { EntityRule } from '#schema/entity.ts';
import { issueAt } from '#schema/issue.ts';
import { fieldText } from '#schema/recordText.ts';

/** Parts that an identifier replaces; the country has a default and is then not sent. */
const REPLACED = ['Addr', 'City', 'Subdivision', 'PostalCode', 'SecondName'];

/** [X04] A party has an identifier or name and address; a social security number also has the full legal name. */
export const identifierReplacesAddress =
  (prefixes: readonly string[]): EntityRule =>
  (record) =>
    prefixes.flatMap((prefix) => {
      const part = (name: string): string => fieldText(record, prefix + name).trim();
      if (part('Id') === '') return [];
      const replaced = part('IdType') === '34' ? REPLACED : ['Name', ...REPLACED];
      return replaced.some((name) => part(name) !== '')
        ? [issueAt(`${prefix}Id`, { message: 'validation.partyIdOrAddress' })]
        : [];
    });
