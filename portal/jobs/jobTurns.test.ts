import { expect, it } from 'vitest';
import { Activity } from '../fairness/activity.ts';
import { JobTurns, type JobShares } from './jobTurns.ts';

const SHARES: JobShares = { each: 3, beside: { each: 1, pace: { share: 0.5, free: 100, longestRest: 80 } } };
const TURN = { priority: 0, after: '', full: [] };

function startTurns() {
  const clock = { now: 0 };
  const activity = new Activity(1_000, () => clock.now);
  const turns = new JobTurns('this process', SHARES, activity, () => clock.now);
  const passed = () => turns.take(async (order) => order[0]?.full);
  const run = (enterpriseId: string, milliseconds: number) => {
    const end = turns.begin(TURN, enterpriseId);
    clock.now += milliseconds;
    end();
  };
  return { clock, activity, turns, passed, run };
}

it('gives an enterprise three workers alone, and one while another enterprise calls', async () => {
  const { clock, activity, turns, passed } = startTurns();
  for (const count of [1, 2, 3]) {
    turns.begin(TURN, 'alpha');
    expect([count, await passed()]).toEqual([count, count < 3 ? [] : ['alpha']]);
  }
  const ends = [1, 2].map(() => turns.begin(TURN, 'charlie'));
  expect(await passed()).toEqual(['alpha', 'charlie']);
  for (const end of ends) end();
  const endCall = activity.begin('bravo');
  clock.now += 5_000;
  const last = turns.begin(TURN, 'delta');
  expect(await passed()).toEqual(['alpha', 'delta']);
  last();
  endCall();
});

it('lets an enterprise rest whose jobs worked beyond their share while another one is active', async () => {
  const { clock, activity, turns, passed, run } = startTurns();
  activity.begin('bravo');
  run('alpha', 80);
  expect([await passed(), turns.restEndsIn()]).toEqual([[], null]);
  run('alpha', 80);
  // It owes 160 ms less the 40 ms of its share since the first job: 20 ms more than what is free.
  expect([await passed(), turns.restEndsIn()]).toEqual([['alpha'], 40]);
  clock.now += 40;
  // The look passed over its jobs: another look is due at once.
  expect(turns.restEndsIn()).toBe(0);
  expect([await passed(), turns.restEndsIn()]).toEqual([[], null]);
});

it('lets no enterprise rest while no other one is active, and none longer than the longest rest', async () => {
  const { activity, turns, passed, run } = startTurns();
  run('alpha', 10_000);
  expect([await passed(), turns.restEndsIn()]).toEqual([[], null]);
  activity.begin('bravo');
  expect([await passed(), turns.restEndsIn()]).toEqual([['alpha'], 80]);
});

it('gives jobs of no enterprise one worker while one is active, and makes no enterprise slower', async () => {
  const { turns, passed } = startTurns();
  turns.begin(TURN, '');
  turns.begin(TURN, 'alpha');
  turns.begin(TURN, 'alpha');
  expect(await passed()).toEqual(['']);
});
