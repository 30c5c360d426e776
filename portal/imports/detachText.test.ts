import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { detachText } from './detachText.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const MEGABYTE = 1024 * 1024;

/** Bytes in use; garbage of earlier tests in this process may need several collections. */
function heapInUse(): number {
  let used = Infinity;
  for (;;) {
    collectGarbage();
    const { heapUsed } = process.memoryUsage();
    if (heapUsed >= used - MEGABYTE / 8) return heapUsed;
    used = heapUsed;
  }
}

/** Texts of 1 MB; their sum is far above what earlier tests in this process may free meanwhile. */
const TEXTS = 128;

/** Share of the texts that stays in memory while only a slice of each is stored. */
function retained(store: (slice: string) => string): number {
  const before = heapInUse();
  const slices = Array.from({ length: TEXTS }, (_, at) => store(`${at} `.padEnd(MEGABYTE, 'x').slice(100, 140)));
  const after = heapInUse();
  expect(slices).toHaveLength(TEXTS);
  return (after - before) / (TEXTS * MEGABYTE);
}

describe('detachText', () => {
  it.each(['', 'OOLU1', 'OOLU2719403685', '深圳 “ß” 😀 and more'])('returns %j unchanged', (text) => {
    expect(detachText(text)).toBe(text);
  });

  it('[V20] frees the text that a slice was cut from', () => {
    expect(retained((slice) => slice)).toBeGreaterThan(0.7);
    expect(retained(detachText)).toBeLessThan(0.3);
  });
});
