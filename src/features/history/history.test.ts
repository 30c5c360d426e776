import { describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { versionBlocks } from './versionBlocks.ts';
import { wordDiff } from './wordDiff.ts';

const side = (before: string, after: string, kind: 'removed' | 'added'): string =>
  wordDiff(before, after)
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('');

describe('wordDiff', () => {
  it('[D12] compares texts word by word', () => {
    expect(wordDiff('588 RENMIN ROAD NINGBO', '588 ZHONGSHAN ROAD NINGBO')).toEqual([
      { kind: 'same', text: '588 ' },
      { kind: 'removed', text: 'RENMIN' },
      { kind: 'added', text: 'ZHONGSHAN' },
      { kind: 'same', text: ' ROAD NINGBO' },
    ]);
  });

  it('[D12] compares numbers character by character', () => {
    expect(wordDiff('OOLU2719403685', 'OOLU2719403658')).toEqual([
      { kind: 'same', text: 'OOLU27194036' },
      { kind: 'removed', text: '85' },
      { kind: 'added', text: '58' },
    ]);
    expect(wordDiff('AA', 'AAA')).toEqual([
      { kind: 'same', text: 'AA' },
      { kind: 'added', text: 'A' },
    ]);
  });

  it('[D12] contains both texts completely', () => {
    const random = seededRandom(7);
    const words = ['NINGBO', 'ROAD', 'NO', '9', 'A', 'ZONE', '宁波'];
    const text = () =>
      Array.from({ length: Math.floor(random() * 9) }, () => words[Math.floor(random() * words.length)]).join(' ');
    for (let round = 0; round < 500; round += 1) {
      const [before, after] = [text(), text()];
      expect(side(before, after, 'removed')).toBe(before);
      expect(side(before, after, 'added')).toBe(after);
    }
  });

  it('[D12] compares very long texts as a whole', () => {
    const long = (word: string) => Array.from({ length: 400 }, (_, at) => `${word}${at}`).join(' ');
    expect(wordDiff(long('A'), long('B')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('versionBlocks', () => {
  const before = isf10Bill();
  const after = isf10Bill({
    sellerCity: 'SHANGHAI',
    billHsRequestList: [{ hsCode: '940360', hsCountryCode: 'CN' }],
    amsRequestList: [amsRowOf('OOLU2719403685')],
  });

  it('[D12] returns changed fields by section in form order', () => {
    const blocks = versionBlocks(before, after, true);
    expect(blocks.map(({ section }) => section)).toEqual(['seller', 'goods']);
    expect(blocks.flatMap(({ fields }) => fields.map(({ path, before: was, after: is }) => [path, was, is]))).toEqual([
      ['sellerCity', 'NINGBO', 'SHANGHAI'],
      ['billHsRequestList.1.hsCode', '940161', ''],
      ['billHsRequestList.1.hsCountryCode', 'VN', ''],
    ]);
  });

  it('[D12] returns every filled field on request, and marks equal ones', () => {
    const fields = versionBlocks(before, after, false).flatMap((block) => block.fields);
    expect(fields.find(({ path }) => path === 'sellerName')).toMatchObject({ isChanged: false });
    expect(fields.some(({ before: was, after: is }) => was === '' && is === '')).toBe(false);
    expect(versionBlocks(null, null, true)).toEqual([]);
  });
});
