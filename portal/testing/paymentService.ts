import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PaymentState } from '#contract/cashier.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { isSigned, signedHeaders } from '../signedMessage.ts';

export const PAYMENT_SECRET = 'a payment secret of thirty-two characters';

/** One line of the service's book. */
interface BookedPayment {
  orderId: string;
  paymentRef: string;
  state: PaymentState;
  amount: number;
  currency: string;
}

/**
 * A payment service that speaks the protocol of decision 0042, with its own book and clock. Nothing is confirmed and no
 * webhook sent unless a test does it.
 */
export class PaymentService {
  /** By order. */
  readonly book = new Map<string, BookedPayment>();
  /** Answers before the book is read, such as 503; one per request. */
  readonly failures: number[] = [];
  /** Requests with a wrong signature. */
  unsigned = 0;
  readonly #server = createServer((request, response) => {
    void text(request).then((body) => {
      const failure = this.failures.shift();
      if (!isSigned(PAYMENT_SECRET, request.headers, body, this.now())) this.unsigned += 1;
      const reply = failure ? null : this.#answer(request.url ?? '', JSON.parse(body) as BookedPayment);
      response.writeHead(failure ?? (reply ? 200 : 404), { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply ?? {}));
    });
  });

  readonly now: () => Date;
  constructor(now: () => Date = () => new Date()) {
    this.now = now;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/pay`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }

  /** The payer decides; the first decision counts. @returns the webhook to send */
  decide(orderId: string, state: 'paid' | 'canceled' = 'paid'): PaymentEvent {
    const payment = this.book.get(orderId);
    if (!payment) throw new Error(`No payment for the order ${orderId}.`);
    if (payment.state === 'open') payment.state = state;
    return { eventId: `${payment.paymentRef}-${payment.state}`, ...payment };
  }

  get paidCoins(): number {
    return [...this.book.values()].reduce((sum, { state, amount }) => sum + (state === 'paid' ? amount / 100 : 0), 0);
  }

  #answer(url: string, { orderId, amount, currency }: BookedPayment): object | null {
    const known = this.book.get(orderId);
    if (url.endsWith('/payments/query')) return known ?? null;
    if (url.endsWith('/payments/close')) {
      if (known?.state === 'open') known.state = 'canceled';
      return known ?? null;
    }
    const payment = known ?? { orderId, paymentRef: `ref-${this.book.size + 1}`, state: 'open', amount, currency };
    this.book.set(orderId, payment);
    return { paymentRef: payment.paymentRef, pageUrl: `${this.url}/page/${payment.paymentRef}` };
  }
}

export function signedWebhook(event: object, at: Date, secret = PAYMENT_SECRET) {
  const payload = JSON.stringify(event);
  return { headers: signedHeaders(secret, at, payload), payload };
}
