import { expect, it } from 'vitest';
import { indexedPieces } from './rarePieces.ts';

it.each([
  ['oolu2719403601', ['403601']],
  ['MSCUQN 718', ['MSCUQN', '718']],
  ['Ningbo Wuhai Co., Ltd', ['NINGBO', 'WUHAI', 'LTD']],
  ['宁波五海家具', ['宁波五海家具']],
  ['HBRL-0000000001', ['HBRL', '000001']],
  ['OO', []],
  ['a-1 %_', []],
])('[L03] looks in the index for what three letters or digits of %s say', (text, pieces) => {
  expect(indexedPieces(text)).toEqual(pieces);
});
