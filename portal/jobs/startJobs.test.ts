import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestPortal } from '../testing/harness.ts';
import { transactionalJob, startWithRecorder, type JobRecorder, externalJob } from '../testing/recordingJobs.ts';
import { retryDelay, runJob } from './runJob.ts';
import { startJobs } from './startJobs.ts';

let test: TestPortal;
let recorder: JobRecorder;
beforeEach(async () => {
  ({ test, recorder } = await startWithRecorder());
});
afterEach(() => test.close());

describe('jobs', () => {
  it('run at once without a delay, otherwise when their delay has passed', async () => {
    const jobs = startJobs(test.portal, recorder.handlers());
    await recorder.queue(
      transactionalJob('delayed', { delay: 1_000 }),
      transactionalJob('first'),
      externalJob('second'),
    );
    await jobs.drain();
    expect((await recorder.ran()).toSorted()).toEqual(['first', 'second']);
    test.passTime(1_000);
    await jobs.drain();
    expect((await recorder.ran()).at(-1)).toBe('delayed');
    await jobs.stop();
  });

  it('start without a drain when one is queued', async () => {
    const jobs = startJobs(test.portal, recorder.handlers());
    await jobs.drain();
    await recorder.queue(transactionalJob('noticed'));
    await expect.poll(recorder.ran).toEqual(['noticed']);
    await jobs.stop();
  });

  it('are rolled back and retried with exponential back-off when they fail', async () => {
    let left = 3;
    const fail = () => {
      if (left-- > 0) throw new Error('not yet');
    };
    const jobs = startJobs(test.portal, recorder.handlers({ transactional: fail }));
    await recorder.queue(transactionalJob('retried'));
    for (const attempt of [1, 2, 3]) {
      await jobs.drain();
      expect(await recorder.ran()).toEqual([]);
      test.passTime(retryDelay(attempt));
    }
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['retried']);
    expect(await recorder.open()).toBe(0);
    expect([retryDelay(1), retryDelay(2), retryDelay(20)]).toEqual([1000, 2000, 300_000]);
    await jobs.stop();
  });

  it('do not block the jobs behind them when they fail', async () => {
    const closed = () => {
      throw new Error('customs is closed');
    };
    const jobs = startJobs(test.portal, recorder.handlers({ external: closed }));
    await recorder.queue(externalJob('closed'), transactionalJob('behind'));
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['behind']);
    await jobs.stop();
  });

  it('run once each when several portals work at the same time', async () => {
    const portals = Array.from({ length: 4 }, () => startJobs(test.portal, recorder.handlers()));
    const names = Array.from({ length: 40 }, (_, index) => `job ${index}`);
    await recorder.queue(...names.map((name, index) => (index % 2 ? transactionalJob(name) : externalJob(name))));
    await Promise.all(portals.map((jobs) => jobs.drain()));
    await expect.poll(recorder.open).toBe(0);
    expect((await recorder.ran()).toSorted()).toEqual(names.toSorted());
    await Promise.all(portals.map((jobs) => jobs.stop()));
  });

  it('are found at every notice without a poll for due jobs each time', async () => {
    let reads = 0;
    const counted = new Proxy(test.portal.db, {
      get(target, name) {
        if (name === 'selectFrom') reads += 1;
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const jobs = startJobs({ ...test.portal, db: counted }, recorder.handlers());
    await jobs.drain();
    reads = 0;
    const started = performance.now();
    for (let noticed = 1; noticed <= 20; noticed += 1) {
      await recorder.queue(transactionalJob(`notice ${noticed}`));
      await expect.poll(recorder.open, { interval: 1 }).toBe(0);
    }
    // A poll reads the leases and the next due job, at most every 50 ms; timers may fire some milliseconds early.
    expect(reads / 2).toBeLessThanOrEqual((performance.now() - started) / 45 + 1);
    expect(await recorder.ran()).toHaveLength(20);
    await jobs.stop();
  });

  it('are searched at most every 20 ms however many notices arrive, and not after the stop', async () => {
    let searches = 0;
    const db = test.portal.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode' && /^\s*select from job/u.test(node.sqlFragments[0] ?? '')) searches += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    let notice = () => {};
    const bus = { ...test.portal.bus, onJobs: (listener: () => void) => ((notice = listener), () => {}) };
    const jobs = startJobs({ ...test.portal, db, bus }, recorder.handlers());
    await jobs.drain();
    searches = 0;
    const started = performance.now();
    for (let noticed = 0; noticed < 100; noticed += 1) {
      notice();
      await sleep(1);
    }
    await recorder.queue(transactionalJob('last'));
    notice();
    await expect.poll(recorder.ran, { interval: 1 }).toEqual(['last']);
    // Without the limit, each notice starts a search; a few more look for jobs beside and after the last one.
    expect(searches).toBeLessThanOrEqual((performance.now() - started) / 19 + 6);
    notice();
    await jobs.stop();
    const stopped = searches;
    notice();
    await sleep(40);
    expect(searches).toBe(stopped);
  });

  it('stop searching when none is left, though a search takes longer than a poll interval', async () => {
    const searches = new WeakSet<object>();
    const slow = test.portal.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        const text = node.kind === 'RawNode' ? node.sqlFragments[0] : '';
        if (/^\s*select (?:from job|first\.id)/u.test(text ?? '')) searches.add(queryId);
        return node;
      },
      transformResult: ({ result, queryId }) =>
        searches.has(queryId) ? sleep(120).then(() => result) : Promise.resolve(result),
    });
    const jobs = startJobs({ ...test.portal, db: slow }, recorder.handlers());
    await recorder.queue(transactionalJob('first'), externalJob('second'));
    await jobs.drain();
    expect((await recorder.ran()).toSorted()).toEqual(['first', 'second']);
    await jobs.stop();
  });

  const lease = () => test.portal.db.updateTable('job').set({ leased_by: 'a dead process', attempts: 1 }).execute();

  it('of a worker that died run again when its lease ends', async () => {
    await recorder.queue(externalJob('orphan'));
    await lease();
    const jobs = startJobs(test.portal, recorder.handlers());
    await jobs.drain();
    test.passTime(9_000);
    await jobs.drain();
    expect(await recorder.ran()).toEqual([]);
    test.passTime(1_000);
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['orphan']);
    await jobs.stop();
  });

  it('that another process took over meanwhile are left to it, whether they succeed or fail', async () => {
    const { db } = test.portal;
    for (const isFailing of [false, true]) {
      await recorder.queue(externalJob('stalled'));
      const external = async (): Promise<void> => {
        await db.updateTable('job').set({ leased_by: 'another', attempts: 2 }).where('done_at', 'is', null).execute();
        if (isFailing) throw new Error('the connection was gone');
      };
      expect(await runJob(test.portal, recorder.handlers({ external }))).toBe(true);
      const open = db.selectFrom('job').where('done_at', 'is', null);
      expect(await open.select(['leased_by', 'attempts']).execute()).toEqual([{ leased_by: 'another', attempts: 2 }]);
      await db.updateTable('job').set({ done_at: test.now.value }).where('done_at', 'is', null).execute();
    }
    expect(await recorder.ran()).toEqual([]);
  });

  it('of an earlier portal on the same embedded database run again at once', async () => {
    await recorder.queue(externalJob('orphan'));
    await lease();
    const config = { ...test.portal.config, databaseUrl: undefined };
    const jobs = startJobs({ ...test.portal, config }, recorder.handlers());
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['orphan']);
    await jobs.stop();
  });
});

describe('the log of a database outage', () => {
  it('has one line at the start, one per minute and one at the end', async () => {
    const lines: string[] = [];
    const log = Object.assign(Object.create(test.portal.log) as typeof test.portal.log, {
      warn: (facts: object, text: string) => lines.push(`${text} ${'err' in facts ? 'with a stack' : ''}`.trim()),
    });
    let isAway = true;
    let attempts = 0;
    const db = new Proxy(test.portal.db, {
      get(target, name, receiver) {
        attempts += 1;
        if (isAway) throw new Error('Connection terminated unexpectedly');
        const value = Reflect.get(target, name, receiver) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    let wake = () => {};
    const bus = { ...test.portal.bus, onJobs: (listener: () => void) => ((wake = listener), () => {}) };
    const jobs = startJobs({ ...test.portal, db, log, bus }, recorder.handlers());
    const fail = async () => {
      const before = attempts;
      wake();
      await expect.poll(() => attempts, { interval: 1 }).toBeGreaterThan(before);
      await jobs.drain().catch(() => {});
      // The line is written after the run has failed.
      await new Promise((done) => setImmediate(done));
    };
    for (let time = 0; time < 20; time += 1) await fail();
    test.passTime(61_000);
    await fail();
    isAway = false;
    wake();
    await expect
      .poll(() => lines)
      .toEqual([
        'jobs are waiting for the database',
        'jobs are still waiting for the database',
        'the database is back, jobs continue',
      ]);
    await jobs.stop();
  });
});
