import { expect } from 'vitest';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import type { AnyBill } from './importBytes.ts';
import type { createImportThread } from './importThread.ts';

export interface Mutation {
  /** What was changed, for messages. */
  name: string;
  bytes: Buffer;
  /** Whether a file that is still read must have the bills of the unchanged one. */
  isComparable: boolean;
}

interface MutationRun {
  thread: ReturnType<typeof createImportThread>;
  rounds: number;
  seed: number;
  /** Bills of the unchanged file. */
  good: readonly AnyBill[];
  mutate: (round: number, random: () => number) => Mutation;
}

/**
 * Reads mutated files, each within its time limit; those that are read must have the bills of the unchanged file.
 * @returns how many were read, and how many were refused for each reason
 */
export async function readMutations({ thread, rounds, seed, good, mutate }: MutationRun): Promise<Map<string, number>> {
  const random = seededRandom(seed);
  const tally = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const { name, bytes, isComparable } = mutate(round, random);
    const label = `${name}, round ${round} of seed ${seed}`;
    const answer = await thread.read(bytes, label);
    if (answer.kind === 'read' && isComparable) expect(answer.bills, label).toEqual(good);
    const key = answer.kind === 'read' ? 'read' : answer.reason;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  return tally;
}

/** Milliseconds for a test of so many rounds, on busy machines too. */
export const mutationTimeout = (rounds: number): number => 60_000 + rounds * 200;
