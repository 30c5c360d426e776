import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { queueJobs, type NewJob } from '../store/jobs.ts';
import type { JobHandlers } from './jobKinds.ts';
import { backOff } from './runJob.ts';
import { startJobs } from './startJobs.ts';

let test: TestPortal;
beforeEach(async () => {
  // A database that other portals may share.
  test = await startTestPortal({ config: { databaseUrl: 'postgres://shared/portal' } });
  test.portal.log.level = 'silent';
});
afterEach(() => test.close());

const queue = (...jobs: NewJob[]) => test.portal.db.transaction().execute((trx) => queueJobs(trx, jobs));
const answerJob = (raw: string, runAt = test.now.value): NewJob => ({
  kind: 'practice.answer',
  payload: { raw, controlNo: '', said: '' },
  runAt,
});
const submitJob = (operationId: string): NewJob => ({
  kind: 'gateway.submit',
  payload: { enterpriseId: '1', operationId },
  runAt: test.now.value,
});
const rest = (milliseconds: number) => (test.now.value = new Date(test.now.value.getTime() + milliseconds));

/** Handlers that note what they did in the database, so that it is undone with the job. */
function handlers(
  changes: Partial<{ inside: (raw: string) => void; outside: (id: string) => void }> = {},
): JobHandlers {
  const idle = { effect: 'inside', run: () => Promise.resolve() } as const;
  return {
    'gateway.answer': idle,
    'practice.match': idle,
    'practice.answer': {
      effect: 'inside',
      run: async (trx, { raw }) => {
        await trx.insertInto('parked_receipt').values({ reason: 'ran', raw, at: test.now.value }).execute();
        changes.inside?.(raw);
      },
    },
    'gateway.submit': {
      effect: 'outside',
      run: async ({ operationId }) => changes.outside?.(operationId),
      finish: async (trx, { operationId }) => {
        await trx
          .insertInto('parked_receipt')
          .values({ reason: 'ran', raw: operationId, at: test.now.value })
          .execute();
      },
    },
  };
}
const effects = async () => {
  const rows = await test.portal.db.selectFrom('parked_receipt').select('raw').orderBy('id').execute();
  return rows.map(({ raw }) => raw);
};
const openJobs = async () =>
  (await test.portal.db.selectFrom('job').select('id').where('done_at', 'is', null).execute()).length;

describe('jobs', () => {
  it('run when they are due, in the order of their time', async () => {
    const jobs = startJobs(test.portal, handlers());
    await queue(answerJob('third', new Date(test.now.value.getTime() + 1000)), answerJob('first'), submitJob('second'));
    await jobs.drain();
    expect(await effects()).toEqual(['first', 'second']);
    rest(1000);
    await jobs.drain();
    expect(await effects()).toEqual(['first', 'second', 'third']);
    await jobs.stop();
  });

  it('wake by themselves when one is queued', async () => {
    const jobs = startJobs(test.portal, handlers());
    await jobs.drain();
    await queue(answerJob('hinted'));
    await expect.poll(effects).toEqual(['hinted']);
    await jobs.stop();
  });

  it('that fail are undone and tried again, ever more patiently', async () => {
    let left = 3;
    const fail = () => {
      if (left-- > 0) throw new Error('not yet');
    };
    const jobs = startJobs(test.portal, handlers({ inside: fail }));
    await queue(answerJob('stubborn'));
    for (const attempt of [1, 2, 3]) {
      await jobs.drain();
      expect(await effects()).toEqual([]);
      rest(backOff(attempt));
    }
    await jobs.drain();
    expect(await effects()).toEqual(['stubborn']);
    expect(await openJobs()).toBe(0);
    expect([backOff(1), backOff(2), backOff(20)]).toEqual([1000, 2000, 300_000]);
    await jobs.stop();
  });

  it('do not hold up those behind them when they fail', async () => {
    const jobs = startJobs(test.portal, {
      ...handlers({
        outside: () => {
          throw new Error('customs is closed');
        },
      }),
    });
    await queue(submitJob('closed'), answerJob('behind'));
    await jobs.drain();
    expect(await effects()).toEqual(['behind']);
    await jobs.stop();
  });

  it('worked off by several portals at once run once each', async () => {
    const twins = Array.from({ length: 4 }, () => startJobs(test.portal, handlers()));
    const names = Array.from({ length: 40 }, (_, index) => `job ${index}`);
    await queue(...names.map((name, index) => (index % 2 ? answerJob(name) : submitJob(name))));
    await Promise.all(twins.map((jobs) => jobs.drain()));
    await expect.poll(openJobs).toBe(0);
    expect((await effects()).toSorted()).toEqual(names.toSorted());
    await Promise.all(twins.map((jobs) => jobs.stop()));
  });

  it('left by a worker that died are taken over when its lease ends', async () => {
    await queue(submitJob('orphan'));
    const leased = new Date(test.now.value.getTime() + 10_000);
    await test.portal.db.updateTable('job').set({ lease_until: leased, attempts: 1 }).execute();
    const jobs = startJobs(test.portal, handlers());
    await jobs.drain();
    expect(await effects()).toEqual([]);
    rest(10_000);
    await jobs.drain();
    expect(await effects()).toEqual(['orphan']);
    await jobs.stop();
  });

  it('left in a database of its own are taken over at once', async () => {
    await queue(submitJob('orphan'));
    await test.portal.db
      .updateTable('job')
      .set({ lease_until: new Date(test.now.value.getTime() + 10_000) })
      .execute();
    const config = { ...test.portal.config, databaseUrl: undefined };
    const jobs = startJobs({ ...test.portal, config }, handlers());
    await jobs.drain();
    expect(await effects()).toEqual(['orphan']);
    await jobs.stop();
  });
});
