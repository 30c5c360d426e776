import { describe, expect, it } from 'vitest';
import { partBytes } from './partBytes.ts';

interface Part {
  blank: unknown;
  drafts: { at: number; text: string }[];
}

const collectParts = (drafts: readonly Part['drafts'][number][]): Part[] => {
  const parts: Part[] = [];
  const into = partBytes('{"a":1}', (part) => parts.push(JSON.parse(part.toString('utf8')) as Part));
  for (const draft of drafts) into.add(JSON.stringify(draft));
  into.end();
  into.end();
  return parts;
};

describe('partBytes', () => {
  it('writes every draft once, in order, and the blank row into each part', () => {
    const drafts = Array.from({ length: 1_100 }, (_, at) => ({ at, text: '深圳 “ß” 😀'.repeat(at % 90) }));
    const parts = collectParts(drafts);
    expect(parts.flatMap((part) => part.drafts)).toEqual(drafts);
    expect(parts.map(({ blank }) => blank)).toEqual(parts.map(() => ({ a: 1 })));
    expect(parts.length).toBeGreaterThan(4);
  });

  it('ends a part early for large drafts, and accepts a draft larger than a part', () => {
    const drafts = [400_000, 400_000, 400_000, 3_000_000, 1].map((length, at) => ({
      at,
      text: '圳'.repeat(length / 3),
    }));
    const parts = collectParts(drafts);
    expect(parts.flatMap((part) => part.drafts)).toEqual(drafts);
    expect(parts.length).toBeGreaterThan(2);
  });

  it('writes no part without drafts', () => {
    expect(collectParts([])).toEqual([]);
  });
});
