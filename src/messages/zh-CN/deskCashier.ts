import type { deskCashier as en } from '../en/deskCashier.ts';
import type { Shape } from '../shape.ts';

export const deskCashier: Shape<typeof en> = {
  resources: {
    'coupon-codes': '兑换码',
    invoices: '发票',
  },
  columns: {
    codes: '兑换码数量',
    redeemedBy: '兑换企业',
    redeemedAt: '兑换时间',
    requestId: '生成申请',
    revokedBy: '作废人',
    revokedAt: '作废时间',
    title: '发票抬头',
    taxNo: '税号',
    invoiceAddress: '开票地址',
    email: '电子邮箱',
    orders: '充值订单',
    invoiceNo: '发票号码',
    issuedAt: '开票时间',
  },
  choices: {
    codes: '兑换码',
    requested: '待开票',
    issued: '已开票',
    offered: '可兑换',
    redeemed: '已兑换',
    revoked: '已作废',
  },
  acts: {
    issue: '标记为已开票',
    revoke: '作废',
  },
  waiting: { invoices: '待开具的发票' },
  makeCodes: '生成兑换码',
  codesHint:
    '每个兑换码只能兑换一次，兑换后得到所填张数的优惠券。不填企业时，先兑换者得。每张优惠券按 {{fee}} 海币计入额度。',
};
