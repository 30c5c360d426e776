import { TIMING } from '#components/timing.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LOOKUP_PAGE, type LookupOption, type LookupPort } from './LookupContext.ts';

export interface LookupSearch {
  options: readonly LookupOption[];
  state: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  /** Asks for the next ten. */
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
 * [L04] Searches 300 ms after the last key; the latest question wins, the list stays while the next one loads, and
 * pages of ten follow on demand.
 * @param isTyped false asks at once, e.g. when the list is opened by hand
 */
export function useLookupSearch(port: LookupPort, text: string, isTyped: boolean): LookupSearch {
  const keyword = text.trim().toUpperCase();
  const [found, setFound] = useState<Found>(NOTHING);
  const asking = useRef<AbortController | null>(null);

  const ask = useCallback(
    (page: number, before: LookupOption[]) => {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      port.search(keyword ? { keyword, page } : { page }, controller.signal).then(
        ({ options, total }) => {
          if (controller.signal.aborted) return;
          asking.current = null;
          setFound({ keyword, options: [...before, ...options], total, page, failed: false });
        },
        () => {
          if (controller.signal.aborted) return;
          asking.current = null;
          setFound((known) => ({ ...known, keyword, failed: true }));
        },
      );
    },
    [port, keyword],
  );

  useEffect(() => {
    const timer = setTimeout(() => ask(1, []), isTyped ? TIMING.search : 0);
    return () => clearTimeout(timer);
  }, [ask, isTyped]);
  useEffect(() => () => asking.current?.abort(), []);

  const isCurrent = found.keyword === keyword;
  const hasMore = isCurrent && !found.failed && found.page * LOOKUP_PAGE < found.total;
  return {
    options: found.options,
    state: !isCurrent ? 'loading' : found.failed ? 'failed' : 'ready',
    hasMore,
    more: () => {
      if (hasMore && !asking.current) ask(found.page + 1, found.options);
    },
  };
}
