import { expect, it, onTestFinished, vi } from 'vitest';
import { Activity } from './activity.ts';
import { FairSlots, NoFreeSlot } from './fairSlots.ts';

const limits = { all: 3, each: 2, waiting: 3, timeout: 60_000 };

/** Takes a slot and records when it is granted. */
function taker(slots: FairSlots) {
  const granted: string[] = [];
  const take = (lane: string) =>
    slots.take(lane).then((release) => {
      granted.push(lane);
      return release;
    });
  return { granted, take };
}

it('gives a lane its share and keeps the rest for others', async () => {
  const { granted, take } = taker(new FairSlots(limits));
  const first = await take('alpha');
  await take('alpha');
  const third = take('alpha');
  await take('bravo');
  expect(granted).toEqual(['alpha', 'alpha', 'bravo']);
  first();
  await third;
  expect(granted).toEqual(['alpha', 'alpha', 'bravo', 'alpha']);
});

it('serves waiting lanes in turn, and the requests of a lane in their order', async () => {
  const { granted, take } = taker(new FairSlots({ ...limits, all: 1, each: 1 }));
  const release = await take('first');
  const waiting = ['alpha', 'alpha', 'alpha', 'bravo', 'charlie'].map(async (lane) => (await take(lane))());
  release();
  await Promise.all(waiting);
  expect(granted).toEqual(['first', 'alpha', 'bravo', 'charlie', 'alpha', 'alpha']);
});

it('releases a slot once when release is called twice', async () => {
  const slots = new FairSlots({ ...limits, all: 1, each: 1, timeout: 20 });
  const release = await slots.take('alpha');
  release();
  release();
  await slots.take('alpha');
  await expect(slots.take('alpha')).rejects.toBeInstanceOf(NoFreeSlot);
});

it('refuses a request that waited too long, and continues with the next one', async () => {
  const slots = new FairSlots({ ...limits, all: 1, each: 1, timeout: 20 });
  const release = await slots.take('alpha');
  const refused = await Promise.allSettled([slots.take('bravo'), slots.take('bravo')]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  release();
  (await slots.take('bravo'))();
});

it('ends a wait when its caller gives up, also before it began', async () => {
  const slots = new FairSlots({ ...limits, all: 1, each: 1 });
  const release = await slots.take('alpha');
  const caller = new AbortController();
  const waiting = expect(slots.take('alpha', caller.signal)).rejects.toThrow(NoFreeSlot);
  caller.abort();
  await waiting;
  await expect(slots.take('alpha', caller.signal)).rejects.toThrow(NoFreeSlot);
  release();
  (await slots.take('alpha'))();
});

it('refuses at once when too many requests wait in a lane', async () => {
  const slots = new FairSlots({ ...limits, all: 1, each: 1 });
  const release = await slots.take('alpha');
  const waiting = Array.from({ length: 3 }, async () => (await slots.take('alpha'))());
  await expect(slots.take('alpha')).rejects.toBeInstanceOf(NoFreeSlot);
  release();
  await Promise.all(waiting);
});

const contended = { each: 1, pace: { share: 0.5, free: 50, longestPause: 100 } };

/** Slots that share an `Activity`, on fake timers. */
function startContended() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const activity = new Activity(1_000);
  const slots = () => taker(new FairSlots({ ...limits, contended }, activity));
  return { ...slots(), others: slots(), activity };
}

it('gives a lane all its slots while no other lane is active', async () => {
  const { granted, take, activity } = startContended();
  activity.begin('bravo')();
  await vi.advanceTimersByTimeAsync(1_001);
  await take('alpha');
  await take('alpha');
  expect(granted).toEqual(['alpha', 'alpha']);
});

it('gives a lane fewer slots while another lane has a call or a job', async () => {
  const { granted, take, activity } = startContended();
  activity.begin('bravo');
  const release = await take('alpha');
  const second = take('alpha');
  await vi.advanceTimersByTimeAsync(1_001);
  expect(granted).toEqual(['alpha']);
  release();
  await vi.advanceTimersByTimeAsync(200);
  await second;
  expect(granted).toEqual(['alpha', 'alpha']);
});

it('does not limit a lane by its own requests for other slots', async () => {
  const { granted, take, others } = startContended();
  await others.take('alpha');
  await take('alpha');
  await take('alpha');
  expect(granted).toEqual(['alpha', 'alpha']);
});

it('grants waiting requests their slots once the other lane is inactive', async () => {
  const { granted, take } = startContended();
  (await take('bravo'))();
  await take('alpha');
  void take('alpha');
  await vi.advanceTimersByTimeAsync(900);
  expect(granted).toEqual(['bravo', 'alpha']);
  await vi.advanceTimersByTimeAsync(200);
  expect(granted).toEqual(['bravo', 'alpha', 'alpha']);
});

it('pauses a lane with a queue after work beyond its share while another lane is active', async () => {
  const { granted, take, activity } = startContended();
  activity.begin('bravo');
  const release = await take('alpha');
  const others = [take('alpha'), take('alpha'), take('alpha')];
  await vi.advanceTimersByTimeAsync(50);
  release();
  const second = await others[0];
  expect(granted).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(40);
  second?.();
  // It owes 50 + 40 ms, less the 20 ms of its share since then: 20 ms more than the free work.
  await vi.advanceTimersByTimeAsync(39);
  expect(granted).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3);
  expect(granted).toHaveLength(3);
});

it('never delays single requests for earlier work of their lane', async () => {
  const { granted, take, activity } = startContended();
  activity.begin('bravo');
  for (let index = 0; index < 5; index += 1) {
    const release = await take('alpha');
    await vi.advanceTimersByTimeAsync(500);
    release();
  }
  expect(granted).toHaveLength(5);
});
