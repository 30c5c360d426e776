import { useEffect, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { followInAllTabs } from './liveTabs.ts';
import { BROWSER, type LiveEnvironment } from './liveEnvironment.ts';
import { compareBuild } from './appVersion.ts';
import { announceBusinessUpdate } from './businessUpdates.ts';
import { portalClient } from './portalClient.ts';
import type { LiveEvent } from './liveMessage.ts';
import { announceServerMessages } from './serverMessages.ts';

const USER = 'me';
/** First part of the query key of one filing's status; the second is its id. */
export const FILING_STATUS_KEY = 'filingStatus';
const LEDGERS = ['consumption', 'bondSettlements', 'ledger'] as const;
/** Query keys (first part) that each event invalidates. */
const STALE_BY = {
  FILING_STATUS: ['filings', FILING_STATUS_KEY],
  WALLET: [USER, ...LEDGERS],
  DRAFTS: ['drafts'],
  BELL: ['bell'],
  WE_CHAT: ['weChatPush'],
  NOTICES: ['notices'],
  TEXTS: ['serverTexts'],
  RECOGNITION: ['recognitionJobs'],
  // Also the page's own user: a disabled person's page asks to sign in, a changed role changes the menu.
  PERSON: [USER, 'people'],
} as const;
/** Between the parts of a key that an event invalidates. */
const PART = '/';
type KnownEvent = keyof typeof STALE_BY;
const isKnown = (type: string): type is KnownEvent => Object.hasOwn(STALE_BY, type);
/** With hundreds of filings on a page, an event refetches the status of its own. */
function staleBy(type: KnownEvent, { data }: LiveEvent): readonly string[] {
  const id = type === 'FILING_STATUS' && (data as { id?: string } | null)?.id;
  return id ? ['filings', FILING_STATUS_KEY + PART + id] : STALE_BY[type];
}

/** Receipts of many filings arrive in bursts; one refetch covers them. */
const BURST_MS = 250;

let listeners = 0;
let close: (() => void) | null = null;

interface LiveOwner {
  /** The page's owner: `<userId>.<enterpriseId>`. */
  owner: string;
  /** Whether the browser's session is the owner's. If not, there is no stream, and the page polls the user. */
  isSignedIn: boolean;
  /** The session was another user's for a while: everything on the page is stale. */
  hasMissed?: boolean;
}

/**
 * [G13] Follows events with one stream per page.
 * @returns stops following; the last call closes the stream
 */
export function followLiveEvents(
  queryClient: QueryClient,
  live: LiveOwner,
  environment: LiveEnvironment = BROWSER,
): () => void {
  listeners += 1;
  close ??= open(queryClient, live, environment);
  let isFollowing = true;
  return () => {
    if (!isFollowing) return;
    isFollowing = false;
    listeners -= 1;
    if (listeners > 0) return;
    close?.();
    close = null;
  };
}

function open(queryClient: QueryClient, { owner, isSignedIn, hasMissed }: LiveOwner, environment: LiveEnvironment) {
  const stale = new Set<string>();
  let cancelFlush: (() => void) | null = null;
  function markStale(keys: readonly string[]) {
    for (const key of keys) stale.add(key);
    cancelFlush ??= environment.later(flush, BURST_MS);
  }
  /** A hidden page fetches nothing: stale queries wait until it is shown. */
  function flush() {
    cancelFlush?.();
    cancelFlush = null;
    if (environment.pageState() !== 'shown') return;
    const found = [...stale];
    stale.clear();
    for (const key of found) void queryClient.invalidateQueries({ queryKey: key.split(PART) });
    // Texts are no query: they are read above the query client.
    if (found.some((key) => key === STALE_BY.TEXTS[0])) announceServerMessages();
  }
  const stopPageState = environment.onPageState((state) => {
    if (state === 'shown') flush();
  });
  const markAllStale = () => markStale(Object.values(STALE_BY).flat());
  if (hasMissed) markAllStale();
  const page = environment.tabs?.newId();
  const leave = followInAllTabs(
    { owner, address: portalClient.addressOf('events', { query: { page } }) },
    {
      event: (event) => {
        if (isKnown(event.type)) markStale(staleBy(event.type, event));
        compareBuild(event);
        announceBusinessUpdate(event);
      },
      missed: markAllStale,
      poll: () =>
        void refetchUser(queryClient).then(
          () => isSignedIn && markStale([...STALE_BY.FILING_STATUS, ...LEDGERS, ...STALE_BY.DRAFTS, ...STALE_BY.BELL]),
          () => {},
        ),
    },
    // A stream opened now would be refused, or be another user's.
    isSignedIn ? environment : { ...environment, tabs: null },
  );
  return () => {
    cancelFlush?.();
    stopPageState();
    leave();
  };
}

/** Does not poll lists from a portal that does not answer, because each failure would be shown. */
const refetchUser = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ queryKey: [USER] }, { throwOnError: true });

/**
 * [D08] Refreshes lists, the open filing and the wallet after changes on the portal. Mounted once by the layout, from
 * sign-in to sign-out.
 */
export function useLiveEvents(owner: string, isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  const hasMissed = useRef(false);
  useEffect(() => {
    hasMissed.current ||= !isSignedIn;
    return followLiveEvents(queryClient, { owner, isSignedIn, hasMissed: isSignedIn && hasMissed.current });
  }, [queryClient, owner, isSignedIn]);
}
