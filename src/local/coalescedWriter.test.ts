import { describe, expect, it } from 'vitest';
import { coalescedWriter, WRITE_TIMEOUT_MS, WRITE_RETRY_MS, type WriterClock } from './coalescedWriter.ts';

/** A store whose writes the test completes. */
function slowStore() {
  const writes: { value: string; done: () => void; fail: (error: unknown) => void }[] = [];
  const write = (value: string) =>
    new Promise<void>((resolve, reject) => {
      writes.push({ value, done: () => resolve(), fail: (error) => reject(error) });
    });
  return { writes, write };
}

function fakeClock() {
  let at = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const clock: WriterClock = {
    now: () => at,
    after: (ms, run) => {
      const timer = { at: at + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const pass = (ms: number) => {
    at += ms;
    for (const timer of timers) {
      if (timer.at > at) continue;
      timers.delete(timer);
      timer.run();
    }
  };
  return { clock, pass };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('coalescedWriter', () => {
  it('[D01] writes the first change at once and collects later ones during the write', async () => {
    const { writes, write } = slowStore();
    const writer = coalescedWriter(write, fakeClock().clock);
    writer.put('a');
    writer.put('ab');
    writer.put('abc');
    expect(writes.map(({ value }) => value)).toEqual(['a']);
    writes[0]?.done();
    await settled();
    expect(writes.map(({ value }) => value)).toEqual(['a', 'abc']);
    expect(writer.state().state).toBe('saving');
    writes[1]?.done();
    await settled();
    expect(writer.state().state).toBe('saved');
  });

  it('[D01] reports full storage, also as AbortError, and retries the text', async () => {
    const { writes, write } = slowStore();
    const { clock, pass } = fakeClock();
    const writer = coalescedWriter(write, clock);
    writer.put('text');
    writes[0]?.fail(Object.assign(new Error('aborted'), { name: 'AbortError', inner: { name: 'QuotaExceededError' } }));
    await settled();
    expect(writer.state()).toMatchObject({ state: 'failed', failure: 'full' });
    pass(WRITE_RETRY_MS);
    expect(writes[1]?.value).toBe('text');
    writes[1]?.done();
    await settled();
    expect(writer.state().state).toBe('saved');
  });

  it('[D01] reports a write without answer within a second and writes the next change', async () => {
    const { writes, write } = slowStore();
    const { clock, pass } = fakeClock();
    const writer = coalescedWriter(write, clock);
    writer.put('a');
    pass(WRITE_TIMEOUT_MS);
    expect(WRITE_TIMEOUT_MS).toBeLessThan(1_000);
    expect(writer.state()).toMatchObject({ state: 'failed', failure: 'slow' });
    writer.put('ab');
    expect(writes.map(({ value }) => value)).toEqual(['a', 'ab']);
    writes[0]?.done();
    await settled();
    expect(writer.state().state).toBe('failed');
    writes[1]?.done();
    await settled();
    expect(writer.state().state).toBe('saved');
  });

  it('[D01] reports a lost connection as not saved', async () => {
    const { writes, write } = slowStore();
    const writer = coalescedWriter(write, fakeClock().clock);
    writer.put('a');
    const flushed = writer.flush();
    writes[0]?.fail(Object.assign(new Error('gone'), { name: 'DatabaseClosedError' }));
    expect(await flushed).toBe(false);
    expect(writer.state()).toMatchObject({ state: 'failed', failure: 'lost' });
  });
});
