import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; without Material, which the first screen does not load.
 * @param unknown the answer where there are no media queries, as in jsdom
 * @example const isNarrow = useMedia('(max-width: 1023px)');
 */
export function useMedia(query: string, unknown = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener?.('change', onChange);
      return () => list?.removeEventListener?.('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(query)?.matches ?? unknown);
}
