import { Buffer } from 'node:buffer';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import { amountCell } from './ledgerSheets.ts';
import type { SheetTable, TableColumn } from './sheetTable.ts';
import { SHEET_TABLES, sheetIn, type SheetTableName } from './sheetTables.ts';
import { workbook } from './workbook.ts';

const PAYLOADS = [
  '=1+1',
  '=cmd|"/C calc"!A0',
  '=HYPERLINK("http://x","y")',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\0=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
];
const NUMBER_CELLS = new Set<TableColumn['cell']>([Number, amountCell]);
/** The start of a formula, also as a workbook encodes control characters. */
const RUNS = /^(?:[=+\-@＝＋－＠\t\r\n]|_x00)/u;

/** Cells below the head: type and text of each. */
async function cellsOf(name: SheetTableName, rows: unknown[][], locale: (typeof LOCALES)[number]) {
  const { sheet, columns, cells } = sheetIn(name, locale);
  async function* pieces() {
    yield rows.map(cells);
  }
  const parts: Uint8Array[] = [];
  for await (const part of workbook({ sheet, columns, rows: pieces() })) parts.push(part);
  const xml = strFromU8(unzipSync(new Uint8Array(Buffer.concat(parts)))['xl/worksheets/sheet1.xml']!);
  expect(xml).not.toMatch(/<f[\s>]/u);
  return [...xml.matchAll(/<c r="[A-Z]+(\d+)"[^>]*>(?:<is><t[^>]*>([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>/gu)]
    .filter(([, row]) => Number(row) > 1)
    .map(([, , text, number]) => ({ text, number }));
}

describe.each(Object.keys(SHEET_TABLES) as SheetTableName[])('the sheet of %s', (name) => {
  const { columns }: SheetTable = SHEET_TABLES[name];

  it.each(columns.map(({ from }, at) => ({ from, at })))(
    '[L06] runs no payload of the column $from in any language',
    async ({ from, at }) => {
      const rows = PAYLOADS.map((payload) => columns.map((_, other) => (other === at ? payload : null)));
      for (const locale of LOCALES) {
        const found = await cellsOf(name, rows, locale);
        // Counts are always numbers and flags are our own words; every other column shows its value.
        if (from !== 'is_default' && !NUMBER_CELLS.has(columns[at]?.cell)) {
          expect(found.filter(({ text }) => text !== undefined).length).toBeGreaterThanOrEqual(PAYLOADS.length);
        }
        for (const { text } of found) if (text !== undefined) expect(text).not.toMatch(RUNS);
      }
    },
  );
});
