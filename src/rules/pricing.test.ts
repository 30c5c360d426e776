import { describe, expect, it } from 'vitest';
import { UNBONDED_CARGO_TYPES } from '#contract/codes.ts';
import { addPrices, splitCharge, payReason, priceAtMost, priceFirstSend, priceChange, type Wallet } from './pricing.ts';

const wallet = (changes: Partial<Wallet> = {}): Wallet => ({
  balance: 2000,
  coupons: 3,
  creditLeft: null,
  vip: false,
  ...changes,
});
const price = (amsNos: string[], bondType = 'Continuous', filed: string[] = [], cargoType = '01') =>
  priceFirstSend({ bondType, cargoType, amsNos }, new Set(filed));

describe('pricing', () => {
  it('[K02] charges 70 per bill of lading, or 50 if it is known to AMS', () => {
    expect(price(['AAAA1', 'AAAA2'], 'Continuous', ['AAAA2'])).toEqual({
      lines: [
        { amsNo: 'AAAA1', fee: 70, alreadyFiled: false },
        { amsNo: 'AAAA2', fee: 50, alreadyFiled: true },
      ],
      bondFee: 0,
      total: 120,
    });
  });

  it('[K02] prices a draft at the full fee, and one without numbers as one bill of lading', () => {
    const bond = { bondType: 'Hgj_Continuous', cargoType: '01' };
    expect([['AAAA1', 'AAAA2'], ['AAAA1'], []].map((amsNos) => priceAtMost({ ...bond, amsNos }))).toEqual([
      600, 300, 300,
    ]);
    expect(priceAtMost({ cargoType: '', amsNos: [] })).toBe(70);
  });

  it("[D10] adds 230 per filing for the provider's bond", () => {
    expect(price(['AAAA1', 'AAAA2'], 'Hgj_Continuous')).toMatchObject({ bondFee: 460, total: 600 });
    expect(price(['AAAA1'], 'Single').bondFee).toBe(0);
  });

  it.each(UNBONDED_CARGO_TYPES)(
    "[D10] charges no provider's bond for cargo type %s, which is filed without one",
    (type) => {
      expect(price(['AAAA1'], 'Hgj_Continuous', [], type)).toMatchObject({ bondFee: 0, total: 70 });
    },
  );

  it('[D06] lets a coupon cover one filing fee, but not the bond', () => {
    expect(splitCharge(price(['AAAA1', 'AAAA2'], 'Hgj_Continuous'), 2)).toEqual({ coins: 460, coupons: 2, credit: 0 });
    expect(splitCharge(price(['AAAA1']), 0)).toEqual({ coins: 70, coupons: 0, credit: 0 });
    expect(splitCharge(price(['AAAA1']), 3)).toEqual({ coins: 0, coupons: 0, credit: 0 });
  });

  it('[D06] returns the reason why a payment method is unavailable', () => {
    expect(payReason(price(['AAAA1']), 0, wallet({ balance: 69 }))).toBe('insufficient');
    expect(payReason(price(['AAAA1']), 0, wallet({ balance: 70 }))).toBeNull();
    expect(payReason(price(['AAAA1']), 1, wallet())).toBe('noCredit');
    expect(payReason(price(['AAAA1']), 1, wallet({ creditLeft: 69 }))).toBe('creditUsed');
    expect(payReason(price(['A1', 'A2', 'A3', 'A4']), 2, wallet())).toBe('notEnoughCoupons');
    expect(payReason(price(['A1'], 'Hgj_Continuous'), 2, wallet({ balance: 0 }))).toBe('insufficient');
    expect(payReason(price(['A1']), 3, wallet())).toBe('noVip');
  });

  it('[D10] charges nothing, only the bond, or a full first send for a change', () => {
    const asNew = price(['AAAA1'], 'Hgj_Continuous', ['AAAA1']);
    const free = priceChange(asNew, { chargedAsNew: false, bondDue: false });
    expect(free).toEqual({ lines: [{ amsNo: 'AAAA1', fee: 0, alreadyFiled: true }], bondFee: 0, total: 0 });
    const bond = priceChange(asNew, { chargedAsNew: false, bondDue: true });
    expect(bond).toMatchObject({ bondFee: 230, total: 230 });
    expect(priceChange(asNew, { chargedAsNew: true, bondDue: true })).toEqual(asNew);
    // No coupon is used if no filing fee is due.
    expect(splitCharge(bond, 2)).toEqual({ coins: 230, coupons: 0, credit: 0 });
    expect(([0, 1, 2, 3] as const).map((payType) => payReason(free, payType, wallet({ balance: 0 })))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('adds the prices of several bills', () => {
    expect(addPrices([price(['A1']), price(['A2'], 'Hgj_Continuous')])).toMatchObject({ bondFee: 230, total: 370 });
  });
});
