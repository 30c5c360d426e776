import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORDS =
  'PACIFIC HOME GOODS TRADING NINGBO FURNITURE FACTORY EAST SEA HARBOR ROAD INDUSTRIAL ZONE VALLEY VIEW DISTRICT SUITE CO LTD'.split(
    ' ',
  );
const PARTIES = ['Buyer', 'Seller', 'Manufacturer', 'Container stuffing location', 'Consolidator', 'Ship-to party'];

/**
 * Headings and rows, one filing per row: unique numbers in every row, parties out of some thousands. The fourth cell is a
 * date as a number. More parties make it wider.
 */
export function importTable(rows, parties) {
  const random = seededRandom(7);
  const words = (count) => Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
  const pool = Array.from({ length: 3_000 }, () => [
    words(4).slice(0, 35),
    `${Math.floor(random() * 9_999)} ${words(3)}`,
    words(1),
    ['CN', 'US', 'VN', 'HK'][Math.floor(random() * 4)],
  ]);
  const headings = [
    'AMS B/L no.',
    'Bill type',
    'Cargo type',
    'Loading time',
    'Client reference',
    'Importer ID',
    'Consignee ID',
    'Bond holder ID',
    ...PARTIES.slice(0, parties).flatMap((party) =>
      ['name', 'address', 'city', 'country'].map((of) => `${party} ${of}`),
    ),
    'HS code',
    'Country of origin',
  ];
  const table = [headings];
  for (let row = 2; row <= rows + 1; row += 1) {
    const ein = `12-3456789${String(row % 100).padStart(2, '0')}`;
    const values = [`OOLU27${10_000_000 + row}`, 'BM', '01', 46_400.75 + (row % 90), `REF-${row}`, ein, ein, ein];
    for (let at = 0; at < parties; at += 1) values.push(...pool[Math.floor(random() * pool.length)]);
    values.push(String(940_000 + Math.floor(random() * 900)), 'CN');
    table.push(values);
  }
  return table;
}

/** The table as a workbook that a spreadsheet program writes. */
export function importBook(rows, parties) {
  const texts = new Map();
  const textAt = (text) => texts.get(text) ?? (texts.set(text, texts.size), texts.size - 1);
  const lines = importTable(rows, parties).map((values, index) => {
    const row = index + 1;
    const cells = values.map((value, at) =>
      typeof value === 'string'
        ? `<c r="${letters(at)}${row}" t="s"><v>${textAt(value)}</v></c>`
        : `<c r="${letters(at)}${row}" s="1"><v>${String(value)}</v></c>`,
    );
    return `<row r="${row}" spans="1:${values.length}">${cells.join('')}</row>`;
  });
  const shared = [...texts.keys()].map((text) => `<si><t>${text}</t></si>`).join('');
  const link = (id, kind, target) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  return Buffer.from(
    zipSync({
      '_rels/.rels': xml(`<Relationships>${link('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`),
      'xl/workbook.xml': xml('<workbook><sheets><sheet name="LIST" sheetId="1" r:id="a"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships>${link('a', 'worksheet', 'worksheets/sheet1.xml')}${link('b', 'styles', 'styles.xml')}${link('c', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      ),
      'xl/styles.xml': xml('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>'),
      'xl/sharedStrings.xml': xml(`<sst>${shared}</sst>`),
      'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`),
    }),
  );
}

const xml = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
const letters = (at) => (at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`);

function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
