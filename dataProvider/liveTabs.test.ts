import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followInAllTabs } from './liveTabs.ts';
import type { PageState } from './liveEnvironment.ts';
import { liveBrowser, type FakeStream } from './testing/liveBrowser.ts';

const ADDRESS = '/portal/events';
const OWNER = 'u1.e1';
const CHANNEL = `tpt-events:${OWNER}`;
/** Another tab has the stream within this time after the leader is gone. */
const TAKEOVER_MS = 2_000;
/** Longer than a hidden tab may lead. */
const LONG_HIDDEN = 6_000;

let browser: ReturnType<typeof liveBrowser>;
let leave: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  browser = liveBrowser();
});
afterEach(() => {
  for (const each of leave) each();
  leave = [];
  expect([browser.openStreams(), browser.holders(), vi.getTimerCount()]).toEqual([[], [], 0]);
  vi.useRealTimers();
});

interface TabOptions {
  owner?: string;
  page?: PageState;
  withTabs?: boolean;
}
function openTab({ owner = OWNER, page = 'shown', withTabs = true }: TabOptions = {}) {
  const { environment, turn, crash } = browser.tab(page);
  const got = { events: [] as string[], missed: 0, polls: 0 };
  const close = followInAllTabs(
    { owner, address: ADDRESS },
    {
      event: ({ type }) => got.events.push(type),
      missed: () => (got.missed += 1),
      poll: () => (got.polls += 1),
    },
    withTabs ? environment : { ...environment, tabs: null },
  );
  leave.push(close);
  return { got, turn, close, crash };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const say = (stream: FakeStream | undefined, type: string) => stream?.onmessage?.({ data: JSON.stringify({ type }) });
/** The only open stream; fails the test if there are more. */
function onlyStream(): FakeStream | undefined {
  expect(browser.openStreams()).toHaveLength(1);
  return browser.openStreams()[0];
}

describe('live events in many tabs', () => {
  it("[D08] reach ten tabs over the first tab's stream", () => {
    const tabs = Array.from({ length: 10 }, () => openTab());
    const stream = onlyStream();
    stream?.onopen?.();
    say(stream, 'DRAFTS');
    expect(stream?.address).toBe(ADDRESS);
    expect(tabs.map(({ got }) => got)).toEqual(tabs.map(() => ({ events: ['DRAFTS'], missed: 0, polls: 0 })));
  });

  it("[D08] move to the next tab's stream when the leader closes; each tab is stale once", () => {
    const [leader, second, third] = [openTab(), openTab(), openTab()];
    onlyStream()?.onopen?.();
    leader.close();
    const stream = onlyStream();
    expect([second.got.missed, third.got.missed]).toEqual([0, 0]);
    stream?.onopen?.();
    expect([second.got.missed, third.got.missed]).toEqual([1, 1]);
    say(stream, 'WALLET');
    expect([leader.got.events, second.got.events, third.got.events]).toEqual([[], ['WALLET'], ['WALLET']]);
  });

  it.each<[string, (leader: ReturnType<typeof openTab>) => void]>([
    ['closes', ({ close }) => close()],
    ['crashes', ({ crash }) => crash()],
    ['is frozen', ({ turn }) => turn('stopped')],
  ])('[D08] move within 2 s when the leader %s, even if one connection fails', async (_how, end) => {
    const [leader, second, third] = [openTab(), openTab(), openTab()];
    onlyStream()?.onopen?.();
    end(leader);
    onlyStream()?.onerror?.();
    expect(browser.openStreams()).toEqual([]);
    await pass(TAKEOVER_MS);
    onlyStream()?.onopen?.();
    say(onlyStream(), 'WALLET');
    for (const { got } of [second, third]) expect(got).toEqual({ events: ['WALLET'], missed: 1, polls: 0 });
  });

  it('move from a tab that is hidden for long to one that is shown', async () => {
    const [leader, second] = [openTab(), openTab({ page: 'hidden' })];
    onlyStream()?.onopen?.();
    leader.turn('hidden');
    second.turn('shown');
    say(onlyStream(), 'DRAFTS');
    expect(second.got).toEqual({ events: ['DRAFTS'], missed: 0, polls: 0 });
    await pass(LONG_HIDDEN);
    expect(browser.streams.map(({ closed }) => closed)).toEqual([true, false]);
    onlyStream()?.onopen?.();
    say(onlyStream(), 'WALLET');
    expect(leader.got).toEqual({ events: ['DRAFTS', 'WALLET'], missed: 1, polls: 0 });
    expect(second.got).toEqual({ events: ['DRAFTS', 'WALLET'], missed: 1, polls: 0 });
  });

  it('keep their stream if the leader is hidden for a moment', async () => {
    const [leader, other] = [openTab(), openTab()];
    onlyStream()?.onopen?.();
    leader.turn('hidden');
    await pass(1_000);
    leader.turn('shown');
    await pass(60_000);
    expect(browser.streams).toHaveLength(1);
    for (const { got } of [leader, other]) expect(got).toEqual({ events: [], missed: 0, polls: 0 });
  });

  it('are off while every tab is hidden; a tab that is shown again opens a stream', async () => {
    const [one, two] = [openTab(), openTab()];
    onlyStream()?.onopen?.();
    one.turn('hidden');
    two.turn('hidden');
    await pass(600_000);
    expect([browser.openStreams(), browser.holders(), one.got.polls, two.got.polls]).toEqual([[], [], 0, 0]);
    two.turn('shown');
    // Polls at once, because a stream may be blocked.
    expect(two.got.polls).toBe(1);
    onlyStream()?.onopen?.();
    expect([one.got.missed, two.got.missed]).toEqual([1, 1]);
  });

  it('leave a frozen tab at once, and make everything stale when it resumes', () => {
    const [leader, second] = [openTab(), openTab()];
    onlyStream()?.onopen?.();
    leader.turn('stopped');
    onlyStream()?.onopen?.();
    say(onlyStream(), 'DRAFTS');
    expect([leader.got.events, second.got.events]).toEqual([[], ['DRAFTS']]);
    leader.turn('shown');
    expect(leader.got.missed).toBe(1);
    say(onlyStream(), 'WALLET');
    expect(leader.got.events).toEqual(['WALLET']);
  });

  it('are known to a tab that opens later, which does not poll', async () => {
    const leader = openTab();
    onlyStream()?.onopen?.();
    await pass(4_000);
    const later = openTab();
    await pass(60_000);
    expect(later.got).toEqual({ events: [], missed: 0, polls: 0 });
    leader.close();
    onlyStream()?.onopen?.();
    expect(later.got.missed).toBe(1);
  });

  it("[D08] are polled by every shown tab if the leader's stream does not open", async () => {
    const [leader, shown, hidden] = [openTab(), openTab(), openTab({ page: 'hidden' })];
    onlyStream()?.onopen?.();
    onlyStream()?.onerror?.();
    await pass(15_000);
    expect([leader.got.polls, shown.got.polls, hidden.got.polls]).toEqual([1, 1, 0]);
    onlyStream()?.onopen?.();
    expect([leader.got.missed, shown.got.missed, hidden.got.missed]).toEqual([1, 1, 1]);
    await pass(600_000);
    expect([leader.got.polls, shown.got.polls, hidden.got.polls]).toEqual([1, 1, 0]);
  });

  it('are polled by a tab whose leader holds the lock but has stopped working', async () => {
    const resign = browser.tab().environment.tabs?.lead(CHANNEL, () => {});
    const tab = openTab();
    browser.send(CHANNEL, { kind: 'open', stream: 'theirs' });
    await pass(30_000);
    expect([browser.streams.length, tab.got]).toEqual([0, { events: [], missed: 0, polls: 2 }]);
    resign?.();
    onlyStream()?.onopen?.();
    expect(tab.got.missed).toBe(1);
  });

  it('are polled without a stream if the browser has no Web Locks or BroadcastChannel', async () => {
    const tab = openTab({ withTabs: false });
    await pass(15_000);
    expect([browser.streams.length, tab.got.polls]).toEqual([0, 1]);
    tab.turn('hidden');
    await pass(60_000);
    expect(tab.got.polls).toBe(1);
    tab.turn('shown');
    expect(tab.got.polls).toBe(2);
  });

  it('[D16] do not cross between the tabs of two owners', () => {
    const [ours, theirs] = [openTab(), openTab({ owner: 'u2.e2' })];
    const [first, second] = browser.openStreams();
    first?.onopen?.();
    second?.onopen?.();
    say(first, 'DRAFTS');
    expect([ours.got.events, theirs.got.events]).toEqual([['DRAFTS'], []]);
    expect(browser.holders()).toEqual([CHANNEL, 'tpt-events:u2.e2']);
  });

  it('ignore malformed messages and a second leader', () => {
    const [leader, follower] = [openTab(), openTab()];
    onlyStream()?.onopen?.();
    const unknown = [
      null,
      'open',
      7,
      {},
      { kind: 'open' },
      { kind: 'open', stream: 7 },
      { kind: 'weather', stream: 'x' },
    ];
    const badEvents = [undefined, null, 'DRAFTS', { type: 7 }].map((event) => ({ kind: 'event', stream: 'x', event }));
    for (const message of [...unknown, ...badEvents]) browser.send(CHANNEL, message);
    expect(follower.got).toEqual({ events: [], missed: 0, polls: 0 });
    browser.send(CHANNEL, { kind: 'event', stream: 'x', event: { type: 'DRAFTS' } });
    expect([leader.got.events, follower.got.events]).toEqual([[], ['DRAFTS']]);
  });
});
