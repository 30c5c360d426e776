import { expect, it } from 'vitest';
import { planPaste } from './planPaste.ts';

const rules = {
  headings: { code: ['hscode', 'hs编码', 'mãhs'], country: ['origin', '原产国', 'nướcxuấtxứ'] },
  read: (_: string, text: string) => ({ text }),
};
const plan = (cells: string[][], from = 'code') => planPaste(cells, { names: ['code', 'country'], from, rules });

it('[B05] puts cells into the fields from the one that was pasted into', () => {
  expect(plan([['940360', 'CN']])).toEqual({ rows: [{ code: '940360', country: 'CN' }], isHeaded: false, unused: [] });
  expect(plan([['CN'], ['VN']], 'country').rows).toEqual([{ country: 'CN' }, { country: 'VN' }]);
});

it.each([[['Origin', 'HS Code (6 digits)']], [['原产国', 'HS编码']], [['Nước xuất xứ *', 'Mã HS']]])(
  '[B05] takes the columns from headings %j, wherever it was pasted',
  (heading) => {
    expect(plan([heading, ['CN', '940360']], 'country')).toEqual({
      rows: [{ code: '940360', country: 'CN' }],
      isHeaded: true,
      unused: [],
    });
  },
);

it('takes a first row with a number for data', () => {
  expect(
    plan([
      ['HS code 940360', 'Origin'],
      ['940161', 'VN'],
    ]).isHeaded,
  ).toBe(false);
});

it('names the columns that have a text and no field', () => {
  expect(
    plan([
      ['HS code', 'Description', ''],
      ['940360', 'TABLES', ''],
    ]).unused,
  ).toEqual(['Description']);
  expect(plan([['940360', 'CN', '', '12 PCS']]).unused).toEqual(['4']);
});
