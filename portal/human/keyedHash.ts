import { createHmac, timingSafeEqual } from 'node:crypto';

/** A keyed hash: a copy of the table alone tells neither addresses nor codes. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
