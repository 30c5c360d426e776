import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LiveWorld } from './liveChannel.ts';
import { followLiveEvents } from './liveEvents.ts';

/** A world whose streams, clock and network the test moves by hand. */
function world() {
  const streams: FakeStream[] = [];
  const timers: { act: () => void; ms: number }[] = [];
  let online = () => {};
  class FakeStream {
    closed = false;
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;
    onerror: (() => void) | null = null;
    readonly address: string;
    constructor(address: string) {
      this.address = address;
      streams.push(this);
    }
    close() {
      this.closed = true;
    }
  }
  const live: LiveWorld = {
    open: (address) => new FakeStream(address) as unknown as EventSource,
    later: (act, ms) => {
      const timer = { act, ms };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    onOnline: (act) => {
      online = act;
      return () => {
        online = () => {};
      };
    },
  };
  return {
    live,
    streams,
    timers,
    pass: () => {
      for (const timer of timers.splice(0)) timer.act();
    },
    comeOnline: () => online(),
  };
}

let leave: (() => void)[] = [];
afterEach(() => {
  for (const each of leave) each();
  leave = [];
});

function follow(at = world()) {
  const queryClient = new QueryClient();
  const stale = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  leave.push(followLiveEvents(queryClient, at.live));
  const keys = () => stale.mock.calls.map(([filters]) => filters?.queryKey?.[0]);
  return { ...at, keys };
}
const say = (stream: ReturnType<typeof world>['streams'][number] | undefined, type: string) =>
  stream?.onmessage?.({ data: JSON.stringify({ type, data: {} }) });

describe('live events', () => {
  it('[D08] make what they concern stale, a burst of them once', () => {
    const { streams, pass, keys } = follow();
    expect(streams[0]?.address).toBe('/portal/events');
    for (let count = 0; count < 20; count += 1) say(streams[0], 'FILING_STATUS');
    say(streams[0], 'WALLET');
    say(streams[0], 'DRAFTS');
    expect(keys()).toEqual([]);
    pass();
    expect(keys()).toEqual(['bills', 'me', 'drafts']);
  });

  it('pass over what they do not know and what is no event', () => {
    const { streams, timers } = follow();
    say(streams[0], 'WEATHER');
    say(streams[0], 'constructor');
    streams[0]?.onmessage?.({ data: 'not json' });
    streams[0]?.onmessage?.({ data: 'null' });
    expect(timers).toEqual([]);
  });

  it('[G13] come over one stream however many listen, closed by the last who leaves', () => {
    const at = world();
    follow(at);
    follow(at);
    expect(at.streams).toHaveLength(1);
    leave.shift()?.();
    expect(at.streams[0]?.closed).toBe(false);
    leave.shift()?.();
    expect(at.streams[0]?.closed).toBe(true);
  });

  it('come back after longer and longer rests, and then everything shown is asked anew', () => {
    const { streams, timers, pass, keys } = follow();
    const rests: (number | undefined)[] = [];
    for (let count = 0; count < 7; count += 1) {
      streams.at(-1)?.onerror?.();
      rests.push(timers[0]?.ms);
      pass();
    }
    expect(rests).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(streams).toHaveLength(8);
    expect(streams.slice(0, -1).every((stream) => stream.closed)).toBe(true);
    streams.at(-1)?.onopen?.();
    pass();
    expect(keys()).toEqual(['bills', 'me', 'drafts']);
    streams.at(-1)?.onerror?.();
    expect(timers[0]?.ms).toBe(1_000);
  });

  it('ask nothing anew when the stream opens for the first time', () => {
    const { streams, timers } = follow();
    streams[0]?.onopen?.();
    expect(timers).toEqual([]);
  });

  it('come back at once when the network returns', () => {
    const { streams, comeOnline, timers } = follow();
    streams[0]?.onerror?.();
    comeOnline();
    expect(streams).toHaveLength(2);
    expect(timers).toEqual([]);
  });

  it('[D08] begin anew when the network returns, also where the stream did not notice, and ask for what was missed', () => {
    const { streams, comeOnline, pass, keys } = follow();
    comeOnline();
    expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
    streams[1]?.onopen?.();
    pass();
    expect(keys()).toEqual(['bills', 'me', 'drafts']);
  });

  it('stay silent after the last listener left', () => {
    const { streams, timers } = follow();
    streams[0]?.onerror?.();
    leave.shift()?.();
    expect(timers).toEqual([]);
  });
});
