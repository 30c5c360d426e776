import { createHash } from 'node:crypto';
import { seeded } from '../testing/seeded.ts';

/**
 * Numbers from 0 to 1 that hang on a seed and a name alone: what happens to one request is the same however the others
 * come.
 */
export function drawsOf(seed: number, ...name: (string | number)[]): () => number {
  const hash = createHash('sha256')
    .update(`${seed} ${name.join(' ')}`)
    .digest();
  return seeded(hash.readUInt32LE(0));
}
