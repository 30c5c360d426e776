/**
 * A new idempotency key in the form of a UUID version 7: milliseconds, then random bytes.
 * @param random fills with random bytes
 */
export function newIntentKey(
  now: number = Date.now(),
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  const time = now.toString(16).padStart(12, '0').slice(-12);
  const chance = [...random(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(chance.slice(3, 5), 16) & 0x3f) | 0x80).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${chance.slice(0, 3)}`,
    variant + chance.slice(5, 7),
    chance.slice(7, 19),
  ].join('-');
}
