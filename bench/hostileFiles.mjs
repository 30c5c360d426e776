import { CFB, utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { importTable } from './importBook.mjs';

const MEGABYTE = 1024 * 1024;
const HEADINGS = ['AMS B/L no.', 'Client reference', 'Loading time'];

/** A workbook with one sheet; `texts` is its shared-strings content, `rest` follows its rows. */
function workbook(rows, { texts = '', rest = '', styles = '<xf numFmtId="0"/>' } = {}) {
  const link = (id, kind, target) => `<Relationship Id="${id}" Type="x/${kind}" Target="${target}"/>`;
  return Buffer.from(
    zipSync(
      {
        '_rels/.rels': strToU8(`<Relationships>${link('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`),
        'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="L" sheetId="1" r:id="a"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': strToU8(
          `<Relationships>${link('a', 'worksheet', 'worksheets/sheet1.xml')}${link('b', 'styles', 'styles.xml')}${link('c', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
        ),
        'xl/styles.xml': strToU8(`<styleSheet><cellXfs>${styles}</cellXfs></styleSheet>`),
        'xl/sharedStrings.xml': strToU8(`<sst>${texts}</sst>`),
        'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData>${rest}</worksheet>`),
      },
      { level: 9 },
    ),
  );
}

const letters = (at) =>
  (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26));
const inline = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const headRow = `<row r="1">${HEADINGS.map(inline).join('')}</row>`;
const lines = (count, line) => Array.from({ length: count }, (_, at) => line(at)).join('');
const text = (content) => `<si><t>${content}</t></si>`;
const no = (at) => `OOLU${String(10_000_000 + at)}`;

/** Rows whose cells refer to consecutive shared strings from `first`. */
function sharedRows(rows, columns, indexOf) {
  return lines(rows, (row) => {
    const cells = lines(columns, (at) => `<c r="${letters(at)}${row + 2}" t="s"><v>${indexOf(row, at)}</v></c>`);
    return `<row r="${row + 2}">${cells}</row>`;
  });
}

/** The stream of an .xls workbook with as many numbers as fit. */
function oldNumbers(bytes) {
  const record = (kind, body) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(kind, 0);
    head.writeUInt16LE(body.length, 2);
    return Buffer.concat([head, body]);
  };
  const begin = (kind) => record(0x0809, Buffer.from([0, 6, kind, 0, 0xbb, 0x0d, 0xcc, 7, 0, 0, 0, 0, 6, 0, 0, 0]));
  const end = record(0x000a, Buffer.alloc(0));
  const sheetAt = begin(5).length + 4 + 6 + 2 + 1 + end.length;
  const bound = Buffer.alloc(9);
  bound.writeUInt32LE(sheetAt, 0);
  bound.writeUInt8(1, 6);
  bound.write('L', 8);
  const rows = [];
  let size = 0;
  for (let row = 0; size < bytes && row < 65_536; row += 1) {
    const numbers = Buffer.alloc(6 + 6 * 250);
    numbers.writeUInt16LE(row, 0);
    for (let at = 0; at < 250; at += 1) numbers.writeUInt32LE(((row * 250 + at) << 2) | 2, 4 + 6 * at + 2);
    numbers.writeUInt16LE(249, numbers.length - 2);
    rows.push(record(0x00bd, numbers));
    size += rows.at(-1).length;
  }
  return Buffer.concat([begin(5), record(0x0085, bound), end, begin(0x10), ...rows, end]);
}

function oldWorkbook(stream) {
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, 'Workbook', stream);
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

function oldTable(rows) {
  const book = utils.book_new(utils.aoa_to_sheet(rows), 'LIST');
  return write(book, { type: 'buffer', bookType: 'biff8', bookSST: true });
}

const csvOf = (rows) => Buffer.from(`${HEADINGS.join(',')}\n${rows}`);

/** Files of at most 5 MB that make a reader use as much memory as possible, each in another way. */
export const HOSTILE_FILES = {
  'xlsx, small and honest': ['list.xlsx', () => workbook(headRow + lines(500, (at) => `<row>${inline(no(at))}</row>`))],
  'xlsx, 1.2 M shared texts, none used': [
    'list.xlsx',
    () => workbook(headRow + `<row r="2">${inline(no(1))}</row>`, { texts: lines(1_200_000, (at) => text(at)) }),
  ],
  'xlsx, 900,000 shared texts, each used once': [
    'list.xlsx',
    () =>
      workbook(headRow + sharedRows(90_000, 10, (row, at) => row * 10 + at), {
        texts: lines(900_000, (at) => text(at)),
      }),
  ],
  'xlsx, 400,000 shared texts, each used 3 times': [
    'list.xlsx',
    () =>
      workbook(headRow + sharedRows(90_000, 13, (row, at) => (row * 13 + at) % 400_000), {
        texts: lines(400_000, (at) => text(`T ${at}`)),
      }),
  ],
  'xlsx, 450 shared texts of 20,000 signs': [
    'list.xlsx',
    () =>
      workbook(headRow + sharedRows(60_000, 3, (row, at) => (row * 3 + at) % 450), {
        texts: lines(450, (at) =>
          text(lines(4_000, (part) => `${(at * 7_919 + part * part) % 99_991} `).slice(0, 20_000)),
        ),
      }),
  ],
  'xlsx, 90,000 rows of 13 inline texts': [
    'list.xlsx',
    () => workbook(headRow + lines(90_000, (row) => `<row>${lines(13, (at) => inline(row * 13 + at))}</row>`)),
  ],
  'xlsx, 1 M tiny rows without headings': [
    'list.xlsx',
    () => workbook(lines(1_000_000, (at) => `<row><c><v>${at}</v></c></row>`)),
  ],
  'xlsx, 1 M tiny rows below headings': [
    'list.xlsx',
    () => workbook(headRow + lines(1_000_000, (at) => `<row><c><v>${at}</v></c></row>`)),
  ],
  'xlsx, 5 rows of 150,000 cells': [
    'list.xlsx',
    () => workbook(headRow + lines(5, () => `<row>${lines(150_000, (at) => inline(at))}</row>`)),
  ],
  'xlsx, 50,000 merged blocks over all columns': [
    'list.xlsx',
    () =>
      workbook(headRow + lines(60_000, (at) => `<row>${inline(no(at))}</row>`), {
        rest: `<mergeCells>${lines(49_999, (at) => `<mergeCell ref="B${at + 2}:XFD1048576"/>`)}</mergeCells>`,
      }),
  ],
  'xlsx, 65,000 formats': [
    'list.xlsx',
    () =>
      workbook(headRow + lines(60_000, (at) => `<row>${inline(no(at))}<c/><c s="${at}"><v>46400.${at}</v></c></row>`), {
        styles: lines(65_000, (at) => `<xf numFmtId="${at % 2 ? 14 : 22}"/>`),
      }),
  ],
  'xls, 830,000 numbers': ['list.xls', () => oldWorkbook(oldNumbers(4.95 * MEGABYTE))],
  'xls, honest, 210,000 cells': ['list.xls', () => oldTable(importTable(6_200, 6))],
  'csv, one line of 5 MB': ['list.csv', () => csvOf('x'.repeat(5 * MEGABYTE - 100))],
  'csv, one line of 2.5 M fields': ['list.csv', () => csvOf('x,'.repeat(2.5 * MEGABYTE - 100))],
  'csv, one field of 2.5 M quotes': ['list.csv', () => csvOf(`"${'""'.repeat(2.5 * MEGABYTE - 100)}"`)],
  'csv, 99,000 rows of 4 numbers': [
    'list.csv',
    () => csvOf(lines(99_000, (at) => `"${[0, 1, 2, 3].map((part) => `OOLU${100_000 + at * 4 + part}`).join(' ')}"\n`)),
  ],
  'csv, 2.5 M blank lines': ['list.csv', () => csvOf(`${'x\n'.repeat(1)}${' \n'.repeat(2.5 * MEGABYTE - 100)}`)],
};
