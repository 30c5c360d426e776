import { describe, expect, it } from 'vitest';
import { Memory } from './memory.ts';

describe('Memory', () => {
  it('gives back what was worked out, and goes on doing so while texts come again', () => {
    const memory = new Memory<number>();
    for (let round = 0; round < 8; round++) {
      for (let at = 0; at < 3_000; at++) if (memory.get(`party ${at}`) === undefined) memory.set(`party ${at}`, at);
      // Some that come once make it forget, not give up.
      if (round % 2 === 0) continue;
      for (let at = 0; at < 2_500; at++) memory.set(`number ${round} ${at}`, at);
    }
    memory.set('party 7', 7);
    expect(memory.get('party 7')).toBe(7);
    expect(memory.get('never')).toBeUndefined();
  });

  it('gives up where nearly every text is another one', () => {
    const memory = new Memory<number>();
    for (let at = 0; at < 6_000; at++) if (memory.get(`number ${at}`) === undefined) memory.set(`number ${at}`, at);
    memory.set('number 1', 1);
    expect(memory.get('number 1')).toBeUndefined();
  });
});
