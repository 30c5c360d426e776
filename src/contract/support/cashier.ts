import { INVOICE_STATES, PAYMENT_OUTCOMES, PAYMENT_REVIEWS, PAYMENT_STATES, TOP_UP_STATES } from '../cashier.ts';
import { LIMITS } from '../limits.ts';
import { supportResource } from './supportResource.ts';

/** [M02] Orders of coins. Closing one moves no coins: those are given by a money request. */
export const topUps = supportResource({
  subject: 'topUp',
  columns: {
    createdAt: { kind: 'time', filter: 'range', sort: true },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    state: { kind: 'choice', choices: TOP_UP_STATES, texts: 'cashier.state', filter: 'equals' },
    coinsOrdered: { kind: 'coins' },
    provider: { kind: 'code', texts: 'desk.providers' },
    paymentRef: { kind: 'code', filter: 'equals' },
    operator: { kind: 'text' },
    settledAt: { kind: 'time' },
    closedAt: { kind: 'time', single: true },
  },
  list: ['createdAt', 'enterpriseName', 'state', 'coinsOrdered', 'provider', 'paymentRef', 'operator', 'settledAt'],
  sort: ['createdAt', 'DESC'],
  acts: {
    close: {
      reason: 'required',
      when: { column: 'state', is: ['disputed', 'open', 'expired'] },
      hint: 'desk.closeHint',
    },
  },
});

/** [M02] What payment services reported, also about unknown orders. Settling one moves no money. */
export const payments = supportResource({
  subject: 'payment',
  columns: {
    at: { kind: 'time' },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    state: { kind: 'choice', choices: PAYMENT_STATES, texts: 'cashier.state' },
    amountReported: { kind: 'code' },
    outcome: { kind: 'choice', choices: PAYMENT_OUTCOMES, texts: 'desk.paymentOutcomes', filter: 'equals' },
    review: { kind: 'choice', choices: PAYMENT_REVIEWS, texts: 'desk.paymentReviews', filter: 'equals' },
    times: { kind: 'number' },
    provider: { kind: 'code', texts: 'desk.providers' },
    paymentRef: { kind: 'code', filter: 'equals' },
    orderId: { kind: 'code', filter: 'equals' },
    topUpId: { kind: 'text', of: 'top-ups', single: true },
    eventId: { kind: 'code', single: true },
    number: { kind: 'number', sort: true, single: true },
  },
  list: [
    'at',
    'enterpriseName',
    'state',
    'amountReported',
    'outcome',
    'review',
    'times',
    'provider',
    'paymentRef',
    'orderId',
  ],
  sort: ['number', 'DESC'],
  acts: {
    settle: { reason: 'required', when: { column: 'review', is: ['open'] }, hint: 'desk.settleHint' },
  },
});

/** [M02] Invoices that enterprises asked for. */
export const invoices = supportResource({
  subject: 'invoice',
  columns: {
    createdAt: { kind: 'time', filter: 'range', sort: true },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    state: { kind: 'choice', choices: INVOICE_STATES, filter: 'equals' },
    title: { kind: 'text', filter: 'contains' },
    coins: { kind: 'coins' },
    taxNo: { kind: 'code', single: true },
    invoiceAddress: { kind: 'text', single: true },
    email: { kind: 'text', single: true },
    operator: { kind: 'text', single: true },
    orders: { kind: 'text', single: true },
    invoiceNo: { kind: 'code', filter: 'equals', max: LIMITS.invoiceNo },
    issuedAt: { kind: 'time' },
  },
  list: ['title', 'enterpriseName', 'state', 'coins', 'createdAt', 'invoiceNo', 'issuedAt'],
  sort: ['createdAt', 'DESC'],
  search: ['title', 'invoiceNo'],
  acts: {
    issue: { columns: ['invoiceNo'], required: ['invoiceNo'], when: { column: 'state', is: ['requested'] } },
  },
});

/** [M02] Coupon codes. They are made by a money request of the kind `codes`, which may need a second person. */
export const couponCodes = supportResource({
  subject: 'couponCode',
  columns: {
    code: { kind: 'code', filter: 'equals' },
    state: { kind: 'choice', choices: ['offered', 'redeemed', 'expired', 'revoked'], filter: 'equals' },
    coupons: { kind: 'number' },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    validTo: { kind: 'time', filter: 'range', sort: true },
    redeemedBy: { kind: 'text' },
    redeemedAt: { kind: 'time' },
    requestId: { kind: 'text', of: 'money-requests', filter: 'equals', single: true },
    revokedBy: { kind: 'text', single: true },
    revokedAt: { kind: 'time', single: true },
    createdAt: { kind: 'time', filter: 'range', sort: true },
  },
  list: ['code', 'state', 'coupons', 'enterpriseName', 'validTo', 'redeemedBy', 'redeemedAt', 'createdAt'],
  sort: ['createdAt', 'DESC'],
  acts: { revoke: { reason: 'required', when: { column: 'state', is: ['offered'] } } },
});
