import { expect, it } from 'vitest';
import { planPaste } from './planPaste.ts';

const rules = {
  headings: { code: ['hscode', 'hs编码', 'mãhs'], country: ['origin', '原产国', 'nướcxuấtxứ'] },
  read: (_: string, text: string) => ({ text }),
};
const plan = (cells: string[][], from = 'code') => planPaste(cells, { names: ['code', 'country'], from, rules });

it('[B05] assigns cells to the fields from the target on', () => {
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

it('treats a first row with a number as data', () => {
  expect(
    plan([
      ['HS code 940360', 'Origin'],
      ['940161', 'VN'],
    ]).isHeaded,
  ).toBe(false);
});

it('lists columns with text but without a field', () => {
  expect(
    plan([
      ['HS code', 'Description', ''],
      ['940360', 'TABLES', ''],
    ]).unused,
  ).toEqual(['Description']);
  expect(plan([['940360', 'CN', '', '12 PCS']]).unused).toEqual(['4']);
});
