import { TIMING } from '#components/timing.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LOOKUP_PAGE, type LookupOption, type LookupPort } from './LookupContext.ts';

interface LookupSearch {
  options: readonly LookupOption[];
  state: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  /** Loads the next ten. */
  more: () => void;
}

interface Found {
  keyword: string | null;
  options: LookupOption[];
  total: number;
  page: number;
  failed: boolean;
}

const NOTHING: Found = { keyword: null, options: [], total: 0, page: 0, failed: false };

/**
 * [L04] Searches 300 ms after the last key. The latest search wins, the list stays while the next one loads, and pages
 * of ten are loaded on demand.
 * @param isTyped false searches at once, e.g. if the list was opened by click
 */
export function useLookupSearch(port: LookupPort, text: string, isTyped: boolean): LookupSearch {
  const keyword = text.trim().toUpperCase();
  const [found, setFound] = useState<Found>(NOTHING);
  const pending = useRef<AbortController | null>(null);

  const fetchPage = useCallback(
    (page: number, before: LookupOption[]) => {
      pending.current?.abort();
      const controller = new AbortController();
      pending.current = controller;
      port.search(keyword ? { keyword, page } : { page }, controller.signal).then(
        ({ options, total }) => {
          if (controller.signal.aborted) return;
          pending.current = null;
          setFound({ keyword, options: [...before, ...options], total, page, failed: false });
        },
        () => {
          if (controller.signal.aborted) return;
          pending.current = null;
          setFound((known) => ({ ...known, keyword, failed: true }));
        },
      );
    },
    [port, keyword],
  );

  useEffect(() => {
    const timer = setTimeout(() => fetchPage(1, []), isTyped ? TIMING.search : 0);
    return () => clearTimeout(timer);
  }, [fetchPage, isTyped]);
  useEffect(() => () => pending.current?.abort(), []);

  const isCurrent = found.keyword === keyword;
  const hasMore = isCurrent && !found.failed && found.page * LOOKUP_PAGE < found.total;
  return {
    options: found.options,
    state: !isCurrent ? 'loading' : found.failed ? 'failed' : 'ready',
    hasMore,
    more: () => {
      if (hasMore && !pending.current) fetchPage(found.page + 1, found.options);
    },
  };
}
