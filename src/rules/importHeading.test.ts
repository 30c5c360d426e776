import { expect, it } from 'vitest';
import { isf10 } from '#contract/entities/isf10.ts';
import { allSheetColumns, sheetColumns } from '#schema/sheet.ts';
import { headingFinder } from './importHeading.ts';

const find = (heading: string) => headingFinder(isf10).columnOf(heading)?.path;

it.each([
  ['Seller ZIP code', 'sellerPostalCode'],
  ['Ship to state', 'shipSubdivision'],
  ['买方邮编', 'bugerPostalCode'],
  ['Mã bưu chính người bán', 'sellerPostalCode'],
  ['Container No.', 'containerList.containerNo'],
  ['箱号', 'containerList.containerNo'],
  ['Số cont', 'containerList.containerNo'],
  ['MBL No.', 'masterBill'],
  ['Importer full name', 'importerName'],
  ['House bill', 'amsRequestList.amsNo'],
])('[X04] reads “%s” as the column %s', (heading, path) => {
  expect(find(heading)).toBe(path);
});

it('[X04] has rare fields’ columns in imports and exports, and none in the template', () => {
  const everyday = sheetColumns(isf10).map(({ path }) => path);
  const all = allSheetColumns(isf10).map(({ path }) => path);
  expect(everyday).not.toContain('sellerPostalCode');
  expect(all.slice(0, everyday.length)).toEqual(everyday);
  expect(all).toContain('sellerPostalCode');
  expect(all).toContain('containerList.containerNo');
});
