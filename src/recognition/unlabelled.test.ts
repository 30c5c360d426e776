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

  it.each(['2 pcs, customs tariff 9403.60.8093 / India', '货物 海关编码：9403608093', 'CHAIR (commodity code 940360)'])(
    '[D03] the goods number in: %s',
    (line) => {
      expect(billOf(BUYER, line)?.['billHsRequestList']).toMatchObject([{ hsCode: '940360' }]);
    },
  );

  it('[D03] no seller where a broker heads a filing sheet', () => {
    expect(billOf(...HEAD, 'ISF WORKSHEET', BUYER, 'HS code: 940360')).not.toHaveProperty('sellerName');
  });

  it.each([
    ['All goods made in China.', 'CN'],
    ['Goods of Vietnamese origin', 'VN'],
    ['PRODUCT OF THAILAND', 'TH'],
  ])('[D03] the origin in: %s', (sentence, hsCountryCode) => {
    expect(billOf(BUYER, 'HS code: 940360', sentence)?.['billHsRequestList']).toEqual([
      { hsCode: '940360', hsCountryCode },
    ]);
  });
});
