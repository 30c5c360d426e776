import type { Check } from '#schema/field.ts';

/**
 * [M02] A top-up: waiting for the payment, credited, refused by the payer, never paid, paid with another amount, or closed
 * by support staff.
 */
export const TOP_UP_STATES = ['open', 'paid', 'canceled', 'expired', 'disputed', 'closed'] as const;
export type TopUpState = (typeof TOP_UP_STATES)[number];

/** A payment as its provider sees it. */
export const PAYMENT_STATES = ['open', 'paid', 'canceled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What a reported payment did to its order. */
export const PAYMENT_OUTCOMES = ['credited', 'known', 'noted', 'canceled', 'disputed', 'unknownOrder'] as const;
/** Of a payment that was made and became no coins: `done` once support staff returned the money or granted coins. */
export const PAYMENT_REVIEWS = ['open', 'done'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];
export type PaymentReview = (typeof PAYMENT_REVIEWS)[number];

export const INVOICE_STATES = ['requested', 'issued'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Letters and digits: 15 to 20 in China, 10 or 13 in Vietnam. */
export const isTaxNo: Check = (value) =>
  /^[A-Z0-9]{10,20}$/iu.test(value) ? null : { message: 'cashier.invoices.wrongTaxNo' };

/** Coins of one top-up. */
export const TOP_UP = { min: 10, max: 50_000, offered: [500, 1_000, 2_000, 5_000] } as const;

/** Tabs of the cashier, as in its address. */
export const CASHIER_TABS = ['topUp', 'records', 'invoices', 'coupons'] as const;
export type CashierTab = (typeof CASHIER_TABS)[number];
