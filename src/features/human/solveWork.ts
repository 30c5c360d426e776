import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hasZeroBits, workStart } from '#rules/workProof.ts';

/** Milliseconds of work between two pauses, so that the page stays responsive. */
const SLICE = 12;
/** Milliseconds; a device that is too slow gets a picture instead. */
const TIME_MAX = 20_000;

/** Finds the number that solves a challenge; null when this device is too slow. */
export async function solveWork(captchaId: string, bits: number, signal?: AbortSignal): Promise<number | null> {
  const start = performance.now();
  // The challenge has several blocks: hashed once, an attempt takes half the time.
  const begun = sha256.create().update(utf8ToBytes(workStart(captchaId)));
  let counter = 0;
  while (performance.now() - start < TIME_MAX) {
    signal?.throwIfAborted();
    const pauseAt = performance.now() + SLICE;
    while (performance.now() < pauseAt) {
      if (
        hasZeroBits(
          begun
            .clone()
            .update(utf8ToBytes(String(counter)))
            .digest(),
          bits,
        )
      )
        return counter;
      counter += 1;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
