import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/limits.ts';
import { SHEET_TABLES, sheetIn, type SheetTableName } from './sheetTables.ts';

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
});
