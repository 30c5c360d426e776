import { expect, it } from 'vitest';
import { columnWidths } from './columnWidths.ts';

it('gives every column its declared width, and the space that is left to those that grow', () => {
  expect(columnWidths([{ rowHeader: true, width: 10 }, { width: 4 }, { grow: 3 }], true)).toEqual({
    table: '24.25rem',
    columns: [
      'calc(10rem + max(0px, 100cqi - 24.25rem) * 1 / 4)',
      '4rem',
      'calc(8rem + max(0px, 100cqi - 24.25rem) * 3 / 4)',
    ],
  });
});
