import { describe, expect, it } from 'vitest';
import { LEDGER_KINDS } from '#contract/codes.ts';
import { LOCALES } from '#contract/limits.ts';
import { SHEET_TABLES, sheetIn, type SheetTableName } from './sheetTables.ts';
import { translator } from './translator.ts';

describe('exported sheets', () => {
  it.each(LOCALES)('[L06] have a text in %s for their name and each heading', (locale) => {
    for (const name of Object.keys(SHEET_TABLES) as SheetTableName[]) {
      const { sheet, columns } = sheetIn(name, locale);
      // A key without a text stays the key, such as `drafts.source`.
      for (const text of [sheet, ...columns.map(({ header }) => header)]) {
        expect(text, name).not.toMatch(/^\w+(?:\.\w+)+$/u);
      }
    }
  });

  it.each(LOCALES)('[L06] call the filing type alike in %s', (locale) => {
    const headOf = (name: SheetTableName) => {
      const at = SHEET_TABLES[name].columns.findIndex(({ from }: { from: string }) => from === 'bill_type');
      return sheetIn(name, locale).columns[at]?.header;
    };
    expect([headOf('filings'), headOf('drafts')]).toEqual([headOf('templates'), headOf('templates')]);
  });

  it.each(LOCALES)('[M04] do not call coins added of every kind top-ups in %s', (locale) => {
    const at = SHEET_TABLES.statistics.columns.findIndex(({ from }) => from === 'toppedUp');
    const kinds = LEDGER_KINDS.map((kind) => translator(locale)(`cashier.ledger.kinds.${kind}`));
    expect(kinds).not.toContain(sheetIn('statistics', locale).columns[at]?.header);
  });
});
