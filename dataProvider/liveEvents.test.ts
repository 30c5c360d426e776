import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLiveEvents } from './liveEvents.ts';
import { liveBrowser } from './testing/liveBrowser.ts';

/** Invalidations are collected for this time. */
const BURST = 250;
/** Queries that show money. */
const LEDGERS = ['consumption', 'bondSettlements', 'ledger'];
const WALLET = ['me', ...LEDGERS];
/** What a page refetches that missed events, in this order. */
const EVERYTHING = [
  'filings',
  'filingStatus',
  ...WALLET,
  'drafts',
  'bell',
  'weChatPush',
  'notices',
  'serverTexts',
  'recognitionJobs',
  'people',
];
/** What a page without a stream refetches after the user. */
const POLLED = ['filings', 'filingStatus', ...LEDGERS, 'drafts', 'bell'];

beforeEach(() => void vi.useFakeTimers());

/** One tab of a browser; `watched.now` is whether it is online. */
function environment() {
  const browser = liveBrowser();
  const { environment: live, turn } = browser.tab();
  const watched = {
    get now() {
      return browser.network.isOnline;
    },
    set now(isOnline: boolean) {
      browser.network.isOnline = isOnline;
    },
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { live, watched, turn, streams: browser.streams, pass, comeOnline: browser.comeOnline };
}

let leave: (() => void)[] = [];
afterEach(() => {
  for (const each of leave) each();
  leave = [];
  vi.useRealTimers();
});

function follow(at = environment(), session: { isSignedIn: boolean; hasMissed?: boolean } = { isSignedIn: true }) {
  const queryClient = new QueryClient();
  const stale = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  /** The call for the user, of a mounted query. */
  const readUser = vi.fn(() => Promise.resolve('user'));
  const query = { queryKey: ['me'], queryFn: readUser, initialData: 'user', staleTime: Infinity, gcTime: Infinity };
  leave.push(new QueryObserver(queryClient, { ...query, retry: false }).subscribe(() => {}));
  leave.unshift(followLiveEvents(queryClient, { owner: 'u1.e1', ...session }, at.live));
  const keys = () => stale.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
  return { ...at, keys, stale, readUser };
}
const say = (stream: ReturnType<typeof environment>['streams'][number] | undefined, type: string) =>
  stream?.onmessage?.({ data: JSON.stringify({ type, data: {} }) });

describe('live events', () => {
  it('[D08] invalidate the affected queries, once per burst', async () => {
    const { streams, pass, keys } = follow();
    expect(streams[0]?.address).toBe('/portal/events?page=stream%201');
    for (let count = 0; count < 20; count += 1) say(streams[0], 'FILING_STATUS');
    say(streams[0], 'WALLET');
    say(streams[0], 'DRAFTS');
    expect(keys()).toEqual([]);
    await pass(BURST);
    expect(keys()).toEqual(['filings', 'filingStatus', ...WALLET, 'drafts']);
  });

  it('[D08] of a filing refetch the status of no other one', async () => {
    const { streams, pass, stale } = follow();
    for (const id of ['f1', 'f2', 'f1']) {
      streams[0]?.onmessage?.({ data: JSON.stringify({ type: 'FILING_STATUS', data: { id } }) });
    }
    await pass(BURST);
    expect(stale.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['filings'],
      ['filingStatus', 'f1'],
      ['filingStatus', 'f2'],
    ]);
  });

  it('are ignored if unknown or malformed', async () => {
    const { streams, pass, keys } = follow();
    streams[0]?.onopen?.();
    say(streams[0], 'WEATHER');
    say(streams[0], 'constructor');
    streams[0]?.onmessage?.({ data: 'not json' });
    streams[0]?.onmessage?.({ data: 'null' });
    await pass(60_000);
    expect(keys()).toEqual([]);
  });

  it('[G13] share one stream among all listeners; the last one to leave closes it', () => {
    const at = environment();
    follow(at);
    follow(at);
    expect(at.streams).toHaveLength(1);
    leave.shift()?.();
    expect(at.streams[0]?.closed).toBe(false);
    leave.shift()?.();
    expect(at.streams[0]?.closed).toBe(true);
  });

  it('reconnect with growing delays, then invalidate everything shown', async () => {
    const { streams, pass, keys, watched } = follow();
    watched.now = false;
    for (const rest of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const { length } = streams;
      streams.at(-1)?.onerror?.();
      await pass(rest - 1);
      expect(streams).toHaveLength(length);
      await pass(1);
      expect(streams).toHaveLength(length + 1);
    }
    expect(streams.slice(0, -1).every((stream) => stream.closed)).toBe(true);
    streams.at(-1)?.onopen?.();
    await pass(BURST);
    expect(keys()).toEqual(EVERYTHING);
    streams.at(-1)?.onerror?.();
    await pass(1_000);
    expect(streams).toHaveLength(9);
  });

  it('invalidate nothing when the stream first opens or while it is open', async () => {
    const { streams, pass, keys, readUser } = follow();
    await pass(14_000);
    streams[0]?.onopen?.();
    await pass(600_000);
    expect([keys(), readUser.mock.calls]).toEqual([[], []]);
  });

  it('[D08] are replaced by polling every 15 seconds until a stream opens', async () => {
    const { streams, pass, keys } = follow();
    streams[0]?.onerror?.();
    await pass(14_999);
    expect(keys()).toEqual([]);
    await pass(1 + BURST);
    expect(keys()).toEqual(POLLED);
    // Further connection attempts do not change the interval.
    for (let tries = 0; tries < 3; tries += 1) {
      streams.at(-1)?.onerror?.();
      await pass(15_000);
    }
    expect(keys()).toHaveLength(4 * POLLED.length);
    streams.at(-1)?.onopen?.();
    await pass(BURST);
    expect(keys()).toHaveLength(4 * POLLED.length + 13);
    await pass(600_000);
    expect(keys()).toHaveLength(4 * POLLED.length + 13);
  });

  it('[D08] are replaced by polling if a proxy buffers the stream', async () => {
    const { pass, keys } = follow();
    await pass(45_000 + BURST);
    expect(keys()).toHaveLength(3 * POLLED.length);
  });

  it('are not polled without a network, or from a portal that does not answer', async () => {
    const { streams, pass, keys, watched, readUser } = follow();
    streams[0]?.onerror?.();
    watched.now = false;
    await pass(60_000);
    expect([keys(), readUser.mock.calls]).toEqual([[], []]);
    watched.now = true;
    readUser.mockRejectedValue(new Error('gone'));
    await pass(15_000 + BURST);
    expect([keys(), readUser.mock.calls.length]).toEqual([[], 1]);
    readUser.mockResolvedValue('user');
    await pass(15_000);
    expect(keys()).toEqual(POLLED);
  });

  it('refetch nothing while the page is hidden, and stale queries when it is shown', async () => {
    const { streams, pass, keys, turn } = follow();
    streams[0]?.onopen?.();
    turn('hidden');
    say(streams[0], 'DRAFTS');
    await pass(60_000);
    expect(keys()).toEqual([]);
    turn('shown');
    expect(keys()).toEqual(['drafts']);
  });

  it("are off in another user's session: the page polls the user, but no list", async () => {
    const at = environment();
    const { streams, pass, keys, readUser } = follow(at, { isSignedIn: false });
    await pass(15_000 + BURST);
    expect([streams.length, keys(), readUser.mock.calls.length]).toEqual([0, [], 1]);
    leave.shift()?.();
    const again = follow(at, { isSignedIn: true, hasMissed: true });
    await pass(BURST);
    expect([streams.length, again.keys()]).toEqual([1, EVERYTHING]);
  });

  it('reconnect at once when the network returns', () => {
    const { streams, comeOnline } = follow();
    streams[0]?.onerror?.();
    comeOnline();
    expect(streams).toHaveLength(2);
  });

  it('[D08] restart and refetch after a network loss that the stream did not notice', async () => {
    const { streams, comeOnline, pass, keys } = follow();
    comeOnline();
    expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
    streams[1]?.onopen?.();
    await pass(BURST);
    expect(keys()).toEqual(EVERYTHING);
  });

  it('stop after the last listener left', async () => {
    const { streams, pass, readUser } = follow();
    streams[0]?.onerror?.();
    leave.shift()?.();
    await pass(60_000);
    expect([streams.length, readUser.mock.calls]).toEqual([1, []]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
