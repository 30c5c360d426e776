import { Buffer } from 'node:buffer';
import { unzipSync, strFromU8 } from 'fflate';
import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { undoNeutralized } from '#rules/formulaText.ts';
import { workbook, type WorkbookCell, type WorkbookSource } from './workbook.ts';

async function* pieces(rows: readonly (readonly WorkbookCell[])[], size = 500) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
const columns = [
  { header: 'Name', width: 20 },
  { header: '=HEAD()', width: 10 },
];
async function bytesOf(
  rows: readonly (readonly WorkbookCell[])[],
  more: Partial<WorkbookSource> = {},
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of workbook({ sheet: 'Sent', columns, rows: pieces(rows), ...more })) parts.push(part);
  return Buffer.concat(parts);
}
/** The rows as another library reads them. */
function readBack(bytes: Buffer): unknown[][] {
  const book = read(bytes, { type: 'buffer', dense: true });
  return book.SheetNames.flatMap((name) =>
    utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1, raw: true, defval: '' }),
  );
}

describe('a workbook', () => {
  it('[L06] stores every text unchanged, whatever characters it has', async () => {
    const texts = [
      ' outer spaces ',
      'line\nbreak\tand tab',
      'a < b & c > "d"',
      '上海市浦东新区',
      'Công ty TNHH Đại Dương',
      '😀',
      '_x0041_ stays',
      'bell \u0007 and CR \r.',
      '00012',
      '1e5',
      '2026-08-03 10:00:00',
      'x'.repeat(20_000),
    ];
    const [, ...rows] = readBack(await bytesOf(texts.map((text) => [text, 7])));
    // The library decodes `_xHHHH_` for some characters only.
    const unescaped = rows.map(([text, number]) => [
      String(text).replace(/_x(?!0041)([0-9A-F]{4})_/gu, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      number,
    ]);
    expect(unescaped).toEqual(texts.map((text) => [text, 7]));
  });

  it.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠1', "'=1", '=cmd|"/C calc"!A0'])(
    '[L06] makes %j a text that no spreadsheet runs, in cells and heads',
    async (payload) => {
      const bytes = await bytesOf([[payload, payload]], {
        columns: columns.map(() => ({ header: payload, width: 9 })),
      });
      const xml = strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml']!);
      expect(xml).not.toContain('<f>');
      const cells = [...xml.matchAll(/<c [^>]*?(?:t="(\w+)")[^>]*><is><t[^>]*>([^<]*)</gu)];
      expect(cells).toHaveLength(4);
      for (const [, type, text = ''] of cells) {
        expect(type).toBe('inlineStr');
        expect(text).toMatch(/^'/u);
        const decoded = text.replace('_x000D_', '\r').replaceAll('&quot;', '"');
        expect(undoNeutralized(decoded)).toBe(payload);
      }
    },
  );

  it('has a frozen bold head, widths, and a filter over all rows', async () => {
    const files = unzipSync(
      new Uint8Array(
        await bytesOf([
          ['A', 1],
          ['B', 2],
        ]),
      ),
    );
    const xml = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(xml).toContain('state="frozen"');
    expect(xml).toContain('<col min="1" max="1" width="20" customWidth="1"/>');
    expect(xml).toContain('<autoFilter ref="A1:B3"/>');
    expect(xml).toContain('<c r="A1" s="1"');
    expect(strFromU8(files['xl/styles.xml']!)).toContain('<b/>');
  });

  it('begins another sheet at the row limit, and loses no row', async () => {
    const rows = Array.from({ length: 2_345 }, (_, at) => [`ROW ${at}`, at]);
    const bytes = await bytesOf(rows, { sheetRows: 1_000 });
    expect(read(bytes, { type: 'buffer' }).SheetNames).toEqual(['Sent', 'Sent 2', 'Sent 3']);
    expect(readBack(bytes).filter(([name]) => name !== 'Name')).toEqual(rows);
    const exactly = await bytesOf(rows.slice(0, 1_000), { sheetRows: 1_000 });
    expect(read(exactly, { type: 'buffer' }).SheetNames).toEqual(['Sent']);
  });

  it('has its head without rows', async () => {
    expect(readBack(await bytesOf([]))).toEqual([['Name', "'=HEAD()"]]);
  });

  it('fails when its rows fail', async () => {
    async function* failing(): AsyncGenerator<WorkbookCell[][]> {
      yield [['A', 1]];
      throw new Error('the database went away');
    }
    await expect(bytesOf([], { rows: failing() })).rejects.toThrow('the database went away');
  });

  it('reads only a little ahead of its reader', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Array.from({ length: 500 }, (_, at): WorkbookCell[] => [`${Math.sin(given * 500 + at)}`, at]);
      }
    }
    const reader = workbook({ sheet: 'Sent', columns, rows: endless() });
    for (let n = 0; n < 8; n++) await reader.next();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(given).toBeLessThan(40);
    await reader.return(undefined);
  });
});
