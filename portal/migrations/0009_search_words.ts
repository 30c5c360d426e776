import { sql, type Kysely } from 'kysely';

/**
 * The words of the search texts beside their letters (decision 0010): companies' names share nearly all letters, few
 * share a word. A word ends at a space, a line or a digit; numbers are found by the letters' index and stay out of this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...WORDS, ...['filing', 'draft'].flatMap(indexOf), NUMBERS])
    await sql.raw(statement).execute(db);
}

const SPLIT = String.raw`string_to_array(translate(search, E'\n0123456789', '           '), ' ')`;
/** An index entry has at most 2,700 bytes, and a text without spaces may be longer: a thousand Chinese characters. */
const WORDS = [
  `create function search_words_of_long(search text) returns text[]
    language sql immutable parallel safe
    as $$ select array(select word from unnest(${SPLIT}) word where octet_length(word) between 1 and 600) $$`,
  `create function search_words(search text) returns text[]
    language sql immutable parallel safe
    as $$ select case when octet_length(search) > 2000 then search_words_of_long(search)
      else array_remove(${SPLIT}, '') end $$`,
];

const indexOf = (table: string): string[] => [
  `create index ${table}_words on ${table} using gin (search_words(search)) with (gin_pending_list_limit = 512)`,
  // The portal knows from its sample which words are rare; counting them would double what an analyze takes.
  `alter index ${table}_words alter column 1 set statistics 0`,
];

/** The beginning of a number is found by its index only in this order, which not every server has for its own. */
const NUMBERS = 'alter table filing alter column ams_no type text collate "C"';
