import { expect, it } from 'vitest';
import { Activity } from '../fairness/activity.ts';
import { JobScheduler, type JobShares } from './jobScheduler.ts';

const SHARES: JobShares = { workers: 3, shared: { workers: 1, pace: { share: 0.5, free: 100, longestPause: 80 } } };
const job = (enterpriseId: string) => ({ priority: 0, enterpriseId });

function startScheduler() {
  const clock = { now: 0 };
  const activity = new Activity(1_000, () => clock.now);
  const scheduler = new JobScheduler('this process', SHARES, activity, () => clock.now);
  const excluded = () => scheduler.take(async (_, enterprises) => enterprises);
  const run = (enterpriseId: string, milliseconds: number) => {
    const end = scheduler.begin(job(enterpriseId));
    clock.now += milliseconds;
    end();
  };
  return { clock, activity, scheduler, excluded, run };
}

it('gives an enterprise three workers alone, and one while another enterprise calls', async () => {
  const { clock, activity, scheduler, excluded } = startScheduler();
  for (const count of [1, 2, 3]) {
    scheduler.begin(job('alpha'));
    expect([count, await excluded()]).toEqual([count, count < 3 ? [] : ['alpha']]);
  }
  const ends = [1, 2].map(() => scheduler.begin(job('charlie')));
  expect(await excluded()).toEqual(['alpha', 'charlie']);
  for (const end of ends) end();
  const endCall = activity.begin('bravo');
  clock.now += 5_000;
  const last = scheduler.begin(job('delta'));
  expect(await excluded()).toEqual(['alpha', 'delta']);
  last();
  endCall();
});

it('pauses an enterprise that used more than its share while another one is active', async () => {
  const { clock, activity, scheduler, excluded, run } = startScheduler();
  activity.begin('bravo');
  run('alpha', 80);
  expect([await excluded(), scheduler.pauseEndsIn()]).toEqual([[], null]);
  run('alpha', 80);
  // 160 ms of work minus the 40 ms of its share since the first job: 20 ms above the free 100 ms.
  expect([await excluded(), scheduler.pauseEndsIn()]).toEqual([['alpha'], 40]);
  clock.now += 40;
  // The last selection excluded its jobs: the next one is due at once.
  expect(scheduler.pauseEndsIn()).toBe(0);
  expect([await excluded(), scheduler.pauseEndsIn()]).toEqual([[], null]);
});

it('pauses no enterprise while no other one is active, and none longer than the maximum', async () => {
  const { activity, scheduler, excluded, run } = startScheduler();
  run('alpha', 10_000);
  expect([await excluded(), scheduler.pauseEndsIn()]).toEqual([[], null]);
  activity.begin('bravo');
  expect([await excluded(), scheduler.pauseEndsIn()]).toEqual([['alpha'], 80]);
});

it('gives jobs of no enterprise one worker while an enterprise is active', async () => {
  const { scheduler, excluded } = startScheduler();
  scheduler.begin(job(''));
  scheduler.begin(job('alpha'));
  scheduler.begin(job('alpha'));
  expect(await excluded()).toEqual(['']);
});
