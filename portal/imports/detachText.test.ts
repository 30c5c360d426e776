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

/** Megabytes that 64 slices retain, each cut from its own text of 1 MB. */
function retained(store: (slice: string) => string): number {
  const before = heapInUse();
  const slices = Array.from({ length: 64 }, (_, at) => store(`${at} `.padEnd(MEGABYTE, 'x').slice(100, 140)));
  const after = heapInUse();
  expect(slices).toHaveLength(64);
  return (after - before) / MEGABYTE;
}

describe('detachText', () => {
  it.each(['', 'OOLU1', 'OOLU2719403685', '深圳 “ß” 😀 and more'])('returns %j unchanged', (text) => {
    expect(detachText(text)).toBe(text);
  });

  it('[F33] frees the text that a slice was cut from', () => {
    expect(retained((slice) => slice)).toBeGreaterThan(60);
    expect(retained(detachText)).toBeLessThan(4);
  });
});
