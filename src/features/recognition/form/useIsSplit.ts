import { useSyncExternalStore } from 'react';

/** From here on a document has room beside the form. */
const SPLIT = '(min-width: 1200px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia?.(SPLIT);
  query?.addEventListener?.('change', listener);
  return () => query?.removeEventListener?.('change', listener);
};

export const useIsSplit = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(SPLIT).matches ?? true);
