import { expect, it } from 'vitest';
import { companyKey, duplicateParties } from './duplicateParties.ts';

const at = (name: string, city = 'NINGBO') => ({ name, city });

it.each([
  ['NINGBO TRADING CO., LTD.', 'Ningbo Trading Co Ltd'],
  ['NINGBO TRADING CO.,LTD', 'NINGBO TRADING COMPANY LIMITED'],
  ['Ａcme　Ｇoods L.L.C.', 'ACME GOODS LLC'],
  ['SMITH & SONS INC', 'SMITH AND SONS, INC.'],
])('[T05] treats %s and %s as one company', (one, other) => {
  expect(duplicateParties([at(one), at(other)])).toHaveLength(1);
});

it('[T05] separates companies of the same name in two cities', () => {
  expect(duplicateParties([at('ACME LTD', 'NINGBO'), at('ACME LTD', 'YIWU')])).toEqual([]);
});

it('[T05] separates names that differ by a word, and keeps names made only of company words', () => {
  expect(duplicateParties([at('ACME GOODS'), at('ACME HOME GOODS')])).toEqual([]);
  expect(companyKey('THE COMPANY LTD')).not.toBe('');
  expect(duplicateParties([at('THE LIMITED INC'), at('THE COMPANY INC')])).toEqual([]);
});

it('[T05] returns the largest group first', () => {
  const groups = duplicateParties([at('A1 LTD'), at('A1 CO'), at('B1'), at('B1 LTD'), at('B1 INC')]);
  expect(groups.map((group) => group.length)).toEqual([3, 2]);
});
