import { CHARGE_ITEMS, LEDGER_KINDS, PURSES } from '../codes.ts';
import { supportResource } from './supportResource.ts';

/** Coins that one member of the staff may return or give to an enterprise within 24 hours; above it a second one approves. */
export const ONE_PERSON_COINS = 1_000;
/** What a coupon counts towards that limit: the fee that it covers. */
export const COUPON_COINS = 70;

/** Each charge and refund, as the enterprise reads it. */
export const consumeRecords = supportResource({
  subject: 'consumeRecord',
  columns: {
    at: { kind: 'time', filter: 'range', sort: true },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    item: { kind: 'choice', choices: CHARGE_ITEMS, texts: 'choices.chargeItem' },
    amsNo: { kind: 'code', filter: 'prefix' },
    billId: { kind: 'code', of: 'bills', filter: 'equals' },
    coins: { kind: 'coins' },
    couponDeduction: { kind: 'coins' },
    payType: { kind: 'choice', choices: ['coin', 'credit', 'coupon', 'vip'] },
    orderNo: { kind: 'code', filter: 'equals' },
    operator: { kind: 'text' },
    remark: { kind: 'longText', single: true },
  },
  list: ['at', 'amsNo', 'enterpriseName', 'item', 'coins', 'couponDeduction', 'payType', 'orderNo', 'operator'],
  sort: ['at', 'DESC'],
});

/** Every movement of money; read only. */
export const supportLedger = supportResource({
  subject: 'ledger',
  columns: {
    at: { kind: 'time' },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
    purse: { kind: 'choice', choices: PURSES, filter: 'equals' },
    kind: { kind: 'choice', choices: LEDGER_KINDS, filter: 'equals' },
    amount: { kind: 'coins' },
    balanceAfter: { kind: 'coins' },
    billId: { kind: 'code', of: 'bills' },
    reference: { kind: 'text', single: true },
    reason: { kind: 'longText' },
    clientRef: { kind: 'text', single: true },
    userName: { kind: 'text' },
    number: { kind: 'number', sort: true, single: true },
  },
  list: ['at', 'enterpriseName', 'kind', 'purse', 'amount', 'balanceAfter', 'billId', 'userName', 'reason'],
  sort: ['number', 'DESC'],
});

/** Most codes of one request. */
const CODES_MAX = 100;

/** Refunds of charges, grants of coins or coupons, and coupon codes. */
export const moneyRequests = supportResource({
  subject: 'moneyRequest',
  columns: {
    requestedAt: { kind: 'time', sort: true },
    enterpriseName: { kind: 'text' },
    enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals', max: 64 },
    kind: { kind: 'choice', choices: ['refund', 'grant', 'codes'], filter: 'equals' },
    state: { kind: 'choice', choices: ['waiting', 'done', 'refused'], filter: 'equals' },
    coins: { kind: 'coins', min: 0, max: 1_000_000 },
    coupons: { kind: 'number', min: 0, max: 1_000 },
    codes: { kind: 'number', min: 1, max: CODES_MAX },
    validTo: { kind: 'time' },
    requestReason: { kind: 'longText' },
    billId: { kind: 'code', of: 'bills', filter: 'equals', max: 20 },
    /** Whose charge a refund returns, as the filing named it before the confirmation. */
    operation: { kind: 'code', of: 'operations', single: true, max: 140 },
    requestedBy: { kind: 'text' },
    decidedBy: { kind: 'text' },
    decidedAt: { kind: 'time' },
    requestKey: { kind: 'text', writeOnly: true, max: 64 },
  },
  list: [
    'requestedAt',
    'enterpriseName',
    'kind',
    'state',
    'coins',
    'coupons',
    'codes',
    'requestReason',
    'requestedBy',
    'decidedBy',
  ],
  sort: ['requestedAt', 'DESC'],
  create: {
    columns: ['kind', 'enterpriseId', 'coins', 'coupons', 'codes', 'validTo', 'billId', 'operation', 'requestKey'],
    required: ['kind', 'requestKey'],
    reason: 'required',
  },
  acts: {
    approve: { reason: 'optional', when: { column: 'state', is: ['waiting'] } },
    refuse: { reason: 'required', when: { column: 'state', is: ['waiting'] } },
  },
});
