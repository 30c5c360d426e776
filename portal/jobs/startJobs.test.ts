import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { insideJob, notedJobs, outsideJob } from '../testing/notedJobs.ts';
import { backOff } from './runJob.ts';
import { startJobs } from './startJobs.ts';

let test: TestPortal;
let noted: ReturnType<typeof notedJobs>;
beforeEach(async () => {
  // A database that other portals may share.
  test = await startTestPortal({ config: { databaseUrl: 'postgres://shared/portal' } });
  test.portal.log.level = 'silent';
  noted = notedJobs(test);
});
afterEach(() => test.close());

const rest = (milliseconds: number) => (test.now.value = new Date(test.now.value.getTime() + milliseconds));

describe('jobs', () => {
  it('run at once without a delay, and otherwise when their delay has passed', async () => {
    const jobs = startJobs(test.portal, noted.handlers());
    await noted.queue(insideJob('delayed', { delay: 1_000 }), insideJob('first'), outsideJob('second'));
    await jobs.drain();
    expect((await noted.ran()).toSorted()).toEqual(['first', 'second']);
    rest(1_000);
    await jobs.drain();
    expect((await noted.ran()).at(-1)).toBe('delayed');
    await jobs.stop();
  });

  it('wake by themselves when one is queued', async () => {
    const jobs = startJobs(test.portal, noted.handlers());
    await jobs.drain();
    await noted.queue(insideJob('noticed'));
    await expect.poll(noted.ran, { timeout: 20_000 }).toEqual(['noticed']);
    await jobs.stop();
  });

  it('that fail are undone and retried with exponential back-off', async () => {
    let left = 3;
    const fail = () => {
      if (left-- > 0) throw new Error('not yet');
    };
    const jobs = startJobs(test.portal, noted.handlers({ inside: fail }));
    await noted.queue(insideJob('retried'));
    for (const attempt of [1, 2, 3]) {
      await jobs.drain();
      expect(await noted.ran()).toEqual([]);
      rest(backOff(attempt));
    }
    await jobs.drain();
    expect(await noted.ran()).toEqual(['retried']);
    expect(await noted.open()).toBe(0);
    expect([backOff(1), backOff(2), backOff(20)]).toEqual([1000, 2000, 300_000]);
    await jobs.stop();
  });

  it('do not hold up those behind them when they fail', async () => {
    const closed = () => {
      throw new Error('customs is closed');
    };
    const jobs = startJobs(test.portal, noted.handlers({ outside: closed }));
    await noted.queue(outsideJob('closed'), insideJob('behind'));
    await jobs.drain();
    expect(await noted.ran()).toEqual(['behind']);
    await jobs.stop();
  });

  it('worked off by several portals at once run once each', async () => {
    const twins = Array.from({ length: 4 }, () => startJobs(test.portal, noted.handlers()));
    const names = Array.from({ length: 40 }, (_, index) => `job ${index}`);
    await noted.queue(...names.map((name, index) => (index % 2 ? insideJob(name) : outsideJob(name))));
    await Promise.all(twins.map((jobs) => jobs.drain()));
    await expect.poll(noted.open, { timeout: 20_000 }).toBe(0);
    expect((await noted.ran()).toSorted()).toEqual(names.toSorted());
    await Promise.all(twins.map((jobs) => jobs.stop()));
  });

  const lease = () => test.portal.db.updateTable('job').set({ leased_by: 'a dead process', attempts: 1 }).execute();

  it('left by a worker that died are taken over when its lease ends', async () => {
    await noted.queue(outsideJob('orphan'));
    await lease();
    const jobs = startJobs(test.portal, noted.handlers());
    await jobs.drain();
    rest(9_000);
    await jobs.drain();
    expect(await noted.ran()).toEqual([]);
    rest(1_000);
    await jobs.drain();
    expect(await noted.ran()).toEqual(['orphan']);
    await jobs.stop();
  });

  it('left in a database of its own are taken over at once', async () => {
    await noted.queue(outsideJob('orphan'));
    await lease();
    const config = { ...test.portal.config, databaseUrl: undefined };
    const jobs = startJobs({ ...test.portal, config }, noted.handlers());
    await jobs.drain();
    expect(await noted.ran()).toEqual(['orphan']);
    await jobs.stop();
  });
});

describe('while the database is away, the log', () => {
  it('says once that jobs wait, once a minute that they still do, and once that they go on', async () => {
    const lines: string[] = [];
    const log = Object.assign(Object.create(test.portal.log) as typeof test.portal.log, {
      warn: (facts: object, text: string) => lines.push(`${text} ${'err' in facts ? 'with a stack' : ''}`.trim()),
    });
    let isAway = true;
    const db = new Proxy(test.portal.db, {
      get(target, name, receiver) {
        if (isAway) throw new Error('Connection terminated unexpectedly');
        const value = Reflect.get(target, name, receiver) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    let wake = () => {};
    const bus = { ...test.portal.bus, onJobs: (listener: () => void) => ((wake = listener), () => {}) };
    const jobs = startJobs({ ...test.portal, db, log, bus }, noted.handlers());
    const fail = async () => {
      wake();
      await jobs.drain().catch(() => {});
      // The line is written after the run that it is about.
      await new Promise((done) => setImmediate(done));
    };
    for (let time = 0; time < 20; time += 1) await fail();
    rest(61_000);
    await fail();
    isAway = false;
    wake();
    await expect
      .poll(() => lines, { timeout: 20_000 })
      .toEqual([
        'jobs are waiting for the database',
        'jobs are still waiting for the database',
        'the database is back, jobs go on',
      ]);
    await jobs.stop();
  });
});
