import { entity } from '#schema/entity.ts';
import { choice, dateTime, text } from '#schema/field.ts';
import { BOND_TYPES, CHARGE_ITEMS, PAY_TYPES } from '../codes.ts';
import { LIMITS } from '../limits.ts';

/** What every charge shows after its subject. */
const CHARGED = {
  payType: choice(PAY_TYPES.map(String), { labels: 'payType' }),
  orderNo: text({ code: true }),
  operator: text({}),
  at: dateTime(),
  remark: text({ max: LIMITS.userRemark }),
};

/** [R12] [G14] The fee of a filing, or, negative, its refund. */
export const consumptionRecord = entity(
  'consumption',
  {
    amsNo: text({ code: true }),
    item: choice(CHARGE_ITEMS, { labels: 'chargeItem' }),
    coins: text({ amount: true }),
    couponDeduction: text({ amount: true }),
    ...CHARGED,
  },
  { views: { list: ['amsNo', 'item', 'coins', 'couponDeduction', 'payType', 'orderNo', 'operator', 'at', 'remark'] } },
);

/** [R13] One use of the provider's bond, or, negative, its refund. */
export const bondSettlement = entity(
  'bondSettlement',
  {
    amsNo: text({ code: true }),
    isfNo: text({ code: true }),
    bondType: choice(BOND_TYPES, { labels: 'bondType' }),
    coins: text({ amount: true }),
    ...CHARGED,
  },
  { views: { list: ['amsNo', 'isfNo', 'bondType', 'coins', 'payType', 'orderNo', 'operator', 'at', 'remark'] } },
);
