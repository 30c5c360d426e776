import type { statistics as en } from '../en/statistics.ts';
import type { Shape } from '../shape.ts';

export const statistics = {
  sheet: '账单统计',
  sums: {
    day: '日期 (+08:00)',
    filings: '申报票数',
    isf5: 'ISF-5',
    isf10: 'ISF-10',
    accepted: '首次申报即成功',
    rejected: '首次申报被拒绝',
    timed: '有装船时间',
    late: '装船前不足 24 小时发送',
    fees: '申报费',
    bonds: '平台 Bond',
    refunds: '退款',
    coins: '海币支付',
    credit: '账期支付',
    vip: 'VIP结算',
    coupons: '使用优惠券（张）',
    couponDeduction: '优惠券抵扣',
    toppedUp: '充值',
  },
} satisfies Shape<typeof en>;
