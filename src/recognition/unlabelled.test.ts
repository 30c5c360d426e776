import { describe, expect, it } from 'vitest';
import type { DocumentGrid } from './documentModel.ts';
import { recognize } from './recognize.ts';

const references = { country: () => null, port: () => null };

/** A grid of one column. */
function paragraphs(...lines: string[]): DocumentGrid {
  const cells = lines.map((text, row) => ({ row, column: 0, rowSpan: 1, columnSpan: 1, text }));
  return { kind: 'grid', name: '', rows: lines.length, columns: 1, cells };
}

const billOf = (...lines: string[]) =>
  recognize([{ filename: 'a.docx', parts: [paragraphs(...lines)] }], { references }).drafts[0]?.bill;

const BUYER = 'Buyer: Copper Fable LLC, 12 Mill Rd, Reno, NV 89502, USA';
const HEAD = ['NINGBO QIAOLAN CO., LTD.', 'NO. 9 BINHE ROAD, NINGBO, CHINA', 'TEL: 0574-12345678'];

describe('reads what has no label', () => {
  it('[D03] the seller that heads an invoice', () => {
    const bill = billOf(...HEAD, 'COMMERCIAL INVOICE', BUYER, 'HS code: 940360');
    expect(bill).toMatchObject({
      sellerName: 'NINGBO QIAOLAN CO., LTD.',
      sellerCity: 'NINGBO',
      bugerName: 'COPPER FABLE LLC',
    });
  });

  it.each([
    '2 pcs, customs tariff 9403.60.8093 / India',
    '货物 海关编码：9403608093',
    'CHAIR (commodity code 940360)',
    '貨品：木桌（稅則號列 9403.60.8093）、皆為台灣製造。',
    'The load is chairs (HTS US: 9403.60), 120000 pieces',
    'WOODEN TABLES [9403.60.8093]',
    'Goods: WOODEN TABLES (940360)',
    '税号：9403.60',
    'GTİP: 940360900000',
  ])('[D03] the goods number in: %s', (line) => {
    expect(billOf(BUYER, line)?.['billHsRequestList']).toMatchObject([{ hsCode: '940360' }]);
    expect(billOf(BUYER, line)?.['billHsRequestList']).toHaveLength(1);
  });

  it.each([
    'CHAIRS 1260.50 USD',
    'Sailing 2011.10.20',
    'Sailing 2011.10.20-2011.10.25',
    'CHAIRS 940360 pcs',
    'Tel 9403 60 8093',
  ])('[D03] no goods number in: %s', (line) => {
    expect(billOf(BUYER, BUYER.replace('Buyer', 'Ship to'), line)).not.toHaveProperty('billHsRequestList');
  });

  it.each([
    ['Please file AMS B/L ABCD26110045 for MSKU1234565.', 'ABCD26110045'],
    ['小提單號碼 ABCD26110045，大提單號碼 EGLV1495038802', 'ABCD26110045'],
    ['HBL: NGB26110045 (SCAC ABCD)', 'ABCDNGB26110045'],
    ['RE: ABCDNGB26110045 / NINGBO - LONG BEACH', 'ABCDNGB26110045'],
  ])('[D03] the bill number in: %s', (line, amsNo) => {
    expect(billOf(BUYER, 'HS code: 940360', line)?.['amsRequestList']).toMatchObject([{ amsNo }]);
  });

  it.each([
    'Booking no. ABCD26110045',
    'PO ABCD26110045, invoice ABCD26110046',
    'Container CSQU3054383, seal ABCD123',
    'Carrier bill EGLV1495038802X',
    'GSTIN 09ABCDE1234F1Z5, IBAN TR330006100519786457841326',
    'Items ABCD26110045 and ABCD26110046',
  ])('[D03] no house bill number in: %s', (line) => {
    expect(billOf(BUYER, 'HS code: 940360', line)?.['amsRequestList'] ?? []).not.toMatchObject([
      { amsNo: expect.stringMatching(/^ABCD|^CSQU|^TR/u) },
    ]);
  });

  it('[D03] the parties in sentences, with their whole address', () => {
    const bill = billOf(
      'Our seller is CONG TY TNHH DAI CAT, So 62 Quoc Lo 13, TP. Thuan An, Binh Duong 75000, VIETNAM and the buyer is Copper Fable LLC, 12 Mill Rd, Reno, NV 89502, USA.',
      'The cargo will be delivered to Copper Fable Warehouse, 9 Mill Rd, Reno, NV 89502, USA. Thank you.',
      'HS code: 940360',
    );
    expect(bill).toMatchObject({
      sellerName: 'CONG TY TNHH DAI CAT',
      sellerCity: 'BINH DUONG',
      bugerName: 'COPPER FABLE LLC',
      shipName: 'COPPER FABLE WAREHOUSE',
      shipAddr: '9 MILL RD, NV 89502',
    });
    expect(
      billOf(BUYER.replace('Buyer', 'Ship to'), 'The buyer is responsible for duty, tax, China.', 'HS code: 940360'),
    ).not.toHaveProperty('bugerName');
  });

  it('[D03] no seller where a broker heads a filing sheet', () => {
    expect(billOf(...HEAD, 'ISF WORKSHEET', BUYER, 'HS code: 940360')).not.toHaveProperty('sellerName');
  });

  it.each([
    ['All goods made in China.', 'CN'],
    ['Goods of Vietnamese origin', 'VN'],
    ['PRODUCT OF THAILAND', 'TH'],
    ['皆為台灣製造', 'TW'],
  ])('[D03] the origin in: %s', (sentence, hsCountryCode) => {
    expect(billOf(BUYER, 'HS code: 940360', sentence)?.['billHsRequestList']).toEqual([
      { hsCode: '940360', hsCountryCode },
    ]);
  });
});
