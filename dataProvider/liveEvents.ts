import { useEffect, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { followInAllTabs } from './liveTabs.ts';
import { BROWSER, type LiveWorld } from './liveWorld.ts';
import { portalClient } from './portalClient.ts';

/** Event → what it makes stale: the first part of react-query's keys. */
const STALE_BY = {
  FILING_STATUS: ['filings'],
  WALLET: ['me'],
  DRAFTS: ['drafts'],
} as const;
type KnownEvent = keyof typeof STALE_BY;
const isKnown = (type: string): type is KnownEvent => Object.hasOwn(STALE_BY, type);

/** Receipts of many filings come in bursts; one refetch answers them all. */
const BURST_MS = 250;

let listeners = 0;
let close: (() => void) | null = null;

export interface LiveOwner {
  /** Whose events the page follows: `<userId>.<enterpriseId>`. */
  owner: string;
  /** Whether the browser's session is theirs; without it there is no stream, and the page polls who is signed in. */
  isSignedIn: boolean;
  /** The session was not theirs for a while: everything on the page is stale. */
  hasMissed?: boolean;
}

/** [G13] One listener per page, however many follow. @returns how to leave; the last one closes everything */
export function followLiveEvents(queryClient: QueryClient, whose: LiveOwner, world: LiveWorld = BROWSER): () => void {
  listeners += 1;
  close ??= open(queryClient, whose, world);
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

function open(queryClient: QueryClient, { owner, isSignedIn, hasMissed }: LiveOwner, world: LiveWorld) {
  const stale = new Set<string>();
  let cancelFlush: (() => void) | null = null;
  function markStale(keys: readonly string[]) {
    for (const key of keys) stale.add(key);
    cancelFlush ??= world.later(flush, BURST_MS);
  }
  /** A hidden page fetches nothing: what is stale waits until the page is shown. */
  function flush() {
    cancelFlush?.();
    cancelFlush = null;
    if (world.pageState() !== 'shown') return;
    const found = [...stale];
    stale.clear();
    for (const key of found) void queryClient.invalidateQueries({ queryKey: [key] });
  }
  const stopPageState = world.onPageState((state) => {
    if (state === 'shown') flush();
  });
  const markAllStale = () => markStale(Object.values(STALE_BY).flat());
  if (hasMissed) markAllStale();
  const leave = followInAllTabs(
    { owner, address: portalClient.addressOf('events') },
    {
      event: ({ type }) => {
        if (isKnown(type)) markStale(STALE_BY[type]);
      },
      missed: markAllStale,
      poll: () =>
        void askWhoIsThere(queryClient).then(
          () => isSignedIn && markStale([...STALE_BY.FILING_STATUS, ...STALE_BY.DRAFTS]),
          () => {},
        ),
    },
    // A stream opened now would be refused, or be that of another person.
    isSignedIn ? world : { ...world, tabs: null },
  );
  return () => {
    cancelFlush?.();
    stopPageState();
    leave();
  };
}

/** A portal that does not even answer this is not asked for lists, each of whose failures is shown to the person. */
const askWhoIsThere = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ queryKey: STALE_BY.WALLET }, { throwOnError: true });

/**
 * [D08] Lists, the open filing and the wallet follow what happens on the portal, without a reload. Mounted once by the
 * layout, so it lasts from sign-in to sign-out.
 */
export function useLiveEvents(owner: string, isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  const hasMissed = useRef(false);
  useEffect(() => {
    hasMissed.current ||= !isSignedIn;
    return followLiveEvents(queryClient, { owner, isSignedIn, hasMissed: isSignedIn && hasMissed.current });
  }, [queryClient, owner, isSignedIn]);
}
