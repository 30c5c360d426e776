import type { DraftStatistics } from '#contract/endpoints/drafts.ts';
import { dueUntil } from '#rules/dueMark.ts';
import { DRAFT_LIST, type FacetFilter } from '../lists/countedList.ts';
import { countByFacets, countRanges, type FacetCount } from '../lists/facetCounts.ts';
import { EVERY_TIME } from '../lists/timeRange.ts';
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
  const [in24, in48] = [dueUntil('24h', now), dueUntil('48h', now)];
  const [past = 0, within24h = 0, later = 0] = await countRanges(
    trx,
    DRAFT_LIST,
    enterpriseId,
    'l',
    [
      { begin: null, end: after(now) },
      { begin: after(now), end: after(in24) },
      { begin: after(in24), end: after(in48) },
    ],
    filter,
  );
  return {
    past,
    within24h,
    within48h: within24h + later,
    ready: sum(all.filter((one) => one.is_ready)),
    incomplete: sum(all.filter((one) => !one.is_ready)),
    fromAi: sum(all.filter((one) => one.origin_mark === 'AI')),
  };
}

/** The marks include their last instant. */
const after = (at: Date): Date => new Date(at.getTime() + 1);
const sum = (counts: readonly FacetCount[]): number => counts.reduce((total, { rows }) => total + rows, 0);
