import { expect, it, vi } from 'vitest';
import { FairPlaces, NoPlace } from './fairPlaces.ts';

const limits = { all: 3, each: 2, waiting: 3, patience: 60_000 };

/** Takes a place and notes when it is granted. */
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

it('gives a place back once, however often its owner says so', async () => {
  const places = new FairPlaces({ ...limits, all: 1, each: 1, patience: 20 });
  const release = await places.take('alpha');
  release();
  release();
  await places.take('alpha');
  await expect(places.take('alpha')).rejects.toBeInstanceOf(NoPlace);
});

it('refuses a request that waited too long, and goes on with the next one', async () => {
  const places = new FairPlaces({ ...limits, all: 1, each: 1, patience: 20 });
  const release = await places.take('alpha');
  const refused = await Promise.allSettled([places.take('bravo'), places.take('bravo')]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  release();
  (await places.take('bravo'))();
});

it('refuses at once when too many wait in a lane', async () => {
  const places = new FairPlaces({ ...limits, all: 1, each: 1 });
  const release = await places.take('alpha');
  const waiting = Array.from({ length: 3 }, async () => (await places.take('alpha'))());
  await expect(places.take('alpha')).rejects.toBeInstanceOf(NoPlace);
  release();
  await Promise.all(waiting);
});

const BESIDE = { each: 1, activeFor: 1_000, rest: 1, longestRest: 100 };

it('gives a lane all its places while no other lane is active', async () => {
  const clock = { now: 0 };
  const { granted, take } = taker(new FairPlaces({ ...limits, beside: BESIDE }, () => clock.now));
  const release = await take('bravo');
  release();
  clock.now = 1_001;
  await take('alpha');
  await take('alpha');
  expect(granted).toEqual(['bravo', 'alpha', 'alpha']);
});

it('gives a lane fewer places while another lane is active', async () => {
  const clock = { now: 0 };
  const { granted, take } = taker(new FairPlaces({ ...limits, beside: BESIDE }, () => clock.now));
  (await take('bravo'))();
  const release = await take('alpha');
  const second = take('alpha');
  expect(granted).toEqual(['bravo', 'alpha']);
  release();
  await second;
  expect(granted).toEqual(['bravo', 'alpha', 'alpha']);
});

it('does not count lanes of one group as others for each other', async () => {
  const { granted, take } = taker(new FairPlaces({ ...limits, beside: BESIDE }, () => 0), 'alpha');
  await take('alpha reads');
  await take('alpha writes');
  await take('alpha writes');
  expect(granted).toEqual(['alpha reads', 'alpha writes', 'alpha writes']);
});

it('grants waiting requests their places once the other group is no longer active', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { granted, take } = taker(new FairPlaces({ ...limits, beside: BESIDE }));
  (await take('bravo'))();
  await take('alpha');
  void take('alpha');
  await vi.advanceTimersByTimeAsync(900);
  expect(granted).toEqual(['bravo', 'alpha']);
  await vi.advanceTimersByTimeAsync(200);
  expect(granted).toEqual(['bravo', 'alpha', 'alpha']);
  vi.useRealTimers();
});

it('lets a lane with a queue rest as long as its last request took, while another lane is active', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const { granted, take } = taker(new FairPlaces({ ...limits, beside: BESIDE }));
  await take('bravo');
  const release = await take('alpha');
  void take('alpha');
  await vi.advanceTimersByTimeAsync(40);
  release();
  await vi.advanceTimersByTimeAsync(39);
  expect(granted).toEqual(['bravo', 'alpha']);
  await vi.advanceTimersByTimeAsync(2);
  expect(granted).toEqual(['bravo', 'alpha', 'alpha']);
  vi.useRealTimers();
});
