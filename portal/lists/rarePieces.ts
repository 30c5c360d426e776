import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../portal.ts';
import { containing } from '../store/containing.ts';
import type { CountedList } from './countedList.ts';

/** The trigram index gives this many rows quickly; a text that more rows have is found sooner by reading the newest. */
const FREQUENT = 5_000;
/** A piece that more rows have is not worth reading, even beside another one. */
const COMMON = 20_000;
/** Each estimate takes a fraction of a millisecond; long words tell more than short ones. */
const PIECES_MAX = 3;
const NUMBER_END = 6;

/** A row's search text contains a text; without the index, which is told apart what to look for. */
export const containsText = (text: string): RawBuilder<unknown> => sql`(search || '') like ${containing(text)}`;

/** What the trigram index can look for in a text: three letters or digits in a row; of numbers their end, which differs most. */
export function indexedPieces(text: string): string[] {
  const words = text.toUpperCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.map((word) => (/\p{N}/u.test(word) ? word.slice(-NUMBER_END) : word));
}

/**
 * The two rarest pieces of what is typed, by the database's own samples, as conditions that the index answers; null when
 * they are frequent. No more than two: the index reads a list of rows for each three letters it is given, however common.
 * @param of how many rows there are
 */
export async function rarePieces(
  db: Db,
  list: CountedList,
  typed: readonly string[],
  of: number,
): Promise<RawBuilder<unknown>[] | null> {
  const pieces = [...new Set(typed.flatMap(indexedPieces))]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, PIECES_MAX);
  const estimates = await estimateRows(db, list, [...pieces, ...typed]);
  const rowsOf = (text: string): number => estimates.get(text) ?? 0;
  const rarest = pieces
    .toSorted((a, b) => rowsOf(a) - rowsOf(b) || b.length - a.length)
    .filter((piece) => rowsOf(piece) <= COMMON)
    .slice(0, 2);
  // As if the one said nothing about the other.
  const together = rarest.reduce((rows, piece) => (rows * rowsOf(piece)) / of, of);
  const chosen =
    rarest.length > 0 && together <= FREQUENT
      ? rarest
      : // The whole may be rare although its words are not.
        typed.filter((text) => rowsOf(text) <= FREQUENT).slice(0, 1);
  return chosen.length > 0 ? chosen.map((piece) => sql`search like ${containing(piece)}`) : null;
}

interface Plan {
  'Plan Rows': number;
  Plans?: Plan[];
}

/** How many rows of all contain each text. */
async function estimateRows(db: Db, list: CountedList, texts: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(texts)];
  const each = wanted.map((text) => sql`select from ${sql.table(list.table)} where search like ${containing(text)}`);
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (format json) ${sql.join(each, sql` union all `)}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  const plans = wanted.length > 1 ? plan?.Plans : plan && [plan];
  return new Map(wanted.map((text, at) => [text, plans?.[at]?.['Plan Rows'] ?? 0]));
}
