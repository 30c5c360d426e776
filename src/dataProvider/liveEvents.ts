import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { openLiveChannel, type LiveWorld } from './liveChannel.ts';
import { portalClient } from './portalClient.ts';

/** Event → what it makes stale: the first part of react-query's keys. */
const STALE_BY = {
  FILING_STATUS: ['bills'],
  WALLET: ['me'],
  DRAFTS: ['drafts'],
} as const;
type KnownEvent = keyof typeof STALE_BY;
const isKnown = (type: string): type is KnownEvent => Object.hasOwn(STALE_BY, type);

/** Receipts of many filings come in bursts; one refetch answers them all. */
const BURST_MS = 250;

const WORLD: LiveWorld = {
  open: (address) => new EventSource(address),
  later: (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  onOnline: (act) => {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  },
  mayAsk: () => document.visibilityState === 'visible' && navigator.onLine,
};

let listeners = 0;
let close: (() => void) | null = null;

/** [G13] One listener a page, however many ask. @returns how to leave; the last one closes the stream */
export function followLiveEvents(queryClient: QueryClient, world: LiveWorld = WORLD): () => void {
  listeners += 1;
  close ??= open(queryClient, world);
  let isHere = true;
  return () => {
    if (!isHere) return;
    isHere = false;
    listeners -= 1;
    if (listeners > 0) return;
    close?.();
    close = null;
  };
}

function open(queryClient: QueryClient, world: LiveWorld): () => void {
  const stale = new Set<string>();
  let forget: (() => void) | null = null;
  function markStale(keys: readonly string[]) {
    for (const key of keys) stale.add(key);
    forget ??= world.later(() => {
      forget = null;
      const found = [...stale];
      stale.clear();
      for (const key of found) void queryClient.invalidateQueries({ queryKey: [key] });
    }, BURST_MS);
  }
  const markAllStale = () => markStale(Object.values(STALE_BY).flat());
  const closeChannel = openLiveChannel(
    portalClient.addressOf('events'),
    {
      event: ({ type }) => {
        if (isKnown(type)) markStale(STALE_BY[type]);
      },
      back: markAllStale,
      deaf: () =>
        void askWhoIsThere(queryClient).then(
          () => markStale([...STALE_BY.FILING_STATUS, ...STALE_BY.DRAFTS]),
          () => {},
        ),
    },
    world,
  );
  return () => {
    forget?.();
    closeChannel();
  };
}

/** A portal that does not even answer this is not asked for lists, whose failures are told to the person each time. */
const askWhoIsThere = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ queryKey: STALE_BY.WALLET }, { throwOnError: true });

/**
 * [D08] Lists, the open filing and the wallet follow what happens on the portal, without a reload. Mounted once by the
 * layout, so it lasts from sign-in to sign-out.
 */
export function useLiveEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => followLiveEvents(queryClient), [queryClient]);
}
