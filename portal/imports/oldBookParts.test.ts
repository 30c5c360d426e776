import { CFB, utils, write, type WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { oldBookParts } from './oldBookParts.ts';
import { oleStreams, readXls } from './readXls.ts';
import type { TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

const COLUMNS = 20;
/** Rows with texts, numbers and empty cells. The library looks for each text among all others: few are different. */
const table = (rows: number, tag: string) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, at) =>
      at % 3 === 0 ? row + at / 4 : at % 7 === 0 ? null : `${tag} ${row % 2} ${at}`,
    ),
  );

function workbook(sheets: Record<string, number>, change: (book: WorkBook) => void = () => {}): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(table(rows, name)), name);
  change(book);
  return write(book, { type: 'buffer', bookType: 'biff8', bookSST: true }) as Buffer;
}

const streamOf = (bytes: Buffer): Buffer => oleStreams(bytes).content('Workbook') ?? Buffer.alloc(0);

/** Hides rows of the last sheet, which the writer of the tests cannot do. */
function hideRows(bytes: Buffer, rows: readonly number[]): Buffer {
  const stream = streamOf(bytes);
  const sheet = stream.lastIndexOf(Buffer.from([0x09, 0x08, 0x10, 0, 0, 6, 0x10, 0]));
  const inside = sheet + 4 + stream.readUInt16LE(sheet + 2);
  const records = rows.map((row) => {
    const record = Buffer.alloc(20);
    record.writeUInt16LE(0x0208, 0);
    record.writeUInt16LE(16, 2);
    record.writeUInt16LE(row, 4);
    record.writeUInt8(0x20, 16);
    return record;
  });
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(
    container,
    'Workbook',
    Buffer.concat([stream.subarray(0, inside), ...records, stream.subarray(inside)]),
  );
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** What a reader of the file gets. */
async function read(bytes: Buffer) {
  const sheets: { name: string; merged: number; rows: Map<number, number>; end?: object }[] = [];
  const hidden: string[] = [];
  const sink: TableSink = {
    note: () => {},
    score: () => 0,
    hidden: (name) => void hidden.push(name),
    progress: async () => {},
    sheet: (name, merged) => {
      const sheet: (typeof sheets)[number] = { name, merged: merged.length, rows: new Map() };
      sheets.push(sheet);
      return {
        row: (number, cells) => void sheet.rows.set(number, cells.filter(Boolean).length),
        end: (facts) => void (sheet.end = facts),
      };
    },
  };
  await readXls(bytes, sink);
  return { sheets, hidden };
}

describe('reading an old workbook in parts', () => {
  it('reads every row of every sheet once, in order', async () => {
    const bytes = workbook({ FIRST: 2_600, EMPTY: 0, SMALL: 10, LAST: 1_400 });
    const parts = [...oldBookParts(streamOf(bytes))];
    expect(parts.length).toBeGreaterThan(3);
    const { sheets } = await read(bytes);
    const filled = sheets.filter(({ rows }) => rows.size > 0);
    expect(filled.map(({ name, rows }) => [name, rows.size])).toEqual([
      ['FIRST', 2_600],
      ['SMALL', 10],
      ['LAST', 1_400],
    ]);
    for (const { rows } of filled) {
      expect([...rows.keys()]).toEqual(Array.from(rows, (_, at) => at + 1));
      expect(new Set(rows.values())).toEqual(new Set([COLUMNS - 2]));
    }
  });

  it('keeps merged cells and hidden rows of all parts, and hidden sheets apart', async () => {
    const bytes = workbook({ HIDDEN: 1_300, SEEN: 1_600 }, (book) => {
      const sheet = book.Sheets['SEEN']!;
      sheet['!merges'] = [utils.decode_range('A1:B2'), utils.decode_range('A1590:B1591')];
      book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    });
    const { sheets, hidden } = await read(hideRows(bytes, [4, 1_500]));
    expect(hidden).toEqual(['HIDDEN']);
    expect(sheets).toMatchObject([{ name: 'SEEN', merged: 2, end: { hiddenRows: 2, isTooWide: false } }]);
  });

  it('refuses a sheet that the file does not have', () => {
    const stream = streamOf(workbook({ LIST: 3 }));
    let at = 0;
    while (stream.readUInt16LE(at) !== 0x0085) at += 4 + stream.readUInt16LE(at + 2);
    stream.writeUInt32LE(stream.length - 2, at + 4);
    expect(() => [...oldBookParts(stream)]).toThrow(Unreadable);
  });
});
