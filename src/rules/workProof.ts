/** Leading zero bits of a proof of work: about 65,000 hashes, a fraction of a second in a browser. */
export const WORK_BITS = 16;

/** What all texts of a challenge begin with. */
export const workStart = (captchaId: string): string => `${captchaId}:`;

/** The text whose SHA-256 must begin with zero bits. */
export const workText = (captchaId: string, counter: number): string => workStart(captchaId) + counter;

/** Whether a hash begins with this many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const bytes = Math.floor(bits / 8);
  for (let index = 0; index < bytes; index++) if (hash[index] !== 0) return false;
  const rest = bits % 8;
  return rest === 0 || (hash[bytes] ?? 255) >> (8 - rest) === 0;
}
