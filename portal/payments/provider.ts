import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentState } from '#contract/cashier.ts';

export const CURRENCY = 'CNY';
/** Minor units (fen) of one coin, which is 1 CNY. */
export const FEN = 100;

interface NewPayment {
  orderId: string;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  /** Where the person returns to after confirming. */
  returnUrl: string;
}

/** A payment as the provider sees it now. */
export interface PaymentFact {
  orderId: string;
  paymentRef: string;
  state: PaymentState;
  amount: number;
  currency: string;
}

/** A fact that the provider reports by itself; a repetition has the same id. */
export interface PaymentEvent extends PaymentFact {
  eventId: string;
}

/** A payment service (decision 0042). Every call may be repeated for one order. */
export interface PaymentProvider {
  readonly name: string;
  create(payment: NewPayment, signal: AbortSignal): Promise<{ paymentRef: string; pageUrl: string }>;
  /** @returns null for an order that the provider does not have */
  query(orderId: string, signal: AbortSignal): Promise<PaymentFact | null>;
  /** Closes a payment that is still open. @returns its final state */
  close(orderId: string, signal: AbortSignal): Promise<PaymentFact | null>;
  /** Reads a webhook. @returns null when its signature is wrong or too old @throws for a body that is not an event */
  readWebhook(headers: IncomingHttpHeaders, body: string): Promise<PaymentEvent | null>;
}
