import { sql } from 'kysely';
import { isf10 } from '#contract/entities/isf10.ts';
import type { Db } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { liveDrafts, type DraftReader } from './drafts.ts';

/** Drafts that a call may read without counting first: with 999 rows in each list they have 15,000. */
const UNCOUNTED = 5;
/** Rows of all lists of a call's drafts. More take the portal's processor and memory from everybody. */
const ROWS_MAX = 20_000;

const LISTS = Object.entries(isf10.fields).flatMap(([name, field]) => (field.kind === 'rows' ? [name] : []));

/** Requires that drafts are small enough to be read by one call. @throws Refusal `tooLarge` */
export async function requireFewRows(db: Db, reader: DraftReader, ids: readonly string[]): Promise<void> {
  if (ids.length <= UNCOUNTED) return;
  const lengths = LISTS.map((name) => sql`coalesce(jsonb_array_length(body -> ${name}), 0)`);
  const { rows } = await liveDrafts(db, reader)
    .where('id', 'in', [...ids])
    .select(sql<number>`sum(${sql.join(lengths, sql` + `)})::int`.as('rows'))
    .executeTakeFirstOrThrow();
  if (rows > ROWS_MAX) throw refuse('tooLarge');
}
