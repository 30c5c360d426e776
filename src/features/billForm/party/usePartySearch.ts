import { TIMING } from '#components/timing.ts';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { LOOKUP_PAGE } from '#components/inputs/LookupContext.ts';
import type { PartyType } from '#contract/codes.ts';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import { PartyPortContext } from './partyPort.ts';

interface PartySearch {
  state: 'loading' | 'ready' | 'failed';
  own: readonly PartyRow[];
  /** All other matches loaded so far. */
  others: readonly PartyRow[];
  hasMore: boolean;
  more: () => void;
}

interface Found {
  keyword: string | null;
  own: PartyRow[];
  all: PartyRow[];
  page: number;
  total: number;
  failed: boolean;
}

const NOTHING: Found = { keyword: null, own: [], all: [], page: 0, total: 0, failed: false };

/**
 * [L04] Searches the address book 300 ms after the last key: the block's own types first, then all others, in pages of
 * ten.
 */
export function usePartySearch(types: readonly PartyType[], text: string): PartySearch {
  const port = useContext(PartyPortContext);
  const keyword = text.trim().toUpperCase();
  const [found, setFound] = useState<Found>(NOTHING);
  const pending = useRef<AbortController | null>(null);

  const fetchPage = useCallback(
    async (page: number, before: Found) => {
      pending.current?.abort();
      const controller = new AbortController();
      pending.current = controller;
      const query = keyword ? { keyword } : {};
      const { signal } = controller;
      try {
        const [all, ...own] = await Promise.all([
          port.search({ ...query, page }, signal),
          ...(page === 1 ? types.map((type) => port.search({ ...query, type, page: 1 }, signal)) : []),
        ]);
        if (signal.aborted) return;
        setFound({
          keyword,
          own: page === 1 ? own.flatMap(({ records }) => records) : before.own,
          all: page === 1 ? all.records : [...before.all, ...all.records],
          page,
          total: all.total,
          failed: false,
        });
      } catch {
        if (!signal.aborted) setFound({ ...before, keyword, failed: true });
      } finally {
        if (pending.current === controller) pending.current = null;
      }
    },
    [port, keyword, types],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void fetchPage(1, NOTHING), isFirst.current ? 0 : TIMING.search);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [fetchPage]);
  useEffect(() => () => pending.current?.abort(), []);

  const isCurrent = found.keyword === keyword;
  const hasMore = isCurrent && !found.failed && found.page * LOOKUP_PAGE < found.total;
  const ownIds = new Set(found.own.map(({ id }) => id));
  return {
    state: !isCurrent ? 'loading' : found.failed ? 'failed' : 'ready',
    own: found.own,
    others: found.all.filter(({ id }) => !ownIds.has(id)),
    hasMore,
    more: () => {
      if (hasMore && !pending.current) void fetchPage(found.page + 1, found);
    },
  };
}
