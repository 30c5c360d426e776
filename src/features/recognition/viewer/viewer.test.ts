import { describe, expect, it } from 'vitest';
import { invoice, invoicePage, packingList, packingSheet, recognizedDraft } from '../testing/documents.ts';
import { columnName, gridRows } from './gridRows.ts';
import { highlightsOf } from './highlights.ts';
import { pageLines } from './pageLines.ts';
import { neighbor, pickItems } from './pickItems.ts';
import { searchModel } from './searchModel.ts';

describe('a document in the viewer', () => {
  it('[A02] reads the texts of a page line by line', () => {
    const lines = pageLines(invoicePage).map((line) => line.map(({ text }) => text.text));
    expect(lines[0]).toEqual(['COMMERCIAL INVOICE']);
    expect(lines[2]).toEqual(['NINGBO HOMEWARE CO., LTD.', 'PACIFIC HOME GOODS INC']);
    expect(lines.at(-1)).toEqual(['6911.10', 'PORCELAIN TABLEWARE', 'CN']);
  });

  it('[A02] finds a text in cells, in a run and over runs, whatever its case and width', () => {
    expect(searchModel(packingList, 'ningbo homeware')).toEqual([{ part: 0, cell: { row: 1, column: 1 } }]);
    const [hit, ...others] = searchModel(invoice, 'B/L No. txsl');
    expect(others).toEqual([]);
    expect(hit?.texts?.map((index) => invoicePage.texts[index]?.text)).toEqual(['B/L No.', 'TXSL12345678']);
    expect(searchModel(invoice, 'ＣＮ')).toHaveLength(2);
    expect(searchModel(invoice, '  ')).toEqual([]);
  });

  it('[A02] marks the sources of the shown document, and found texts', () => {
    const sources = recognizedDraft.values[1]?.sources ?? [];
    expect(highlightsOf(invoice, 0, sources, [], 0)).toEqual([
      { part: 0, tone: 'source', box: sources[0]?.box, cell: undefined },
    ]);
    expect(highlightsOf(packingList, 1, sources, [], 0)).toEqual([]);
    const hits = searchModel(packingList, 'cn');
    expect(highlightsOf(packingList, 1, [], hits, 0)).toEqual([
      { part: 0, tone: 'current', cell: { row: 5, column: 3 } },
    ]);
  });

  it('[A02] draws merged cells once', () => {
    const rows = gridRows(packingSheet, packingSheet.rows);
    expect(rows.map((places) => places.length)).toEqual([1, 2, 2, 4, 4, 4, 3, 4]);
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });

  it('[A02] walks through texts by arrow keys, line by line within a cell', () => {
    const items = pickItems(packingSheet);
    const walk = (text: string, to: Parameters<typeof neighbor>[2]) =>
      neighbor(
        items,
        items.find((item) => item.text === text),
        to,
      )?.text;
    expect(neighbor(items, undefined, 'down')?.text).toBe('PACKING LIST 装箱单');
    expect(walk('NINGBO HOMEWARE CO LTD', 'down')).toBe('588 RENMIN ROAD');
    expect(walk('NINGBO CHINA', 'down')).toBe('BEILUN WAREHOUSE 3');
    expect(walk('Stuffing location', 'right')).toBe('BEILUN WAREHOUSE 3');
    expect(walk('732393', 'down')).toBe('691110');
    expect(walk('PACKING LIST 装箱单', 'up')).toBe('PACKING LIST 装箱单');
  });
});
