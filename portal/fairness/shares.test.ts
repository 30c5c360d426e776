import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { Shares, type ShareLimits } from './shares.ts';

const LIMITS: ShareLimits = { all: 3, perEnterprise: 2, perPerson: 4, timeout: 600_000, own: 'importBusy' };
const shareOwner = (enterpriseId: string, userId = '1') => ({ enterpriseId, userId });

/** Takes slots, and records who gets one. */
function startTaking(shares: Shares) {
  const got: string[] = [];
  const take = (who: string): Promise<() => void> =>
    shares.take(shareOwner(who.slice(0, 1), who)).then((release) => {
      got.push(who);
      return release;
    });
  return { got, take };
}

it('leaves a slot for another enterprise when one has its share', async () => {
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
  let release = await take('A1');
  const waiting = [take('A2'), take('A3'), take('B1'), take('B2'), take('C1')];
  for (let left = waiting.length; left > 0; left--) {
    release();
    const before = got.length;
    await expect.poll(() => got.length).toBe(before + 1);
    release = await (waiting[['A2', 'A3', 'B1', 'B2', 'C1'].indexOf(got.at(-1) ?? '')] ?? Promise.reject(new Error()));
  }
  expect(got).toEqual(['A1', 'A2', 'B1', 'C1', 'A3', 'B2']);
});

it('refuses a person over the limit at once, and other callers after the timeout', async () => {
  const shares = new Shares({ ...LIMITS, perPerson: 1, timeout: 5 });
  const reasonOf = (owner: { enterpriseId: string; userId: string }) =>
    shares.take(owner).then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? [error.reason, error.facts] : error),
    );
  await shares.take(shareOwner('A', '1'));
  expect(await reasonOf(shareOwner('A', '1'))).toEqual(['importBusy', { args: { most: 1 } }]);
  await shares.take(shareOwner('A', '2'));
  const busy = { args: { seconds: 15 }, retryAfter: 15 };
  expect(await reasonOf(shareOwner('A', '3'))).toEqual(['enterpriseBusy', busy]);
  await shares.take(shareOwner('B', '1'));
  expect(await reasonOf(shareOwner('C', '1'))).toEqual(['transferBusy', busy]);
});

it('releases a slot once when release is called twice', async () => {
  const shares = new Shares({ ...LIMITS, all: 1, perEnterprise: 1, timeout: 5 });
  const release = await shares.take(shareOwner('A'));
  release();
  release();
  await shares.take(shareOwner('A'));
  await expect(shares.take(shareOwner('B'))).rejects.toThrow('transferBusy');
});

it('keeps reserved slots for enterprises that hold none', async () => {
  const shares = new Shares({ ...LIMITS, all: 6, perEnterprise: 3, reserved: 2, timeout: 5 });
  for (const enterprise of ['A', 'A', 'A', 'B']) await shares.take(shareOwner(enterprise));
  await expect(shares.take(shareOwner('B'))).rejects.toThrow('transferBusy');
  await shares.take(shareOwner('C'));
  await expect(shares.take(shareOwner('C'))).rejects.toThrow('transferBusy');
  await shares.take(shareOwner('D'));
  await expect(shares.take(shareOwner('E'))).rejects.toThrow('transferBusy');
});
