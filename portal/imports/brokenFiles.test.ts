import { strToU8, zipSync } from 'fflate';
import { utils, write } from '@e965/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { importBytes, unreadableReason, type AnyBill } from './testing/importBytes.ts';
import { createImportThread } from './testing/importThread.ts';
import { mutationTimeout, readMutations } from './testing/readMutations.ts';
import { asCsv, goodBills, goodRows } from './testing/goodTable.ts';
import { xlsxFile } from './testing/xlsxFile.ts';

const ROUNDS = Number(process.env['TPT_FUZZ_BOOKS'] ?? 200);
const SEED = Number(process.env['TPT_SEED'] ?? 20261121);

const rows = goodRows(goodBills(ISF_10, 2), 'en');
const xlsx = xlsxFile({ sheets: [{ rows }] });
const xls = (() => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'LIST');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
})();
const csv = Buffer.from(asCsv(rows));

describe('files that are not tables', () => {
  const ole = (stream: string) => {
    const file = Buffer.from(xls);
    const name = Buffer.from('Workbook', 'utf16le');
    const at = file.indexOf(name);
    file.write(stream.padEnd(16, '\0'), at, 'utf16le');
    file.writeUInt16LE((stream.length + 1) * 2, at + 64);
    return file;
  };
  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['blank lines', Buffer.from('\r\n\r\n'), 'empty'],
    ['a web page named .xls', Buffer.from('<html><table><tr><td>AMS B/L no.</td></tr></table></html>'), 'html'],
    ['an XML spreadsheet', Buffer.from('<?xml version="1.0"?><Workbook/>'), 'xml'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'image'],
    ['a program', Buffer.from('MZ\0\0\u0003\0', 'latin1'), 'binary'],
    ['a Word document', Buffer.from(zipSync({ 'word/document.xml': strToU8('<w/>') })), 'word'],
    ['slides', Buffer.from(zipSync({ 'ppt/presentation.xml': strToU8('<p/>') })), 'slides'],
    ['an archive of tables', Buffer.from(zipSync({ 'list.csv': csv })), 'archive'],
    ['an archive in an archive', Buffer.from(zipSync({ 'inner.zip': xlsx })), 'archive'],
    ['a binary workbook', Buffer.from(zipSync({ 'xl/workbook.bin': strToU8('x') })), 'xlsb'],
    ['an OpenDocument table', Buffer.from(zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('x') })), 'ods'],
    ['a workbook with a password', ole('EncryptedPackag'), 'binary'],
    ['an old Word document', ole('WordDocument'), 'word'],
    ['bytes', Buffer.from([0, 1, 2, 3, 4, 5, 250, 0, 9]), 'binary'],
    ['a letter', Buffer.from('Dear all,\nplease find the list.\nRegards'), 'noHeader'],
    ['headings alone', Buffer.from('AMS B/L no.,Buyer name\n'), 'noRows'],
    ['text in an unknown encoding', Buffer.from('AMS B/L no.,Buyer name\nOOLU1,\xff\xff', 'latin1'), 'encoding'],
    ['an open quote', Buffer.from('AMS B/L no.,Buyer name\nOOLU1,"ACME\nOOLU2,B'), 'quote'],
  ])('[V20] refuses %s as %3$s', async (_name, bytes, reason) => {
    expect(await unreadableReason(bytes)).toBe(reason);
  });

  it('[V20] refuses a file with too many rows', async () => {
    const list = Buffer.from('AMS B/L no.\nOOLU1\nOOLU2\nOOLU3');
    expect((await importBytes(list, { limits: { rows: 3 } })).outcome.rows).toBe(3);
    await expect(importBytes(list, { limits: { rows: 2 } })).rejects.toMatchObject({
      reason: 'tooManyRows',
      args: { max: 2 },
    });
  });

  it('[V20] refuses a file with more different B/L numbers than fit into memory', async () => {
    const list = Buffer.from('AMS B/L no.\nOOLU1\nOOLU2\nOOLU1\nOOLU3');
    expect((await importBytes(list, { limits: { numbers: 3 } })).outcome.rows).toBe(4);
    await expect(importBytes(list, { limits: { numbers: 2 } })).rejects.toMatchObject({ reason: 'tooLarge' });
  });

  it('reads a workbook without a file name by its content', async () => {
    expect((await importBytes(xlsx)).outcome.bills).toBe(2);
    expect((await importBytes(xls)).outcome.bills).toBe(2);
  });
});

describe('mutations of good files', () => {
  const thread = createImportThread();
  afterAll(() => thread.end());

  const SOURCES = [
    ['xlsx', xlsx],
    ['xls', xls],
    ['csv', csv],
  ] as const;

  it(
    '[V20] are refused with a reason or read correctly',
    async () => {
      const tally = await readMutations({
        thread,
        rounds: ROUNDS,
        seed: SEED,
        good: (await importBytes(xlsx)).bills,
        mutate: (round, random) => {
          const [kind, source] = SOURCES[round % 3] ?? SOURCES[0];
          const { name, bytes } = mutated(source, Math.floor(round / 3), random);
          // Only .xlsx has a checksum, which detects a changed letter; .xls must still detect a missing part.
          const isComparable = kind === 'xlsx' || (kind === 'xls' && name !== 'flip');
          return { name: `${kind} ${name}`, bytes, isComparable };
        },
      });
      expect(tally.get('read')).toBeGreaterThan(ROUNDS / 40);
      expect(tally.get('damaged')).toBeGreaterThan(ROUNDS / 7);
    },
    mutationTimeout(ROUNDS),
  );

  it('[V20] of cells are read unchanged, or reported at their cell', async () => {
    const random = seededRandom(7);
    const signs = [
      ' ',
      '\u3000',
      'ａ',
      '*',
      '~',
      '\u200b',
      "'",
      '=',
      '"',
      '\n',
      '0',
      'đ',
      '上',
      '\ud83d',
      '|',
      '_x0041_',
      '&',
      '<',
    ];
    for (let round = 0; round < 300; round++) {
      const changed = rows.map((row) => [...row]);
      const rowAt = 1 + Math.floor(random() * (rows.length - 1));
      const columnAt = Math.floor(random() * (rows[0]?.length ?? 1));
      const before = changed[rowAt]?.[columnAt] ?? '';
      if (before === '') continue;
      const cut = Math.floor(random() * (before.length + 1));
      const sign = signs[round % signs.length] ?? '';
      const text = before.slice(0, cut) + sign + before.slice(cut);
      const line = changed[rowAt];
      if (line) line[columnAt] = text;
      const [file, source] =
        round % 2 ? [xlsxFile({ sheets: [{ rows: changed }] }), 'xlsx'] : [Buffer.from(asCsv(changed)), 'csv'];
      const { bills, outcome } = await importBytes(file);
      const values = new Set(bills.flatMap(textsOf));
      const isReported = outcome.problems.some(
        ({ row, column }) => row === rowAt + 1 && column === columnLetters(columnAt),
      );
      expect(values.has(text) || isReported, `${source} round ${round}: ${JSON.stringify(text)}`).toBe(true);
    }
  });
});

const textsOf = (bill: AnyBill): string[] =>
  [bill, ...bill.amsRequestList, ...bill.billHsRequestList].flatMap((record) =>
    Object.values(record).filter((value): value is string => typeof value === 'string'),
  );

function columnLetters(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : `A${String.fromCharCode(65 + index - 26)}`;
}

function mutated(source: Buffer, round: number, random: () => number): { name: string; bytes: Buffer } {
  const bytes = Buffer.from(source);
  const place = () => Math.floor(random() * bytes.length);
  switch (round % 6) {
    case 0:
      return { name: 'cut', bytes: bytes.subarray(0, place()) };
    case 1: {
      const at = place();
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      return { name: 'flip', bytes };
    }
    case 2: {
      const at = place();
      bytes.fill(Math.floor(random() * 256), at, Math.min(bytes.length, at + 1 + Math.floor(random() * 64)));
      return { name: 'flip', bytes };
    }
    case 3: {
      const at = place();
      return {
        name: 'hole',
        bytes: Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + Math.floor(random() * 200))]),
      };
    }
    case 4:
      return { name: 'tail', bytes: Buffer.concat([bytes, Buffer.alloc(1 + Math.floor(random() * 40), round % 256)]) };
    default: {
      const at = place();
      return {
        name: 'flip',
        bytes: Buffer.concat([bytes.subarray(0, at), Buffer.from([round % 256]), bytes.subarray(at)]),
      };
    }
  }
}
