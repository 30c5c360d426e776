import { expect, it } from 'vitest';
import { DatabaseBusy } from './databaseTrouble.ts';
import { FairPlaces } from './fairPlaces.ts';

const limits = { all: 3, each: 2, waiting: 3, patience: 60_000 };

/** Takes a place and notes when it is granted. */
function taker(places: FairPlaces) {
  const granted: string[] = [];
  const take = (lane: string) =>
    places.take(lane).then((release) => {
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
  await expect(places.take('alpha')).rejects.toBeInstanceOf(DatabaseBusy);
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
  await expect(places.take('alpha')).rejects.toBeInstanceOf(DatabaseBusy);
  release();
  await Promise.all(waiting);
});
