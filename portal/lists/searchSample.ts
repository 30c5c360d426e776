import { sql } from 'kysely';
import type { Db } from '../portal.ts';
import type { CountedList } from './countedList.ts';

/** What the database has noticed about the search texts of a list. Shares are parts of all rows, from 0 to 1. */
export interface SearchSample {
  /** The least share that the sample can tell. */
  least: number;
  /** Share of rows whose text contains three letters or digits. */
  shareOfPiece(piece: string): number;
  /** Share of rows whose text contains every one of these texts, in upper case. */
  shareOfAll(texts: readonly string[]): number;
}

/** A text of the sample, and the share of rows it stands for. */
type SampleText = readonly [text: string, share: number];

/** The database looks at its rows anew every so often; what it knew a few minutes ago is true enough. Milliseconds. */
const FRESH = 300_000;
/** A table that was never looked at will be soon. */
const FRESH_EMPTY = 5_000;
/** Half a text of so many stands for what no text has. */
const NOTICED = 400;

interface Kept {
  sample: Promise<SearchSample>;
  until: number;
}
const keptBy = new WeakMap<Db, Map<CountedList, Kept>>();

/**
 * The sample of a list, read once in a few minutes: a search that asked the planner for each word would wait for it.
 * @param db the portal's own, no transaction
 */
export async function searchSample(db: Db, list: CountedList): Promise<SearchSample> {
  const kept = keptBy.get(db) ?? new Map<CountedList, Kept>();
  keptBy.set(db, kept);
  const last = kept.get(list);
  if (last && last.until > performance.now()) return last.sample;
  const next: Kept = { sample: readSample(db, list, (ms) => (next.until = performance.now() + ms)), until: Infinity };
  kept.set(list, next);
  next.sample.catch(() => kept.delete(list));
  // Who has the old one waits for nothing.
  return last ? last.sample : next.sample;
}

async function readSample(db: Db, { table }: CountedList, keepFor: (ms: number) => void): Promise<SearchSample> {
  const { rows } = await sql<{ texts: SampleText[] | null; pieces: Record<string, number> | null }>`
    with stats as (
      select histogram_bounds::text::text[] as spread, most_common_vals::text::text[] as common, most_common_freqs as freqs,
        1 - null_frac - coalesce((select sum(freq) from unnest(most_common_freqs) freq), 0) as rest
      from pg_stats where schemaname = current_schema() and tablename = ${table} and attname = 'search'
    ), sample as materialized (
      select one as text, rest / cardinality(spread) as share from stats, unnest(spread) one
      union all select one, freq from stats, unnest(common, freqs) as often (one, freq)
    ), pieces as (
      select piece, sum(share) as share from sample, unnest(show_trgm(text)) piece group by piece having count(*) > 1
    )
    select (select json_agg(json_build_array(text, share)) from sample) as texts,
      (select json_object_agg(piece, share) from pieces) as pieces`.execute(db);
  const { texts, pieces } = rows[0] ?? {};
  keepFor(texts ? FRESH : FRESH_EMPTY);
  return sampleOf(texts ?? [], new Map(Object.entries(pieces ?? {})));
}

/** @param pieces shares by three lower-case letters; those that only one text has may be missing */
export function sampleOf(texts: readonly SampleText[], pieces: ReadonlyMap<string, number>): SearchSample {
  const least = 0.5 / Math.max(texts.length, NOTICED);
  return {
    least,
    shareOfPiece: (piece) => Math.max(pieces.get(piece.toLowerCase()) ?? 0, least),
    shareOfAll: (wanted) =>
      texts.reduce((sum, [text, share]) => (wanted.every((one) => text.includes(one)) ? sum + share : sum), 0),
  };
}
