import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { creditWallet, readWallet, type Credit } from './wallet.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await startTestPortal();
});
afterAll(() => test.close());

const credit = (of: Credit) =>
  test.portal.db.transaction().execute((trx) => creditWallet(trx, test.rivalId, of, test.now.value));
const entries = () =>
  test.portal.db
    .selectFrom('ledger_entry')
    .select(['purse', 'amount', 'kind', 'balance_after', 'reference', 'reason', 'user_id'])
    .where('enterprise_id', '=', test.rivalId)
    .orderBy('id')
    .execute();

describe('crediting a wallet', () => {
  it('[M01] writes one entry per purse with the balance after it, its reference and its reason', async () => {
    const wallet = await credit({
      coins: 150,
      coupons: 1,
      kind: 'grant',
      reference: 'CASE-7',
      reason: 'Apology for the outage',
      userId: 'demo-support',
    });
    expect(wallet).toMatchObject({ balance: 1_150, coupons: 3 });
    const given = { kind: 'grant', reference: 'CASE-7', reason: 'Apology for the outage', user_id: 'demo-support' };
    expect((await entries()).slice(-2)).toEqual([
      { ...given, purse: 'coin', amount: 150, balance_after: 1_150 },
      { ...given, purse: 'coupon', amount: 1, balance_after: 3 },
    ]);
  });

  it('[M02] credits the reference of a payment once', async () => {
    const topUp = { coins: 500, kind: 'topUp', reference: 'payment-1' } as const;
    await credit(topUp);
    await expect(credit(topUp)).rejects.toThrow(/ledger_payment/u);
    expect(await readWallet(test.portal.db, test.rivalId)).toMatchObject({ balance: 1_650 });
  });

  it('[M01] takes back no more than there is', async () => {
    const before = await entries();
    await expect(credit({ coins: -1_651, kind: 'grant', reason: 'Correction' })).rejects.toThrow(
      /wallet_balance_check/u,
    );
    expect(await entries()).toEqual(before);
  });

  it('[M01] keeps each balance when credits run at the same time', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => credit({ coins: 7, coupons: 1, kind: 'grant', reason: 'Promotion' })),
    );
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
    expect((await entries()).at(-1)).toMatchObject({ purse: 'coupon', balance_after: 23 });
  });
});
