import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { detachText } from './detachText.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const MEGABYTE = 1024 * 1024;

/** Megabytes that 64 slices retain, each cut from its own text of 1 MB. */
function retained(store: (slice: string) => string): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const slices = Array.from({ length: 64 }, (_, at) => store(`${at} `.padEnd(MEGABYTE, 'x').slice(100, 140)));
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
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
