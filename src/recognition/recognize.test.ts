import { describe, expect, it } from 'vitest';
import type { DocumentModel } from './documentModel.ts';
import { recognize } from './recognize.ts';
import { readCountry } from './party/countryWords.ts';

const references = { port: (text: string) => (text === 'CAVAN' ? 'VANCOUVER|CAVAN' : null), country: readCountry };

/** A sheet of which each row is a list of cells. */
function sheetOf(rows: readonly (readonly string[])[], filename = 'sheet.xlsx'): DocumentModel {
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column) => (text === '' ? [] : [{ row, column, rowSpan: 1, columnSpan: 1, text }])),
  );
  return { filename, parts: [{ kind: 'grid', name: 'Sheet1', rows: rows.length, columns: 8, cells }] };
}

describe('recognition of a sheet', () => {
  const model = sheetOf([
    ['AMS B/L NO.', 'QHLX25110482'],
    ['卖方 SELLER', 'ABC TRADING CO., LTD.\nNO. 1 XINGYE ROAD\nDONGGUAN, CHINA'],
    ['Buyer', 'Same as ship to'],
    ['Ship to', 'PALOMA INC.\n5520 E JURUPA AVE\nONTARIO, CA 91761, USA'],
    ['HTS code', '9403.60 / 940350'],
    ['Country of origin', 'CHINA'],
  ]);

  it('[D15] reads labels, parties and goods, and follows "same as"', () => {
    const [draft] = recognize([model], { references }).drafts;
    expect(draft?.bill).toMatchObject({
      billType: 1,
      amsRequestList: [{ amsNo: 'QHLX25110482' }],
      sellerName: 'ABC TRADING CO., LTD.',
      sellerCity: 'DONGGUAN',
      sellerCountryCode: 'CN',
      bugerName: 'PALOMA INC.',
      bugerCity: 'ONTARIO',
      billHsRequestList: [
        { hsCode: '940360', hsCountryCode: 'CN' },
        { hsCode: '940350', hsCountryCode: 'CN' },
      ],
    });
  });

  it('[D15] names the source of every value', () => {
    const [draft] = recognize([model], { references }).drafts;
    for (const { sources } of draft?.values ?? []) expect(sources.length).toBeGreaterThan(0);
  });

  it('[E04] tells apart a document without text from one without a shipment', () => {
    expect(recognize([sheetOf([])], { references }).message).toBe('noText');
    expect(recognize([sheetOf([['Minutes of the meeting', 'Monday']])], { references }).message).toBe(
      'nothingRecognized',
    );
  });
});
