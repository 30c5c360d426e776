import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bill } from '#contract/entities/bill.ts';
import { LIFE_CRASH_POINTS, type CrashPoint } from '../steps.ts';
import { fillWallet } from '../store/wallet.ts';
import type { TestClient } from '../testing/client.ts';
import {
  postDeletion,
  fileBill,
  getDetail,
  getHistory,
  replaceFiling,
  postUpdate,
  withNewNumber,
} from '../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshKey } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
/** The step at which the portal fails next, once. */
let breaksAt: CrashPoint | null = null;

beforeAll(async () => {
  const mark = (at: CrashPoint) => {
    if (at !== breaksAt) return Promise.resolve();
    breaksAt = null;
    return Promise.reject(new Error(`broken at ${at}`));
  };
  test = await startTestPortal({ steps: { mark } });
  // The failure is intended.
  test.portal.log.level = 'silent';
  filer = await test.signIn(ACCOUNTS.filer);
  const { db, clock } = test.portal;
  await db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 50_000 }, 'topUp', clock()));
});
afterAll(() => test.close());
afterEach(async () => {
  breaksAt = null;
  expect(await brokenInvariants(test.portal.db)).toEqual([]);
});

const pointsOf = (flow: string) => LIFE_CRASH_POINTS.filter((point) => point.startsWith(`${flow}.`));
const isDone = (point: CrashPoint) => point.endsWith('.committed') || point.endsWith('.answering');
const coins = async () => ((await filer.get('/me')).body as { coin: number }).coin;

describe('interrupted between any two steps and repeated, one effect has', () => {
  it.each(pointsOf('update'))('[D09] an update at %s', async (point) => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    const [key, before] = [freshKey(), await coins()];
    const bill = { ...filing.bill, bondType: 'Hgj_Continuous' } as Bill;
    breaksAt = point;
    expect((await postUpdate(filer, bill, { key, quotedTotal: 230 })).status).toBe(500);
    expect(breaksAt).toBeNull();
    expect((await getHistory(filer, filing.id)).length).toBe(isDone(point) ? 2 : 1);
    expect((await postUpdate(filer, bill, { key, quotedTotal: 230 })).status).toBe(200);
    expect(await getHistory(filer, filing.id)).toHaveLength(2);
    expect(await coins()).toBe(before - 230);
  });

  it.each(pointsOf('deleteSend'))('[D09] a delete-send at %s', async (point) => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    const [key, before, next] = [freshKey(), await coins(), withNewNumber(filing)];
    breaksAt = point;
    expect((await replaceFiling(filer, next, { key })).status).toBe(500);
    expect(breaksAt).toBeNull();
    expect((await getDetail(filer, filing.id)).declarationStatus).toBe(isDone(point) ? 'submitted' : 'receiveSuccess');
    expect((await replaceFiling(filer, next, { key })).status).toBe(200);
    expect(await coins()).toBe(before - 70);
  });

  it.each(pointsOf('delete'))('[D12] a deletion at %s', async (point) => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    breaksAt = point;
    expect((await postDeletion(filer, filing.id)).status).toBe(500);
    expect(breaksAt).toBeNull();
    expect((await postDeletion(filer, filing.id)).status).toBe(isDone(point) ? 409 : 200);
    expect(await getHistory(filer, filing.id)).toHaveLength(2);
  });

  it('[D08] [D09] the answer to a message, with all its consequences', async () => {
    const before = await coins();
    const heardTwice = async (point: CrashPoint, id: string, verdict: 'accepted' | 'rejected') => {
      breaksAt = point;
      await expect(applyVerdicts(test, id, verdict)).rejects.toThrow('broken');
      await applyVerdicts(test, id, verdict);
    };
    const modified = await fileBill(test, filer, {}, 'ok');
    await postUpdate(filer, modified.bill);
    await heardTwice('receipt.released', modified.id, 'accepted');
    const removed = await fileBill(test, filer, {}, 'ok');
    await postDeletion(filer, removed.id);
    await heardTwice('receipt.closed', removed.id, 'rejected');
    for (const [point, verdict] of [
      ['receipt.followersReleased', 'accepted'],
      ['receipt.followersClosed', 'rejected'],
      ['receipt.refunded', 'rejected'],
    ] as const) {
      const old = await fileBill(test, filer, {}, 'accepted');
      await replaceFiling(filer, withNewNumber(old));
      await heardTwice(point, old.id, verdict);
    }
    expect(await coins()).toBe(before - 5 * 70 - 70);
  });
});

it('covers every step after the first send', () => {
  const known = ['update', 'delete', 'deleteSend', 'receipt'].flatMap(pointsOf);
  expect(known.toSorted()).toEqual([...LIFE_CRASH_POINTS].toSorted());
});
