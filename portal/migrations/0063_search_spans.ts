import { sql, type Kysely } from 'kysely';

/**
 * The functions of the indexes `…_find` (decision 0063), which `buildLaterIndexes` makes after the start. A search of a
 * few rows also calls them where the index is missing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of FUNCTIONS) await sql.raw(statement).execute(db);
}

/** Every eight characters in a row without a space, with a digit; the index has their hash, so that rows share entries. */
const partsOf = (runs: string) => `
  select hashtext(substr(run, at, 8)) & 65535
  from ${runs}, generate_series(1, char_length(run) - 7) at
  where translate(substr(run, at, 8), '0123456789', '') <> substr(run, at, 8)`;
/** The two characters before a space and the two after it. */
const PAIRS = `
  select 65536 + (hashtext(right(one, 2) || ' ' || left(next, 2)) & 65535)
  from (select one, lead(one) over () as next from unnest(string_to_array(search, ' ')) one) words
  where next is not null`;
const RUNS = `unnest(string_to_array(translate(search, E'\\n', ' '), ' '))`;

const FUNCTIONS = [
  `create function search_day(at timestamptz) returns integer
    language sql immutable parallel safe
    return (at at time zone 'UTC')::date - date '1900-01-01'`,
  `create function search_span(enterprise text, day integer, days integer) returns integer
    language sql immutable parallel safe
    return hashtext(enterprise || '/' || days) # (day / days)`,
  // In a run of many characters each `substr` reads from its start; pieces of 64 characters make that linear.
  `create function search_parts_of_long(search text) returns integer[]
    language sql immutable parallel safe
    return array(${partsOf(`${RUNS} long_run, generate_series(1, char_length(long_run), 57) begin, substr(long_run, begin, 64) run`)}
      union all ${PAIRS})`,
  `create function search_parts(search text) returns integer[]
    language sql immutable parallel safe
    return case when octet_length(search) > 2000 then search_parts_of_long(search)
      else array(${partsOf(`${RUNS} run`)} union all ${PAIRS}) end`,
];
