import { ISF_10, type BillType } from '#contract/codes.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { Locale } from '#contract/limits.ts';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { fieldLabel } from '#rules/importHeading.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';
import { sheetColumns } from '#schema/sheet.ts';

/** Complete bills of a type with two lines of goods each; every other one has two B/L numbers. */
export function goodBills(billType: BillType, count = 5): Bill[] {
  return Array.from({ length: count }, (_, index) => {
    const no = (part: number) => `OOLU27194${String(10_000 + index * 10 + part)}`;
    const amsRequestList = [0, ...(index % 2 ? [1] : [])].map((part) => ({
      amsNo: no(part),
      amsType: 'BM',
      userRemark: `LOT ${index} PART ${part}`,
    }));
    const clientRef = `REF-${index}`;
    return billType === ISF_10
      ? isf10Bill({ amsRequestList, clientRef, sellerName: `SELLER ${index} CO LTD` })
      : isf5Bill({ amsRequestList, clientRef, bookName: `BOOKER ${index} CO LTD` });
  });
}

/** Writes bills as rows of a sheet with localized headings; further B/L numbers and goods are in the rows below. */
export function goodRows(bills: readonly Bill[], locale: Locale): string[][] {
  const [first] = bills;
  if (!first) return [];
  const of = billEntity(first.billType);
  const columns = sheetColumns(of);
  const rows = [columns.map(({ path }) => fieldLabel(of, path, locale))];
  for (const bill of bills) {
    const record = bill;
    const height = Math.max(bill.amsRequestList.length, bill.billHsRequestList.length);
    for (let at = 0; at < height; at++) {
      rows.push(
        columns.map(({ list, name }) => {
          if (list === null) return at === 0 ? fieldText(record, name) : '';
          return fieldText(fieldRows(record, list)[at] ?? {}, name);
        }),
      );
    }
  }
  return rows;
}

/** Writes a text file with all fields quoted. */
export function asCsv(rows: readonly (readonly string[])[], separator = ',', end = '\r\n'): string {
  return rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)).join(end);
}
