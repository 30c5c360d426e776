import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { LOCALES } from '#contract/limits.ts';
import { importFile as en } from '#messages/en/importFile.ts';
import { importFile as vi } from '#messages/vi/importFile.ts';
import { importFile as zhCN } from '#messages/zh-CN/importFile.ts';
import { exampleCells, exampleRow } from '#rules/importExample.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { zip } from '../exports/zip.ts';
import { templateSheets } from './importTemplate.ts';
import { bookFiles } from './textBook.ts';
import { asCsv, goodBills, goodRows } from './testing/goodTable.ts';
import { importBytes, problemLines, type AnyBill } from './testing/importBytes.ts';
import { formula, rawNumber, styled, xlsxFile, type TestCell, type TestSheet } from './testing/xlsxFile.ts';

const AMS = 'AMS B/L no.';
const importedFields = (bill: Bill): AnyBill => {
  const { id: _id, billType: _type, from: _from, ...fields } = bill as unknown as AnyBill & Record<string, unknown>;
  return fields;
};
/** A sheet with one bill per row below the headings. */
const sheet = (headings: string[], ...rows: TestCell[][]): Buffer =>
  xlsxFile({ sheets: [{ rows: [headings, ...rows] }] });
const xlsFile = (rows: readonly (readonly unknown[])[], name = 'ISF LIST'): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), name);
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
};
/** Messages of one cell. */
const at = (imported: Awaited<ReturnType<typeof importBytes>>, address: string) =>
  imported.outcome.problems
    .filter(({ column, row }) => `${column ?? ''}${row ?? ''}` === address)
    .map(({ severity, message }) => `${severity} ${message}`);

const DAY = 86_400_000;

describe('import of good files', () => {
  const kinds: [string, (rows: string[][]) => Buffer][] = [
    ['xlsx with shared texts', (rows) => xlsxFile({ sheets: [{ rows }] })],
    ['xlsx with texts in cells', (rows) => xlsxFile({ sheets: [{ rows }], isShared: false })],
    ['xls', (rows) => xlsFile(rows)],
    ['csv in UTF-8', (rows) => Buffer.from(asCsv(rows))],
    ['csv in UTF-8 with its mark and semicolons', (rows) => Buffer.from(`\ufeff${asCsv(rows, ';', '\n')}`)],
    ['tsv in UTF-16', (rows) => Buffer.from(`\ufeff${asCsv(rows, '\t')}`, 'utf16le')],
    ['csv in UTF-16 without its mark', (rows) => Buffer.from(asCsv(rows), 'utf16le')],
  ];
  it.each(kinds.flatMap(([kind, make]) => LOCALES.map((locale) => ({ kind, make, locale }))))(
    '[B05] [D03] reads every value from $kind with headings in $locale',
    async ({ make, locale }) => {
      for (const billType of [ISF_10, ISF_5] satisfies BillType[]) {
        const bills = goodBills(billType);
        const rows = goodRows(bills, locale);
        const imported = await importBytes(make(rows), { billType, locale });
        expect(imported.bills).toEqual(bills.map((bill) => ({ ...importedFields(bill), template_id: null })));
        expect(imported.outcome.problems.filter(({ severity }) => severity !== 'notice')).toEqual([]);
        expect([imported.outcome.bills, imported.outcome.rows]).toEqual([5, rows.length - 1]);
      }
    },
  );

  it('reads Chinese headings and names of a GB18030 file, and reports the guessed encoding', async () => {
    // `提单号,买方名称,买方城市` and `深圳` in GB18030.
    const bytes = Buffer.from(
      'ccE1B5A5BAC52CC2F2B7BDC3FBB3C62CC2F2B7BDB3C7CAD00A4F4F4C55313233342C41434D452CC9EEDBDA0A',
      'hex',
    );
    const imported = await importBytes(bytes);
    expect(imported.bills).toMatchObject([
      { bugerName: 'ACME', bugerCity: '深圳', amsRequestList: [{ amsNo: 'OOLU1234' }] },
    ]);
    expect(problemLines(imported)).toContainEqual(expect.stringContaining('GB18030'));
    expect(at(imported, 'C2')).toEqual([expect.stringContaining('“深圳”')]);
  });

  it('[B05] reads the template of each type, language and day, and skips its example row', async () => {
    let today = Date.parse('2026-08-01T20:00:00Z');
    for (const billType of [ISF_10, ISF_5] satisfies BillType[]) {
      for (const locale of LOCALES) {
        today += 40 * DAY;
        const sheets = templateSheets(billType, locale, new Date(today));
        const pack = async () => {
          const pieces: Uint8Array[] = [];
          for await (const piece of zip(bookFiles(sheets))) pieces.push(piece);
          return Buffer.concat(pieces);
        };
        await expect(importBytes(await pack(), { billType })).rejects.toMatchObject({ reason: 'noRows' });
        const rows = goodRows(goodBills(billType, 2), locale).slice(1);
        const [first] = sheets;
        if (!first) throw new Error('a template has a sheet');
        sheets[0] = { ...first, rows: [...first.rows, ...rows] };
        const imported = await importBytes(await pack(), { billType });
        expect(imported.outcome.bills).toBe(2);
        expect(imported.outcome.problems.map(({ severity, row }) => `${severity} ${row}`)).toEqual(['notice 2']);
      }
    }
  });
});

it('[ASVS 14.3.3] quotes no whole personal id and no birth date in a message', async () => {
  const heads = [AMS, 'Importer ID type', 'Importer ID', 'Importer date of birth', 'Consignee ID'];
  const imported = await importBytes(
    sheet(
      heads,
      ['OOLU1', '34', '987654321', '3/2/1971', '123456789'],
      ['OOLU1', '34', '987-65-4399', '1971-02-04', '123456789'],
      ['OOLU2', '34', rawNumber('87654321'), rawNumber('25968'), '123456789'],
      ['OOLU3', 'AEF', 'passport: e87654321', '4 Feb 1971 x', '123456789'],
    ),
  );
  const texts = problemLines(imported).join('\n');
  expect(texts).toMatch(/“\*{3}-\*{2}-4321” was read as “\*{3}-\*{2}-4321”/u);
  expect(texts).toContain('“*/*/****” can be two different days');
  expect(texts).toContain('number ***** was read as the date ****-**-**');
  expect(texts).toContain('“123456789” was read as “12-345678900”');
  for (const whole of ['98765', '987-65', '87654', '1971', '25968']) expect(texts).not.toContain(whole);
});

describe('the example row of a template', () => {
  it.each<BillType>([ISF_10, ISF_5])('[B05] loads in the future of the download, for filing type %s', (billType) => {
    for (const today of [new Date('2026-08-31T20:00:00Z'), new Date('2031-02-28T01:00:00Z')]) {
      for (const path of ['loadingAt', 'arrivalAt']) {
        const text = exampleRow(billType, today).get(path);
        if (text !== undefined) expect(fromServerText(text)?.getTime()).toBeGreaterThan(today.getTime() + 10 * DAY);
      }
    }
    expect([...exampleCells(billType).keys()]).not.toContain('loadingAt');
  });
});

describe('headings', () => {
  it('finds headings below a title, in any order, by aliases, and in two languages at once', async () => {
    const imported = await importBytes(
      xlsxFile({
        sheets: [
          {
            rows: [
              ['ISF-10 FILING LIST - WEEK 47'],
              [],
              ['NO.', 'HTS', 'BUYER NAME', '提单号\nHBL NO.', 'STUFFING CITY', '原产国 ORIGIN'],
              ['1', '940360', 'ACME', 'OOLU1234', 'NINGBO', 'CN'],
            ],
          },
        ],
      }),
    );
    expect(imported.bills).toMatchObject([
      {
        bugerName: 'ACME',
        stuffingCity: 'NINGBO',
        amsRequestList: [{ amsNo: 'OOLU1234' }],
        billHsRequestList: [{ hsCode: '940360', hsCountryCode: 'CN' }],
      },
    ]);
    expect(at(imported, 'A3')).toEqual([expect.stringContaining('notice The column “NO.”')]);
  });

  it('combines two heading rows when a party is above its fields', async () => {
    const imported = await importBytes(
      xlsxFile({
        sheets: [
          {
            rows: [
              ['AMS B/L no.', 'Buyer', '', '', 'Seller', ''],
              ['', 'Name', 'Address', 'City', 'Name', 'City'],
              ['OOLU1234', 'ACME', '1 ROAD', 'COSTA MESA', 'SUN', 'NINGBO'],
            ],
            merged: ['A1:A2', 'B1:D1', 'E1:F1'],
          },
        ],
      }),
    );
    expect(imported.bills).toMatchObject([
      { bugerName: 'ACME', bugerAddr: '1 ROAD', bugerCity: 'COSTA MESA', sellerName: 'SUN', sellerCity: 'NINGBO' },
    ]);
    expect(imported.bills[0]?.amsRequestList).toMatchObject([{ amsNo: 'OOLU1234' }]);
  });

  it('reports a missing heading once, a repeated one at its second column', async () => {
    const imported = await importBytes(
      sheet([AMS, 'HBL no.', 'Buyer name'], ['OOLU1234', 'OOLU5678', 'ACME'], ['OOLU1235', 'OOLU5679', 'ACME']),
    );
    expect(imported.bills.map((bill) => bill.amsRequestList[0]?.['amsNo'])).toEqual(['OOLU1234', 'OOLU1235']);
    expect(problemLines(imported).filter((text) => text.includes('“Seller name” is missing'))).toHaveLength(1);
    expect(at(imported, 'B1')).toEqual([expect.stringMatching(/^error .*column A/u)]);
  });

  it('reports values below a blank heading', async () => {
    const imported = await importBytes(sheet([AMS, 'Buyer name', ''], ['OOLU1234', 'ACME', 'lost?']));
    expect(at(imported, 'C2')).toEqual([expect.stringContaining('no heading')]);
  });
});

describe('rows of one filing', () => {
  const headings = [AMS, 'Buyer name', 'HS code', 'Country of origin'];

  it('continues a filing where its own columns are blank', async () => {
    const { bills } = await importBytes(
      sheet(
        headings,
        ['OOLU1', 'ACME', '940360', 'CN'],
        ['OOLU2', '', '940161', 'VN'],
        ['', '', '392690', 'CN'],
        ['OOLU3', 'BOLT', '940360', 'CN'],
      ),
    );
    expect(bills.map((bill) => [bill.amsRequestList.length, bill.billHsRequestList.length])).toEqual([
      [2, 3],
      [1, 1],
    ]);
  });

  it('continues a filing where the number is repeated, and reports different values', async () => {
    const imported = await importBytes(
      sheet(
        headings,
        ['OOLU1', 'ACME', '940360', 'CN'],
        ['OOLU1', 'ACME', '940161', 'CN'],
        ['OOLU1', 'OTHER', '392690', 'CN'],
      ),
    );
    expect(imported.bills).toHaveLength(1);
    expect(imported.bills[0]).toMatchObject({ bugerName: 'ACME', amsRequestList: [{ amsNo: 'OOLU1' }] });
    expect(imported.bills[0]?.billHsRequestList).toHaveLength(3);
    expect(at(imported, 'B4')).toEqual([expect.stringContaining('error Another row')]);
  });

  it('combines the rows of merged cells, without repeating or losing values', async () => {
    const imported = await importBytes(
      xlsxFile({
        sheets: [
          {
            rows: [
              headings,
              ['OOLU1', 'ACME', '940360', 'CN'],
              ['', '', '940161', ''],
              ['OOLU2', '', '392690', ''],
              ['OOLU9', 'BOLT', '392690', 'CN'],
            ],
            merged: ['A2:A3', 'B2:B4', 'D2:D4'],
          },
        ],
      }),
    );
    expect(imported.bills.map((bill) => bill.amsRequestList.map((row) => row['amsNo']))).toEqual([
      ['OOLU1', 'OOLU2'],
      ['OOLU9'],
    ]);
    expect(imported.bills[0]?.billHsRequestList).toEqual([
      { hsCode: '940360', hsCountryCode: 'CN' },
      { hsCode: '940161', hsCountryCode: 'CN' },
      { hsCode: '392690', hsCountryCode: 'CN' },
    ]);
  });

  it('[D04] reports rows with the number of another filing, and creates a draft of each', async () => {
    const imported = await importBytes(
      sheet(
        headings,
        ['OOLU1', 'ACME', '940360', 'CN'],
        ['OOLU2', 'ACME', '940360', 'CN'],
        ['OOLU1', 'BOLT', '940360', 'CN'],
      ),
    );
    expect(imported.bills).toHaveLength(3);
    expect(at(imported, 'A4').join()).toContain('is also in row 2');
  });

  it('splits a cell with several numbers', async () => {
    const imported = await importBytes(sheet(headings, ['OOLU12345\nOOLU12346', 'ACME', '940360', 'CN']));
    expect(imported.bills[0]?.amsRequestList.map((row) => row['amsNo'])).toEqual(['OOLU12345', 'OOLU12346']);
    expect(at(imported, 'A2')).toEqual([expect.stringContaining('notice The cell has several numbers')]);
  });

  it('splits a cell with several goods codes, each with the origin of the row, and reports it', async () => {
    const imported = await importBytes(sheet(headings, ['OOLU12345', 'ACME', '9405.11.0090, 940542\n9405 61', 'CN']));
    expect(imported.bills[0]?.billHsRequestList).toEqual(
      ['940511', '940542', '940561'].map((hsCode) => expect.objectContaining({ hsCode, hsCountryCode: 'CN' })),
    );
    expect(at(imported, 'C2')).toEqual([expect.stringContaining('notice The cell holds several HS codes')]);
  });

  it('does not split a cell with a part that is not a goods code, and reports an error', async () => {
    const imported = await importBytes(sheet(headings, ['OOLU12345', 'ACME', '940511, lamps', 'CN']));
    expect(imported.bills[0]?.billHsRequestList).toHaveLength(1);
    expect(at(imported, 'C2').join()).toContain('error');
  });

  it.each(['TOTAL:', 'Grand total', '合计', 'Tổng cộng'])(
    'under a list that only sum it up (%s) make no draft',
    async (word) => {
      const imported = await importBytes(
        sheet(headings, ['OOLU12345', 'ACME', '940511', 'CN'], ['', word, '', ''], [word, '', '2', '']),
      );
      expect(imported.outcome.bills).toBe(1);
      expect(problemLines(imported).filter((text) => text.includes('totals'))).toHaveLength(2);
    },
  );

  it('[V15] splits a cell with several goods numbers, each with the origin of the row', async () => {
    const imported = await importBytes(sheet(headings, ['OOLU12345', 'ACME', '940511, 9405.42.0090', 'CN']));
    expect(imported.bills[0]?.billHsRequestList).toEqual([
      { hsCode: '940511', hsCountryCode: 'CN' },
      { hsCode: '940542', hsCountryCode: 'CN' },
    ]);
    expect(at(imported, 'C2')).toEqual([expect.stringContaining('notice The cell holds several HS codes')]);
  });

  it('reports each row beyond 999 of one filing', async () => {
    const more = Array.from({ length: 1_001 }, (_, index) => ['', '', String(100_000 + index), 'CN']);
    const imported = await importBytes(sheet(headings, ['OOLU1', 'ACME', '940360', 'CN'], ...more));
    expect(imported.bills[0]?.billHsRequestList).toHaveLength(999);
    expect(problemLines(imported).filter((text) => text.includes('at most 999'))).toHaveLength(3);
  });
});

describe('values', () => {
  const one = async (heading: string, cell: TestCell, extra: Record<string, string> = {}) => {
    const imported = await importBytes(
      sheet([AMS, heading, ...Object.keys(extra)], ['OOLU1234', cell, ...Object.values(extra)]),
    );
    const bill = imported.bills[0];
    return {
      bill,
      goods: bill?.billHsRequestList[0],
      severities: at(imported, 'B2').map((text) => text.split(' ')[0]),
      texts: at(imported, 'B2'),
    };
  };

  it.each([
    [30461, '030461', 'dropped zeros'],
    ['8471.30', '847130', 'was read as'],
    [8471.3, '847130', 'was read as'],
    [rawNumber('8471.3000000000002'), '847130', 'was read as'],
    ['8471300100', '847130', 'first six digits'],
    ['84713001', '847130', 'first six digits'],
    [304610090, '030461', 'dropped zeros'],
    [styled(30461, 3), '030461', ''],
    ['940360', '940360', ''],
    [940360, '940360', ''],
  ] as [TestCell, string, string][])(
    '[V15] reads the goods number %j as %s, and reports a change',
    async (cell, hsCode, words) => {
      const { goods, texts } = await one('HS code', cell);
      expect(goods?.['hsCode']).toBe(hsCode);
      if (words === '') expect(texts).toEqual([]);
      else expect(texts).toEqual([expect.stringContaining(words)]);
    },
  );

  it('[V09] restores the hyphen and the leading zero of an EIN', async () => {
    expect((await one('Importer ID', 123456789)).bill).toMatchObject({ importerId: '12-345678900' });
    const lost = await one('Importer ID', 12345678);
    expect(lost.bill).toMatchObject({ importerId: '01-234567800' });
    expect(lost.severities[0]).toBe('notice');
    const ssn = await one('Importer ID', '123456789', { 'Importer ID type': '34' });
    expect(ssn.bill).toMatchObject({ importerId: '123-45-6789', importerType: '34' });
  });

  it.each([
    rawNumber('2.71940368512346E+17'),
    rawNumber('271940368512345678'),
    '2.71940E+14',
    formula('CONCAT(A1,B1)'),
    { xml: (a: string) => `<c r="${a}" t="e"><v>#REF!</v></c>` },
  ] as TestCell[])('leaves %j blank, with an error', async (cell) => {
    const found = await one('Bond reference no.', cell);
    expect(found.bill).toMatchObject({ bondReferenceNo: '' });
    expect(found.severities).toEqual(['error']);
  });

  it.each([
    [styled(46265, 1), '2026-08-31 00:00:00', []],
    [styled(46265.75, 2), '2026-08-31 18:00:00', []],
    ['2026/8/31 18:00', '2026-08-31 18:00:00', ['notice']],
    ['31/08/2026', '2026-08-31 00:00:00', ['notice']],
    ['31-Aug-2026', '2026-08-31 00:00:00', ['notice']],
    ['2026年8月31日', '2026-08-31 00:00:00', ['notice']],
    [46265, '2026-08-31 00:00:00', ['notice']],
    ['03/08/2026', '03/08/2026', ['error']],
    ['soon', 'soon', ['error']],
    ['2026-02-30', '2026-02-30', ['error']],
  ] as [TestCell, string, string[]][])('reads the loading time %j as %s', async (cell, loadingAt, severities) => {
    const found = await one('Loading time', cell);
    expect(found.bill).toMatchObject({ loadingAt });
    expect(found.severities).toEqual(severities);
  });

  it('reads dates of a workbook with the 1904 date system', async () => {
    const rows = [
      [AMS, 'Loading time'],
      ['OOLU1234', styled(46265 - 1462, 1)],
      ['OOLU1235', 46265 - 1462],
    ];
    const { bills } = await importBytes(xlsxFile({ sheets: [{ rows }], is1904: true }));
    expect(bills.map((bill) => bill['loadingAt'])).toEqual(['2026-08-31 00:00:00', '2026-08-31 00:00:00']);
  });

  it.each([
    ['Buyer country', '美国', 'US'],
    ['Buyer country', 'viet nam', 'VN'],
    ['Buyer country', 'CN', 'CN'],
    ['Buyer country', 'Atlantis', 'ATLANTIS'],
    ['Cargo type', 'To order shipment', '02'],
    ['Cargo type', 3, '03'],
    ['Bond type', '年度', 'Continuous'],
    ['Importer ID type', 'Hộ chiếu', 'AEF'],
    ['Importer ID type', 'nonsense', ''],
  ])('reads %s %j as %j', async (heading, cell, value) => {
    const { bill, severities } = await one(heading, cell);
    expect(Object.values(bill ?? {})).toContain(value);
    if (value !== cell) expect(severities.length).toBeGreaterThan(0);
  });

  it('[V16] finds a port by its code or by an unambiguous name', async () => {
    const rows = [
      [AMS, 'Place of delivery', 'Foreign port of discharge'],
      ['OOLU1234', 'MXZLO', 'Somewhere|XXABC'],
    ];
    const { bills } = await importBytes(xlsxFile({ sheets: [{ rows }] }), { billType: ISF_5 });
    expect(bills[0]).toMatchObject({
      deliveryCode: expect.stringMatching(/\|MXZLO$/u),
      dischargingPortCode: 'SOMEWHERE|XXABC',
    });
  });

  it('[L06] removes the apostrophe that an export put before a formula, and no other', async () => {
    expect((await one('Client reference', "'=1+1")).bill).toMatchObject({ clientRef: '=1+1' });
    expect((await one('Client reference', "'Quay 4")).bill).toMatchObject({ clientRef: "'Quay 4" });
  });

  it('[V14] cleans full-width and lowercase text, with a notice', async () => {
    const { bill, severities } = await one('Buyer name', 'ＡＣＭＥ　trading。');
    expect(bill).toMatchObject({ bugerName: 'ACME TRADING.' });
    expect(severities).toEqual(['notice']);
  });

  it('[V20] reads a date in the form that Excel writes into text files, with a notice', async () => {
    const imported = await importBytes(Buffer.from('AMS B/L no.,Loading time\r\nOOLU1234,30-Nov-26\r\n'));
    expect(imported.bills[0]).toMatchObject({ loadingAt: '2026-11-30 00:00:00' });
    expect(at(imported, 'B2')).toEqual(['notice “30-Nov-26” was read as “2026-11-30 00:00:00”.']);
  });

  it('[V14] reports that line breaks became spaces', async () => {
    const imported = await importBytes(sheet([AMS, 'Buyer address'], ['OOLU1234', '1 HARBOR BLVD\nSUITE 4']));
    expect(at(imported, 'B2')).toEqual(['notice Its line breaks became spaces: “1 HARBOR BLVD SUITE 4”.']);
  });

  it('[V06] names the row of the sheet for a repeated line of goods', async () => {
    const rows = [
      [AMS, 'HS code', 'Country of origin'],
      ['OOLU1234', '940360', 'CN'],
      ['COSU12345', '940360', 'CN'],
      ['', '940360', 'CN'],
    ];
    const imported = await importBytes(sheet(rows[0] ?? [], ...rows.slice(1)));
    expect(at(imported, 'B4').join()).toMatch(/is already in row 3\./u);
  });

  it('truncates a huge cell, with an error', async () => {
    const { bill, severities } = await one('Buyer name', 'A'.repeat(200_000));
    expect(String(bill?.['bugerName'])).toHaveLength(1_000);
    expect(severities).toContain('error');
  });
});

describe('sheets', () => {
  it('skips hidden sheets and sheets without a table, with a notice each, and reads hidden rows', async () => {
    const table = (no: string): TestSheet => ({
      rows: [
        [AMS, 'Buyer name'],
        [no, 'ACME'],
      ],
    });
    const imported = await importBytes(
      xlsxFile({
        sheets: [
          { ...table('OOLU1'), name: 'One' },
          { ...table('OOLU2'), name: 'Secret', state: 'hidden' },
          { name: 'Chat', rows: [['Dear all,'], ['please file'], ['thanks']] },
          { ...table('OOLU3'), name: 'Two', hidden: [2] },
        ],
        hasMacros: true,
      }),
    );
    expect(imported.bills.map((bill) => bill.amsRequestList[0]?.['amsNo'])).toEqual(['OOLU1', 'OOLU3']);
    expect(imported.outcome.preview.map(({ sheet: name, row }) => `${name} ${row}`)).toEqual(['One 2', 'Two 2']);
    const texts = imported.outcome.problems
      .filter(({ row }) => row === null)
      .map(({ sheet: name, message }) => `${name}: ${message}`);
    expect(texts).toContainEqual(expect.stringMatching(/^Secret: .*hidden/u));
    expect(texts).toContainEqual(expect.stringMatching(/^Chat: .*no heading/u));
    expect(texts).toContainEqual(expect.stringMatching(/^Two: Hidden rows/u));
    expect(texts).toContainEqual(expect.stringMatching(/^: .*macros/u));
  });
});

it('[V05] names the sheet of the first use when a number repeats in another sheet', async () => {
  const rows = [[AMS], ['OOLU12345678']];
  const imported = await importBytes(
    xlsxFile({
      sheets: [
        { name: 'May', rows },
        { name: 'June', rows },
      ],
    }),
  );
  expect(at(imported, 'A2').join()).toContain('row 2 of the sheet “May”');
});

describe('texts of the import', () => {
  const flat = (tree: object, path = ''): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[path + key, value]] : flat(value as object, `${path}${key}.`),
    );
  const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map((found) => found[1] ?? '').toSorted();

  it('[G10] has all texts in every language, with the same variables', () => {
    for (const texts of [vi, zhCN]) {
      const own = new Map(flat(texts));
      for (const [key, text] of flat(en)) expect([key, variables(own.get(key) ?? '')]).toEqual([key, variables(text)]);
      expect([...own.values()].filter((text) => text.trim() === '')).toEqual([]);
    }
  });
});
