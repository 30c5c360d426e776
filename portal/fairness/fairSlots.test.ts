import { expect, it, onTestFinished, vi } from 'vitest';
import { Activity } from './activity.ts';
import { FairPlaces, NoPlace } from './fairPlaces.ts';

const limits = { all: 3, each: 2, waiting: 3, patience: 60_000 };

/** Takes a place and records when it is granted. */
function taker(places: FairPlaces, group?: string) {
  const granted: string[] = [];
  const take = (lane: string) =>
    places.take(lane, group).then((release) => {
      granted.push(lane);
      return release;
    });
  return { granted, take };
}

it('gives a lane its share and keeps the rest for others', async () => {
  const { granted, take } = taker(new FairPlaces(limits));
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
  const { granted, take } = taker(new FairPlaces({ ...limits, all: 1, each: 1 }));
  const release = await take('first');
  const waiting = ['alpha', 'alpha', 'alpha', 'bravo', 'charlie'].map(async (lane) => (await take(lane))());
  release();
  await Promise.all(waiting);
  expect(granted).toEqual(['first', 'alpha', 'bravo', 'charlie', 'alpha', 'alpha']);
});

it('gives a place back once, however often that is called', async () => {
  const places = new FairPlaces({ ...limits, all: 1, each: 1, patience: 20 });
  const release = await places.take('alpha');
  release();
  release();
  await places.take('alpha');
  await expect(places.take('alpha')).rejects.toBeInstanceOf(NoPlace);
});

it('refuses a request that waited too long, and continues with the next one', async () => {
  const places = new FairPlaces({ ...limits, all: 1, each: 1, patience: 20 });
  const release = await places.take('alpha');
  const refused = await Promise.allSettled([places.take('bravo'), places.take('bravo')]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  release();
  (await places.take('bravo'))();
});

it('refuses at once when too many requests wait in a lane', async () => {
  const places = new FairPlaces({ ...limits, all: 1, each: 1 });
  const release = await places.take('alpha');
  const waiting = Array.from({ length: 3 }, async () => (await places.take('alpha'))());
  await expect(places.take('alpha')).rejects.toBeInstanceOf(NoPlace);
  release();
  await Promise.all(waiting);
});

const beside = { each: 1, pace: { share: 0.5, free: 50, longestRest: 100 } };

/** Places beside the calls and jobs of other lanes, with a clock of their own. */
function startBeside(group?: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const activity = new Activity(1_000);
  return { ...taker(new FairPlaces({ ...limits, beside }, activity), group), activity };
}

it('gives a lane all its places while no other lane is active', async () => {
  const { granted, take, activity } = startBeside();
  activity.begin('bravo')();
  await vi.advanceTimersByTimeAsync(1_001);
  await take('alpha');
  await take('alpha');
  expect(granted).toEqual(['alpha', 'alpha']);
});

it('gives a lane fewer places while another lane has a call or a job', async () => {
  const { granted, take, activity } = startBeside();
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

it('does not count lanes of one group as others for each other', async () => {
  const { granted, take } = startBeside('alpha');
  await take('alpha reads');
  await take('alpha writes');
  await take('alpha writes');
  expect(granted).toEqual(['alpha reads', 'alpha writes', 'alpha writes']);
});

it('grants waiting requests their places once the other group is inactive', async () => {
  const { granted, take } = startBeside();
  (await take('bravo'))();
  await take('alpha');
  void take('alpha');
  await vi.advanceTimersByTimeAsync(900);
  expect(granted).toEqual(['bravo', 'alpha']);
  await vi.advanceTimersByTimeAsync(200);
  expect(granted).toEqual(['bravo', 'alpha', 'alpha']);
});

it('makes a lane with a queue rest after work beyond its share while another lane is active', async () => {
  const { granted, take, activity } = startBeside();
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
  const { granted, take, activity } = startBeside();
  activity.begin('bravo');
  for (let index = 0; index < 5; index += 1) {
    const release = await take('alpha');
    await vi.advanceTimersByTimeAsync(500);
    release();
  }
  expect(granted).toHaveLength(5);
});
