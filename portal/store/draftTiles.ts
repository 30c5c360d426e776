import type { DraftStatistics } from '#contract/endpoints/drafts.ts';
import { dueUntil, type DueLimit } from '#rules/dueMark.ts';
import { DRAFT_LIST, type FacetFilter } from '../lists/countedList.ts';
import { countByFacets, countRanges, sumOf } from '../lists/facetCounts.ts';
import { EVERY_TIME, type TimeRange } from '../lists/timeRange.ts';
import type { Tx } from '../portal.ts';
import type { DraftReader } from './drafts.ts';

/** No person has this id. */
const NO_OWNER = '';

/**
 * [P04] The facet filter of the drafts that a caller may use.
 * @param ownerId narrows to the drafts of one person; another one's are none for a caller who uses only their own
 */
export function ownerFilter(draftsOf: string | null, ownerId = draftsOf): FacetFilter {
  if (ownerId === null) return {};
  return { owner_id: [draftsOf === null || draftsOf === ownerId ? ownerId : NO_OWNER] };
}

/** The live drafts that the caller may use for each tile of the list, whatever the filters. */
export async function draftTiles(
  trx: Tx,
  { enterpriseId, draftsOf }: Pick<DraftReader, 'enterpriseId' | 'draftsOf'>,
  now: Date,
): Promise<DraftStatistics> {
  const filter = ownerFilter(draftsOf);
  const all = await countByFacets(trx, DRAFT_LIST, enterpriseId, { range: EVERY_TIME, filter });
  const [isPast, in24, in48] = [dueRange('past', now), dueRange('24h', now), dueRange('48h', now)];
  const [past = 0, within24h = 0, later = 0] = await countRanges(
    trx,
    DRAFT_LIST,
    enterpriseId,
    'l',
    [isPast, in24, { begin: in24.end, end: in48.end }],
    filter,
  );
  return {
    past,
    within24h,
    within48h: within24h + later,
    ready: sumOf(all.filter((one) => one.is_ready)),
    incomplete: sumOf(all.filter((one) => !one.is_ready)),
    fromAi: sumOf(all.filter((one) => one.origin_mark === 'AI')),
  };
}

/** [K02] Times of loading of a mark: `past` ends now; the others begin now, and a wider one includes the narrower. */
export function dueRange(mark: DueLimit, now: Date): TimeRange {
  // The marks include their last instant.
  const after = (at: Date) => new Date(at.getTime() + 1);
  return { begin: mark === 'past' ? null : after(now), end: after(dueUntil(mark, now)) };
}
