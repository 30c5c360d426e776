import { expect, it } from 'vitest';
import { createI18n } from '#i18n/createI18n.ts';
import { entity } from '#schema/entity.ts';
import { rows, text } from '#schema/field.ts';
import { fieldName } from '#components/form/field/fieldName.ts';

const bill = entity('bill', { sellerCity: text(), amsRequestList: rows({ amsNo: text() }) });

it.each([
  ['en', 'Seller city', 'AMS B/L no., row 2', 'Row 2'],
  ['zh-CN', '卖方城市', 'AMS提单号（第 2 行）', '第 2 行'],
  ['vi', 'Thành phố người bán', 'Số vận đơn AMS, dòng 2', 'Dòng 2'],
] as const)('[G10] names a field by label and row, and a row by number, in %s', async (locale, ...names) => {
  const { provider } = await createI18n(locale, (key) => key);
  const paths = ['sellerCity', 'amsRequestList.1.amsNo', 'amsRequestList.1'];
  expect(paths.map((path) => fieldName(provider.translate, bill, path))).toEqual(names);
});

it('names a field without a label by its path', async () => {
  const { provider } = await createI18n('en', (key) => key);
  expect(fieldName(provider.translate, bill, 'noSuchField')).toBe('noSuchField');
});
