import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { numberForms } from '../lists/numberForms.ts';

/** A LIKE pattern for upper-cased columns that contain a text; escapes `%` and `_`. */
export const containing = (text: string): string => `%${text.toUpperCase().replace(/[\\%_]/gu, String.raw`\$&`)}%`;

/** Whether an upper-cased column contains a text, also in the other forms of a number. */
export const containsNumber = (column: 'search' | 'ams_no' | 'isf_no', text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    numberForms(text).map((form) => sql`${sql.ref(column)} like ${containing(form)}`),
    sql` or `,
  )})`;
