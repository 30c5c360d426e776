import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { INVOICE_STATES, isTaxNo, TOP_UP, TOP_UP_STATES } from '../cashier.ts';
import { LEDGER_KINDS, PURSES } from '../codes.ts';
import { LIMITS, LOCALES } from '../limits.ts';
import { id, ids, keyword, line, pageShape, paging, queryFlag, sorting, wireTime, wireTimeEnd } from '../page.ts';
import { checked, emailText } from './landing.ts';

const coins = z.number().int();

const topUp = z.object({
  id,
  coins,
  state: z.enum(TOP_UP_STATES),
  /** Where it can be confirmed; null unless it is open. */
  pageUrl: z.string().nullable(),
  /** The provider's number. */
  paymentRef: z.string().nullable(),
  operator: z.string(),
  createdAt: z.string(),
  settledAt: z.string().nullable(),
  /** Of the request that covers it. */
  invoiceId: id.nullable(),
});
export type TopUp = z.output<typeof topUp>;

const invoice = z.object({
  id,
  title: z.string(),
  taxNo: z.string(),
  address: z.string(),
  email: z.string(),
  coins,
  state: z.enum(INVOICE_STATES),
  invoiceNo: z.string().nullable(),
  operator: z.string(),
  createdAt: z.string(),
  issuedAt: z.string().nullable(),
});
export type Invoice = z.output<typeof invoice>;

const taxNoText = line(LIMITS.taxNo).toUpperCase().superRefine(checked(isTaxNo));
const invoiceBody = z.strictObject({
  title: line(LIMITS.enterpriseName),
  taxNo: taxNoText,
  address: line(LIMITS.invoiceAddress),
  email: emailText,
  orderIds: ids,
});

const coupon = z.object({
  code: z.string(),
  coupons: z.number().int(),
  /** Last time of redeeming. */
  validTo: z.string(),
  state: z.enum(['offered', 'expired', 'redeemed', 'revoked']),
  redeemedAt: z.string().nullable(),
});
export type Coupon = z.output<typeof coupon>;

const ledgerRow = z.object({
  id,
  at: z.string(),
  purse: z.enum(PURSES),
  kind: z.enum(LEDGER_KINDS),
  /** What is spent is negative. */
  amount: coins,
  balanceAfter: coins,
  filing: z.object({ id, amsNo: z.string() }).nullable(),
  clientRef: z.string().nullable(),
  /** Of the payment, coupon or case of support. */
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  operator: z.string().nullable(),
});
export type LedgerRow = z.output<typeof ledgerRow>;

const ledgerFilters = {
  purse: z.enum(PURSES).default('coin'),
  kind: z.enum(LEDGER_KINDS).optional(),
  atBegin: wireTime.optional(),
  atEnd: wireTimeEnd.optional(),
};
/** `statistics` of a ledger page, over every row of the filters. */
export interface LedgerStatistics {
  count: number;
  in: number;
  out: number;
  /** The purse now. */
  balance: number;
}

export const cashierEndpoints = {
  getCashier: endpoint(calls.getCashier, {
    reply: z.object({
      /** Whether coins can be bought here. */
      isOpen: z.boolean(),
      isPractice: z.boolean(),
      coin: coins,
      couponCount: z.number().int(),
    }),
  }),
  createTopUp: endpoint(calls.createTopUp, {
    body: z.strictObject({ coins: coins.min(TOP_UP.min).max(TOP_UP.max) }),
    reply: z.object({ id, pageUrl: z.string() }),
  }),
  getTopUp: endpoint(calls.getTopUp, { params: z.object({ id }), reply: topUp }),
  listTopUps: endpoint(calls.listTopUps, {
    /** `isBillable`: paid orders that no invoice covers yet. */
    query: z.object({ state: z.enum(TOP_UP_STATES).optional(), isBillable: queryFlag, ...paging }),
    reply: pageShape(topUp),
  }),
  listInvoices: endpoint(calls.listInvoices, { query: z.object(paging), reply: pageShape(invoice) }),
  requestInvoice: endpoint(calls.requestInvoice, { body: invoiceBody, reply: z.object({ id }) }),
  listCoupons: endpoint(calls.listCoupons, { reply: z.array(coupon) }),
  redeemCoupon: endpoint(calls.redeemCoupon, {
    body: z.strictObject({ code: z.string().trim().toUpperCase().min(1).max(40) }),
    reply: z.object({ coupons: z.number().int(), couponCount: z.number().int() }),
  }),
  listLedger: endpoint(calls.listLedger, {
    query: z.object({ ...ledgerFilters, ...paging }),
    reply: pageShape(ledgerRow),
  }),
  exportLedger: endpoint(calls.exportLedger, {
    query: z.object({ ...ledgerFilters, ...sorting, lang: z.enum(LOCALES).optional() }),
    reply: z.void(),
  }),
  downloadStatement: endpoint(calls.downloadStatement, {
    query: z.object({
      /** `2026-10`, at +08:00. */
      month: z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/u, { error: 'validation.date' }),
      format: z.enum(['pdf', 'xlsx']),
      clientRef: keyword,
      lang: z.enum(LOCALES).optional(),
    }),
    reply: z.void(),
  }),
};
