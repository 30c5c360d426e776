import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isEqualInConstantTime } from './isEqualInConstantTime.ts';

/** Milliseconds that the clocks of portal and adapter may differ. */
const SIGNATURE_AGE = 5 * 60_000;

/** `sha256=…` over time and body, so that neither can be changed nor the message replayed later. */
export const messageSignature = (secret: string, time: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

/** Headers of a signed message between the portal and an adapter. */
export function signedHeaders(secret: string, now: Date, body: string) {
  const time = String(now.getTime());
  return {
    'content-type': 'application/json',
    'x-tpt-time': time,
    'x-tpt-signature': messageSignature(secret, time, body),
  };
}

/** Whether a message has the signature of its time and bytes, and is young. */
export function isSigned(secret: string, headers: IncomingHttpHeaders, body: string, now: Date): boolean {
  const time = String(headers['x-tpt-time'] ?? '');
  const given = String(headers['x-tpt-signature'] ?? '');
  if (!isEqualInConstantTime(given, messageSignature(secret, time, body))) return false;
  return Math.abs(now.getTime() - Number(time)) <= SIGNATURE_AGE;
}
