import { createHash } from 'node:crypto';
import { seededRandom } from '#contract/testing/seededRandom.ts';

/**
 * Random numbers from 0 to 1 that depend on a seed and a name alone, so that a request meets the same fault in whatever
 * order requests arrive.
 */
export function seededDraws(seed: number, ...name: (string | number)[]): () => number {
  const hash = createHash('sha256')
    .update(`${seed} ${name.join(' ')}`)
    .digest();
  return seededRandom(hash.readUInt32LE(0));
}
