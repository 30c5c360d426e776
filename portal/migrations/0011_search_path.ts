import { sql, type Kysely } from 'kysely';
import { fixSearchPath } from '../db/countTriggers.ts';

/**
 * Makes every function of the schema independent of the caller's search_path: autovacuum and pg_restore run with an
 * empty one. A SQL function without quotes (`return …`) is parsed once, when it is created, and keeps references to the
 * objects it found then; unlike a function with its own `set search_path` the planner can still inline it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...WORDS, ...['filing', 'draft'].flatMap(tuningOf)]) await sql.raw(statement).execute(db);
}

const SPLIT = String.raw`string_to_array(translate(search, E'\n0123456789', '           '), ' ')`;
/** The results are those of migration 0009, so the indexes stay as they are. */
const WORDS = [
  `create or replace function search_words_of_long(search text) returns text[]
    language sql immutable parallel safe
    return array(select word from unnest(${SPLIT}) word where octet_length(word) between 1 and 600)`,
  `create or replace function search_words(search text) returns text[]
    language sql immutable parallel safe
    return case when octet_length(search) > 2000 then search_words_of_long(search) else array_remove(${SPLIT}, '') end`,
];

const tuningOf = (table: string): string[] => [
  fixSearchPath(table),
  // A database restored from a dump made before this migration lacks this index: pg_restore could not create it.
  `create index if not exists ${table}_words on ${table} using gin (search_words(search)) with (gin_pending_list_limit = 512)`,
  `alter index ${table}_words alter column 1 set statistics 0`,
  // Free search plans by the statistics of the newest rows; by default they may be ten percent old.
  `alter table ${table} set (autovacuum_analyze_scale_factor = 0.02, autovacuum_analyze_threshold = 500)`,
  // Autovacuum could not analyze this table before.
  `analyze ${table}`,
];
