import { describe, expect, it } from 'vitest';
import { TextCache } from './textCache.ts';

describe('TextCache', () => {
  it('keeps caching while texts repeat', () => {
    const cache = new TextCache<number>();
    for (let round = 0; round < 8; round++) {
      for (let at = 0; at < 3_000; at++) if (cache.get(`party ${at}`) === undefined) cache.set(`party ${at}`, at);
      // Texts that do not repeat clear the cache but do not switch it off.
      if (round % 2 === 0) continue;
      for (let at = 0; at < 2_500; at++) cache.set(`number ${round} ${at}`, at);
    }
    cache.set('party 7', 7);
    expect(cache.get('party 7')).toBe(7);
    expect(cache.get('never')).toBeUndefined();
  });

  it('stops caching when nearly every text is different', () => {
    const cache = new TextCache<number>();
    for (let at = 0; at < 6_000; at++) if (cache.get(`number ${at}`) === undefined) cache.set(`number ${at}`, at);
    cache.set('number 1', 1);
    expect(cache.get('number 1')).toBeUndefined();
  });
});
