import { z } from 'zod';
import { PAYMENT_STATES } from '#contract/cashier.ts';

const text = z.string().min(1).max(200);

/** A payment on the wire between portal and provider. Amounts are integers in the minor unit. */
export const paymentFact = z.object({
  orderId: text,
  paymentRef: text,
  state: z.enum(PAYMENT_STATES),
  amount: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  currency: z.string().min(1).max(10),
});
export const paymentEvent = paymentFact.extend({ eventId: text });
export const createdPayment = z.object({ paymentRef: text, pageUrl: z.string().min(1).max(2_000) });
