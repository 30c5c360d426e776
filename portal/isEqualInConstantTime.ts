import { timingSafeEqual } from 'node:crypto';

/** Compares a secret or signature; the time depends on whether the lengths are equal, and not on the content. */
export function isEqualInConstantTime(given: string | Buffer, own: string | Buffer): boolean {
  const [one, other] = [bytesOf(given), bytesOf(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const bytesOf = (text: string | Buffer): Buffer => (typeof text === 'string' ? Buffer.from(text) : text);
