import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { TestPortal } from '../testing/harness.ts';
import {
  ofFiling,
  transactionalJob,
  startWithRecorder,
  type JobRecorder,
  externalJob,
} from '../testing/recordingJobs.ts';
import { PRIORITY_WORKERS } from './jobKinds.ts';
import { retryDelay } from './runJob.ts';
import { startJobs, WORKERS, WORKERS_PER_ENTERPRISE } from './startJobs.ts';

let test: TestPortal;
let recorder: JobRecorder;
beforeEach(async () => {
  ({ test, recorder } = await startWithRecorder());
});
afterEach(() => test.close());

const many = (count: number, name: string, enterpriseId: string) =>
  Array.from({ length: count }, (_, index) =>
    transactionalJob(`${name} ${index}`, ofFiling(enterpriseId, `${name} filing ${index}`)),
  );

/** Blocks jobs until it is opened. */
function gate() {
  const waiting = new Map<string, () => void>();
  let isOpen = false;
  return {
    enter: (name: string) => new Promise<void>((done) => (isOpen ? done() : void waiting.set(name, done))),
    names: () => [...waiting.keys()].toSorted(),
    open: () => {
      isOpen = true;
      for (const done of waiting.values()) done();
    },
  };
}

describe('jobs of several enterprises', () => {
  it('run in turns: the last enterprise does not wait for the whole queue of the first', async () => {
    await recorder.queue(...many(60, 'alpha', 'A'), ...many(3, 'bravo', 'B'), ...many(3, 'charlie', 'C'));
    const jobs = startJobs(test.portal, recorder.handlers());
    await jobs.drain();
    const ran = await recorder.ran();
    expect(ran).toHaveLength(66);
    const places = ['bravo', 'charlie'].flatMap((name) => [0, 1, 2].map((index) => ran.indexOf(`${name} ${index}`)));
    // Three rounds of three enterprises, plus the jobs that other workers run at the same time.
    expect(Math.max(...places)).toBeLessThan(3 * 3 + WORKERS);
    await jobs.stop();
  });

  it('get a free worker while slow jobs of another enterprise run', async () => {
    const slow = gate();
    onTestFinished(slow.open);
    const transactional = (name: string) => (name.startsWith('alpha') ? slow.enter(name) : undefined);
    await recorder.queue(...many(10, 'alpha', 'A'));
    const jobs = startJobs(test.portal, recorder.handlers({ transactional }));
    await expect.poll(() => slow.names().length).toBe(WORKERS_PER_ENTERPRISE);
    await recorder.queue(...many(2, 'bravo', 'B'));
    await expect.poll(recorder.ran).toEqual(['bravo 0', 'bravo 1']);
    slow.open();
    await jobs.drain();
    expect(await recorder.ran()).toHaveLength(12);
    await jobs.stop();
  });

  it('use one worker while another enterprise calls, and all finish', async () => {
    const slow = gate();
    onTestFinished(slow.open);
    const transactional = (name: string) => (name.startsWith('alpha') ? slow.enter(name) : undefined);
    const endCall = test.portal.activity.begin('B');
    await recorder.queue(...many(30, 'alpha', 'A'));
    const jobs = startJobs(test.portal, recorder.handlers({ transactional }));
    await expect.poll(() => slow.names().length).toBe(1);
    await recorder.queue(...many(2, 'bravo', 'B'));
    await expect.poll(recorder.ran).toEqual(['bravo 0', 'bravo 1']);
    expect(slow.names()).toHaveLength(1);
    slow.open();
    await jobs.drain();
    expect(await recorder.ran()).toHaveLength(32);
    endCall();
    await jobs.stop();
  });

  it('end though another portal ran the one that waited for the pause of its enterprise', async () => {
    const endCall = test.portal.activity.begin('B');
    // More than the time that an enterprise may use before it pauses.
    const transactional = async () => void (await sql`select pg_sleep(0.3)`.execute(test.portal.db));
    await recorder.queue(...many(2, 'alpha', 'A'));
    const jobs = startJobs(test.portal, recorder.handlers({ transactional }));
    await expect.poll(recorder.open, { interval: 1 }).toBe(1);
    await test.portal.db.updateTable('job').set({ done_at: test.now.value }).where('done_at', 'is', null).execute();
    await jobs.drain();
    endCall();
    await jobs.stop();
  });
});

describe('priorities of jobs', () => {
  it('are weights: urgent jobs run first, others before all urgent ones are done', async () => {
    await recorder.queue(...many(60, 'customs', 'A'), ...many(4, 'purge', 'A'));
    await test.portal.db
      .updateTable('job')
      .set({ priority: 2 })
      .where('payload', '@>', JSON.stringify({ raw: 'purge 0' }))
      .execute();
    const jobs = startJobs(test.portal, recorder.handlers());
    await jobs.drain();
    const place = (await recorder.ran()).indexOf('purge 0');
    expect([place >= 0, place < 40]).toEqual([true, true]);
    await jobs.stop();
  });
});

describe('jobs of one filing', () => {
  it('run one at a time, in the order in which they were queued', async () => {
    let atWork = 0;
    let most = 0;
    const count = async () => {
      most = Math.max(most, (atWork += 1));
      await test.portal.db.selectFrom('job').select('id').execute();
      atWork -= 1;
    };
    const names = Array.from({ length: 24 }, (_, index) => `job ${index}`);
    const one = ofFiling('A', 'one filing');
    await recorder.queue(
      ...names.map((name, index) => (index % 3 ? transactionalJob(name, one) : externalJob(name, one))),
    );
    const portals = [1, 2].map(() =>
      startJobs(test.portal, recorder.handlers({ transactional: count, external: count })),
    );
    await expect
      .poll(async () => {
        await Promise.all(portals.map((jobs) => jobs.drain()));
        return recorder.open();
      })
      .toBe(0);
    expect([await recorder.ran(), most]).toEqual([names, 1]);
    await Promise.all(portals.map((jobs) => jobs.stop()));
  });

  it('wait for an earlier failed job until it has failed too often', async () => {
    const fail = () => {
      throw new Error('customs is closed');
    };
    const one = ofFiling('A', 'one filing');
    await recorder.queue(
      externalJob('failing', one),
      transactionalJob('behind', one),
      transactionalJob('apart', ofFiling('A', 'other')),
    );
    const jobs = startJobs(test.portal, recorder.handlers({ external: fail }));
    for (const attempt of [1, 2, 3, 4]) {
      await jobs.drain();
      expect([attempt, await recorder.ran()]).toEqual([attempt, ['apart']]);
      test.passTime(retryDelay(attempt));
    }
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['apart', 'behind']);
    await jobs.stop();
  });

  it('wait for an earlier job that another process works on', async () => {
    const one = ofFiling('A', 'one filing');
    await recorder.queue(externalJob('leased', one), transactionalJob('behind', one));
    await test.portal.db
      .updateTable('job')
      .set({ leased_by: 'another', attempts: 1 })
      .where('kind', '=', 'gateway.submit')
      .execute();
    const jobs = startJobs(test.portal, recorder.handlers());
    await jobs.drain();
    expect(await recorder.ran()).toEqual([]);
    await test.portal.db
      .updateTable('job')
      .set({ leased_by: null, done_at: test.now.value })
      .where('kind', '=', 'gateway.submit')
      .execute();
    await jobs.drain();
    expect(await recorder.ran()).toEqual(['behind']);
    await jobs.stop();
  });
});

it('leaves a worker for customs while every class that waits for others uses its own', () => {
  const own = Object.values(PRIORITY_WORKERS).reduce((sum, workers) => sum + workers, 0);
  expect(own).toBeLessThan(WORKERS);
});
