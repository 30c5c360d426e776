import { describe, expect, it } from 'vitest';
import { splitLabel } from './splitLabel.ts';

describe('splitLabel', () => {
  it('separates the name of the block at the beginning or the end', () => {
    expect(splitLabel('Buyer name', 'Buyer')).toEqual({ before: 'Buyer', shown: ' name', after: '' });
    expect(splitLabel('买方名称', '买方')).toEqual({ before: '买方', shown: '名称', after: '' });
    expect(splitLabel('Tên người mua', 'Người mua')).toEqual({ before: '', shown: 'Tên ', after: 'người mua' });
  });

  it('keeps a label without the name, equal to it, or without a block', () => {
    for (const block of ['Seller', 'Buyer name', undefined]) {
      expect(splitLabel('Buyer name', block)).toEqual({ before: '', shown: 'Buyer name', after: '' });
    }
  });
});
