import type { deskCashier as en } from '../en/deskCashier.ts';
import type { Shape } from '../shape.ts';

export const deskCashier: Shape<typeof en> = {
  resources: {
    'top-ups': '充值订单',
    payments: '支付通知',
    'coupon-codes': '兑换码',
    invoices: '发票',
  },
  columns: {
    coinsOrdered: '充值海币',
    provider: '支付平台',
    paymentRef: '支付单号',
    settledAt: '到账时间',
    closedAt: '关闭时间',
    amountReported: '通知金额',
    outcome: '处理结果',
    times: '收到次数',
    orderId: '充值单号',
    topUpId: '充值订单',
    eventId: '通知编号',
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
    close: '关闭充值订单',
    issue: '标记为已开票',
    revoke: '作废',
  },
  closeHint:
    '关闭不会增减海币。已收到的款项请用“赠送海币”补入，大额须由另一名客服批准。之后如再收到付款，订单会重新进入核对。',
  paymentOutcomes: {
    credited: '海币已到账',
    known: '重复通知',
    noted: '无影响',
    canceled: '订单已取消',
    disputed: '转入核对',
    unknownOrder: '无此订单',
  },
  waiting: { topUps: '待核对的充值', invoices: '待开具的发票' },
  makeCodes: '生成兑换码',
  codesHint:
    '每个兑换码只能兑换一次，兑换后得到所填张数的优惠券。不填企业时，先兑换者得。每张优惠券按 {{fee}} 海币计入额度。',
};
