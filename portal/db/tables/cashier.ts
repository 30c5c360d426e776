import type { Generated, GeneratedAlways } from 'kysely';
import type { InvoiceState, PaymentOutcome, PaymentReview, PaymentState, TopUpState } from '#contract/cashier.ts';

/** A top-up that a person ordered. */
export interface PaymentOrderTable {
  enterprise_id: string;
  id: string;
  /** `Idempotency-Key` of the call. */
  intent_key: string;
  user_id: string;
  user_name: string;
  coins: number;
  currency: string;
  provider: string;
  /** The provider's number; null until it created the payment. */
  payment_ref: string | null;
  /** Where the person confirms. */
  page_url: string | null;
  state: TopUpState;
  created_at: Date;
  settled_at: Date | null;
  /** The request that covers it. */
  invoice_id: string | null;
  /** When support staff closed it last. */
  closed_at: Generated<Date | null>;
}

/** What a provider reported, once per event. */
interface PaymentEventTable {
  id: GeneratedAlways<number>;
  provider: string;
  event_id: string;
  /** Of the order; null for an unknown one. */
  enterprise_id: string | null;
  order_id: string;
  payment_ref: string;
  state: PaymentState;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  outcome: PaymentOutcome;
  /** How often it arrived. */
  times: Generated<number>;
  received_at: Date;
  /** `open`: money that became no coins, until support staff settle it. Null for all else. */
  review: Generated<PaymentReview | null>;
}

/** The practice provider's own book. */
export interface PracticePaymentTable {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  return_url: string;
  state: PaymentState;
  created_at: Date;
  decided_at: Date | null;
}

export interface InvoiceRequestTable {
  enterprise_id: string;
  id: string;
  user_id: string;
  user_name: string;
  title: string;
  tax_no: string;
  address: string;
  email: string;
  coins: number;
  state: InvoiceState;
  invoice_no: string | null;
  created_at: Date;
  issued_at: Date | null;
}

export interface CouponCodeTable {
  code: string;
  coupons: number;
  valid_to: Date;
  /** The only enterprise that may redeem it; null: the first. */
  enterprise_id: string | null;
  created_at: Date;
  redeemed_by: string | null;
  redeemed_user: string | null;
  redeemed_at: Date | null;
  /** The request of support staff that made it. */
  request_id: Generated<string | null>;
  revoked_by: Generated<string | null>;
  revoked_at: Generated<Date | null>;
}

export interface CashierTables {
  payment_order: PaymentOrderTable;
  payment_event: PaymentEventTable;
  practice_payment: PracticePaymentTable;
  invoice_request: InvoiceRequestTable;
  coupon_code: CouponCodeTable;
  /** Wrong codes, which are limited. */
  coupon_miss: { enterprise_id: string; at: Date };
}
