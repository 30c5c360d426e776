import { useListContext } from 'react-admin';

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

/** In `meta.statistics` of a list whose free search did not count, or did not read, every row. */
interface SearchStatistics {
  /** The total is at least so many. */
  capped?: true;
  /** Only so many rows were read, the first in the order of time. */
  searchedRows?: number;
  /** When the last row that was read was created, `YYYY-MM-DD HH:mm:ss` at +08:00. */
  searchedTo?: string;
}

/** @example const { isCapped, part } = useSearchReach(); */
export function useSearchReach(): SearchReach {
  const { meta, sort } = useListContext();
  const { statistics = {} } = (meta ?? {}) as { statistics?: SearchStatistics };
  const { capped = false, searchedRows, searchedTo } = statistics;
  if (searchedRows === undefined || searchedTo === undefined) return { isCapped: capped, part: null };
  const age = sort.field === 'createdAt' && sort.order === 'ASC' ? 'oldest' : 'newest';
  return { isCapped: capped, part: { age, rows: searchedRows, day: searchedTo.slice(0, 10) } };
}
