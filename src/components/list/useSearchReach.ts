import { useListContext } from 'react-admin';
import type { ReachStatistics } from '#contract/page.ts';

/** How far the search behind the list around it came. */
export interface SearchReach {
  /** The total is at least so many. */
  isCapped: boolean;
  /** Set when only a part of the rows was searched. */
  part: SearchedPart | null;
}

/** The rows that were searched: so many of the newest, or of the oldest. */
export interface SearchedPart {
  age: 'newest' | 'oldest';
  rows: number;
  /** The day of the last one, `YYYY-MM-DD` at +08:00. */
  day: string;
}

/** @example const { isCapped, part } = useSearchReach(); */
export function useSearchReach(): SearchReach {
  const { meta, sort } = useListContext();
  const { statistics = {} } = (meta ?? {}) as { statistics?: ReachStatistics };
  const { capped = false, searchedRows, searchedTo } = statistics;
  if (searchedRows === undefined || searchedTo === undefined) return { isCapped: capped, part: null };
  const age = sort.field === 'createdAt' && sort.order === 'ASC' ? 'oldest' : 'newest';
  return { isCapped: capped, part: { age, rows: searchedRows, day: searchedTo.slice(0, 10) } };
}
