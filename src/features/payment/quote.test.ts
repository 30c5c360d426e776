import { describe, expect, it } from 'vitest';
import type { Settlement } from '#contract/endpoints/filings.ts';
import { buildQuote } from './quote.ts';
import { makeSettlement } from './testing.ts';

const check = (id: string, changes: Partial<Settlement> = {}) => ({
  settlement: makeSettlement([`TXSL0000${id}`], changes),
});
const reasons = (checks: { settlement: Settlement }[], isSubAccount = false) =>
  buildQuote(checks, 0, isSubAccount).options.map(({ reason }) => reason);

describe('the quote of a selection', () => {
  it("[D06] adds the portal's prices of every draft, including the bond", () => {
    const quote = buildQuote([check('1'), check('2', { bondFee: 230, total: 300 })], 0, false);
    expect(quote).toMatchObject({ price: { total: 370, bondFee: 230 }, charge: { coins: 370 }, gap: 0 });
    expect(quote.price.lines).toHaveLength(2);
  });

  it('[D06] pays one fee per coupon, and the bond in coins', () => {
    const quote = buildQuote([check('1'), check('2', { bondFee: 230, total: 300 })], 2, false);
    expect(quote.charge).toEqual({ coins: 230, coupons: 2, credit: 0 });
  });

  it('[D06] returns why a payment method is unavailable for the whole selection', () => {
    const poor = { balance: 100, couponCount: 1 };
    expect(reasons([check('1', poor), check('2', poor)])).toEqual([
      'insufficient',
      'noCredit',
      'notEnoughCoupons',
      'noVip',
    ]);
    expect(buildQuote([check('1', poor), check('2', poor)], 0, false).gap).toBe(40);
  });

  it('[G16] refers a sub-account to the main system user', () => {
    expect(reasons([check('1', { balance: 0 })], true)[0]).toBe('insufficientSubAccount');
  });
});
