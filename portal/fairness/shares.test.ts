import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { Shares, type ShareLimits } from './shares.ts';

const LIMITS: ShareLimits = { all: 3, perEnterprise: 2, perPerson: 4, patience: 600_000, own: 'importBusy' };
const of = (enterpriseId: string, userId = '1') => ({ enterpriseId, userId });

/** Takes places, and records who gets one. */
function startTaking(shares: Shares) {
  const got: string[] = [];
  const take = (who: string): Promise<() => void> =>
    shares.take(of(who.slice(0, 1), who)).then((give) => {
      got.push(who);
      return give;
    });
  return { got, take };
}

it('leaves a place for another enterprise when one has its share', async () => {
  const { got, take } = startTaking(new Shares(LIMITS));
  const [first] = await Promise.all([take('A1'), take('A2')]);
  const third = take('A3');
  const other = await take('B1');
  expect(got).toEqual(['A1', 'A2', 'B1']);
  other();
  first();
  await third;
  expect(got).toEqual(['A1', 'A2', 'B1', 'A3']);
});

it('serves waiting enterprises in turn', async () => {
  const { got, take } = startTaking(new Shares({ ...LIMITS, all: 1, perEnterprise: 1 }));
  let give = await take('A1');
  const waiting = [take('A2'), take('A3'), take('B1'), take('B2'), take('C1')];
  for (let left = waiting.length; left > 0; left--) {
    give();
    const before = got.length;
    await expect.poll(() => got.length).toBe(before + 1);
    give = await (waiting[['A2', 'A3', 'B1', 'B2', 'C1'].indexOf(got.at(-1) ?? '')] ?? Promise.reject(new Error()));
  }
  expect(got).toEqual(['A1', 'A2', 'B1', 'C1', 'A3', 'B2']);
});

it('refuses a person over the limit at once, and an enterprise or any caller after a while', async () => {
  const shares = new Shares({ ...LIMITS, perPerson: 1, patience: 5 });
  const reasonOf = (owner: { enterpriseId: string; userId: string }) =>
    shares.take(owner).then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? [error.reason, error.facts] : error),
    );
  await shares.take(of('A', '1'));
  expect(await reasonOf(of('A', '1'))).toEqual(['importBusy', { args: { most: 1 } }]);
  await shares.take(of('A', '2'));
  const busy = { args: { seconds: 15 }, retryAfter: 15 };
  expect(await reasonOf(of('A', '3'))).toEqual(['enterpriseBusy', busy]);
  await shares.take(of('B', '1'));
  expect(await reasonOf(of('C', '1'))).toEqual(['transferBusy', busy]);
});

it('gives a place back once, however often that is called', async () => {
  const shares = new Shares({ ...LIMITS, all: 1, perEnterprise: 1, patience: 5 });
  const give = await shares.take(of('A'));
  give();
  give();
  await shares.take(of('A'));
  await expect(shares.take(of('B'))).rejects.toThrow('transferBusy');
});

it('keeps reserved places for enterprises that hold none', async () => {
  const shares = new Shares({ ...LIMITS, all: 6, perEnterprise: 3, reserved: 2, patience: 5 });
  for (const enterprise of ['A', 'A', 'A', 'B']) await shares.take(of(enterprise));
  await expect(shares.take(of('B'))).rejects.toThrow('transferBusy');
  await shares.take(of('C'));
  await expect(shares.take(of('C'))).rejects.toThrow('transferBusy');
  await shares.take(of('D'));
  await expect(shares.take(of('E'))).rejects.toThrow('transferBusy');
});
