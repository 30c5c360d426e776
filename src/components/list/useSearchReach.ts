import { useListContext } from 'react-admin';

interface SearchCompleteness {
  /** The total is a lower bound. */
  isCapped: boolean;
  /** Set if only a part of the rows was searched. */
  part: SearchedPart | null;
}

/** The searched rows: a number of the newest or the oldest. */
export interface SearchedPart {
  age: 'newest' | 'oldest';
  rows: number;
  /** Prefix of the range filters. */
  time: string;
  /** Day of the last searched row, `YYYY-MM-DD` at +08:00. */
  day: string;
}

/** `meta.statistics` of an incomplete search. */
interface SearchStatistics {
  /** The total is a lower bound. */
  capped?: true;
  /** Number of rows read, in time order. */
  searchedRows?: number;
  /** Creation time of the last row read, `YYYY-MM-DD HH:mm:ss` at +08:00. */
  searchedTo?: string;
  /** The time in whose order they were read, `createdAt` by default; its range filters have this prefix. */
  searchedTime?: string;
}

/** Sort fields that are the order of time. */
const TIMES = new Set(['createdAt', 'at']);

/** @example const { isCapped, part } = useSearchReach(); */
export function useSearchReach(): SearchCompleteness {
  const { meta, sort } = useListContext();
  const { statistics = {} } = (meta ?? {}) as { statistics?: SearchStatistics };
  const { capped = false, searchedRows, searchedTo, searchedTime = 'createdAt' } = statistics;
  if (searchedRows === undefined || searchedTo === undefined) return { isCapped: capped, part: null };
  const age = sort.order === 'ASC' && TIMES.has(sort.field) ? 'oldest' : 'newest';
  return { isCapped: capped, part: { age, rows: searchedRows, time: searchedTime, day: searchedTo.slice(0, 10) } };
}
