import type { Settlement } from '#contract/endpoints/filings.ts';

/** A settlement of one draft with these numbers, 70 coins each. */
export function makeSettlement(amsNos: readonly string[], changes: Partial<Settlement> = {}): Settlement {
  const total = amsNos.length * 70;
  return {
    lines: amsNos.map((amsNo) => ({ amsNo, fee: 70, alreadyFiled: false })),
    bondFee: 0,
    total,
    balance: 2_000,
    couponCount: 3,
    payTypes: [
      { payType: 0, available: true },
      { payType: 1, available: false, reason: 'noCredit' },
      { payType: 2, available: true },
      { payType: 3, available: false, reason: 'noVip' },
    ],
    sufficient: true,
    conflicts: [],
    houseScacAvailable: true,
    missingSettings: [],
    rehearsal: [],
    ...changes,
  };
}
