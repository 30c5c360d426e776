import { sql } from 'kysely';
import type { Db } from '../portal.ts';
import type { CountedList } from './countedList.ts';

/** The database's statistics of a list's search texts. Shares are parts of all rows, from 0 to 1. */
export interface SearchSample {
  /** The smallest share that the sample can show. */
  least: number;
  /** Whether the index of decision 0063 is complete. */
  hasSpans: boolean;
  /** Share of rows whose text contains three letters or digits. */
  shareOfPiece(piece: string): number;
  /** Share of rows whose text contains every one of these texts, in upper case. */
  shareOfAll(texts: readonly string[]): number;
}

/** A text of the sample, and the share of rows that it represents. */
type SampleText = readonly [text: string, share: number];

/** The database renews its statistics periodically; a few minutes old ones suffice. Milliseconds. */
const FRESH = 300_000;
/** A table without statistics, or without its index, gets them soon. Milliseconds. */
const FRESH_EMPTY = 5_000;
/** The share of a text that the sample lacks is half of one in so many. */
const NOTICED = 400;

interface CachedSample {
  sample: Promise<SearchSample>;
  until: number;
}
const caches = new WeakMap<Db, Map<CountedList, CachedSample>>();

/**
 * The sample of a list, cached for a few minutes, so that no search waits for it.
 * @param db the portal's own, no transaction
 */
export async function searchSample(db: Db, list: CountedList): Promise<SearchSample> {
  const cache = caches.get(db) ?? new Map<CountedList, CachedSample>();
  caches.set(db, cache);
  const last = cache.get(list);
  if (last && last.until > performance.now()) return last.sample;
  const next: CachedSample = {
    sample: readSample(db, list, (ms) => (next.until = performance.now() + ms)),
    until: Infinity,
  };
  cache.set(list, next);
  next.sample.catch(() => cache.delete(list));
  // A caller with an old sample uses it during the renewal.
  return last ? last.sample : next.sample;
}

async function readSample(db: Db, { table }: CountedList, keepFor: (ms: number) => void): Promise<SearchSample> {
  const { rows } = await sql<{ texts: SampleText[] | null; pieces: Record<string, number> | null; hasSpans: boolean }>`
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
      (select json_object_agg(piece, share) from pieces) as pieces,
      coalesce((select indisvalid from pg_index where indexrelid = to_regclass(${`${table}_find`})), false) as "hasSpans"`.execute(
    db,
  );
  const { texts, pieces, hasSpans = false } = rows[0] ?? {};
  keepFor(texts && hasSpans ? FRESH : FRESH_EMPTY);
  return toSample(texts ?? [], new Map(Object.entries(pieces ?? {})), hasSpans);
}

/** @param pieces shares by three lower-case letters; those of a single text may be missing */
export function toSample(
  texts: readonly SampleText[],
  pieces: ReadonlyMap<string, number>,
  hasSpans = true,
): SearchSample {
  const least = 0.5 / Math.max(texts.length, NOTICED);
  return {
    least,
    hasSpans,
    shareOfPiece: (piece) => Math.max(pieces.get(piece.toLowerCase()) ?? 0, least),
    shareOfAll: (wanted) =>
      texts.reduce((sum, [text, share]) => (wanted.every((one) => text.includes(one)) ? sum + share : sum), 0),
  };
}
