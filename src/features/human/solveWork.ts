import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hasZeroBits, workText } from '#rules/workProof.ts';

/** Milliseconds of work between two pauses, so that the page stays responsive. */
const SLICE = 12;
/** Milliseconds; a device that is too slow gets a picture instead. */
const LONGEST = 20_000;

/** Finds the number that solves a challenge; null when this device is too slow. */
export async function solveWork(captchaId: string, bits: number, signal?: AbortSignal): Promise<number | null> {
  const start = performance.now();
  let counter = 0;
  while (performance.now() - start < LONGEST) {
    signal?.throwIfAborted();
    const pauseAt = performance.now() + SLICE;
    while (performance.now() < pauseAt) {
      if (hasZeroBits(sha256(utf8ToBytes(workText(captchaId, counter))), bits)) return counter;
      counter += 1;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
