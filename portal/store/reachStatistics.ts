import type { ReachStatistics } from '#contract/page.ts';
import { toServerText } from '#schema/dateText.ts';
import type { SearchResult } from '../lists/searchSteps.ts';

/** How far a search reached, as the wire shows it. */
export function reachStatistics({ isCapped, reach }: Pick<SearchResult, 'isCapped' | 'reach'>): ReachStatistics {
  return {
    ...(isCapped ? { capped: true } : {}),
    ...(reach ? { searchedRows: reach.rows, searchedTo: toServerText(reach.to) } : {}),
  };
}
