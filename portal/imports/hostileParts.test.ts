import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { numberStyle } from './numberCell.ts';
import { unreadableReason } from './testing/importBytes.ts';
import { xlsxFile } from './testing/xlsxFile.ts';

const MILLION = 1_000_000;
const rows = [
  ['AMS B/L no.', 'Loading time', 'Importer ID'],
  ['OOLU12345678', '2026-08-31', '12-345678900'],
];

/** A good workbook with one part changed. */
function workbookWith(part: string, change: (xml: string) => string): Buffer {
  const parts = unzipSync(xlsxFile({ sheets: [{ rows }] }));
  parts[part] = strToU8(change(Buffer.from(parts[part] ?? []).toString()));
  return Buffer.from(zipSync(parts, { level: 6, mtime: '2026-01-01' }));
}
const before = (tag: string, text: string) => (xml: string) => xml.replace(tag, () => text + tag);

// Reading in quadratic time would take minutes and exceed the timeout of the test.
describe('parts that repeat one piece a million times', () => {
  it.each<[string, (xml: string) => string, string | null]>([
    ['xl/workbook.xml', () => '<sheet '.repeat(MILLION), 'tooLarge'],
    ['xl/workbook.xml', () => '<sheet '.repeat(MILLION / 5), 'damaged'],
    ['xl/workbook.xml', before('</sheets>', '<sheet name="x"/>'.repeat(2_000)), 'tooLarge'],
    ['xl/workbook.xml', before('</sheets>', '<x>'.repeat(100)), 'damaged'],
    ['xl/workbook.xml', (xml) => xml.replace('<sheet ', `<sheet ${'a=" '.repeat(MILLION / 5)}`), 'damaged'],
    ['xl/_rels/workbook.xml.rels', () => '<Relationship '.repeat(MILLION / 10), 'damaged'],
    ['_rels/.rels', () => "<Relationship a='".repeat(MILLION / 10), 'damaged'],
    ['xl/styles.xml', () => '<cellXfs '.repeat(MILLION / 2), 'damaged'],
    ['xl/styles.xml', () => '<numFmt '.repeat(MILLION / 2), 'damaged'],
    ['xl/styles.xml', before('</cellXfs>', '<xf numFmtId="14"/>'.repeat(MILLION / 10)), 'tooLarge'],
    ['xl/styles.xml', (xml) => xml.replace('000000', '['.repeat(MILLION)), 'damaged'],
    ['xl/worksheets/sheet1.xml', before('</worksheet>', '<mergeCell '.repeat(MILLION / 10)), 'damaged'],
    ['xl/worksheets/sheet1.xml', before('</worksheet>', "<mergeCell ref='".repeat(MILLION / 10)), 'tooLarge'],
    ['xl/worksheets/sheet1.xml', before('</worksheet>', '<x>'.repeat(MILLION / 10)), 'damaged'],
    ['xl/worksheets/sheet1.xml', (xml) => xml.replace('<v>', '<v>\0'), 'damaged'],
    ['xl/worksheets/sheet1.xml', before('<row ', '<c '.repeat(MILLION / 2)), 'tooLarge'],
    ['xl/sharedStrings.xml', (xml) => xml.replace('</t>', `${'&'.repeat(200_000)}</t>`), 'damaged'],
    ['xl/sharedStrings.xml', (xml) => xml.replace('2026-08-31', 'T'.repeat(32_000)), null],
    ['xl/sharedStrings.xml', (xml) => xml.replace('12-345678900', `EIN ${'A '.repeat(16_000)}*`), null],
  ])('[V20] are read in linear time: %s (%#)', async (part, change, refusal) => {
    expect(await unreadableReason(workbookWith(part, change))).toBe(refusal);
  });

  it('[V20] are read in linear time: separators, quotes and spaces of a text file', async () => {
    const head = 'AMS B/L no.,Loading time\n';
    for (const piece of [',', '"",', ' ', ';', '"', '\t']) {
      const refusal = await unreadableReason(Buffer.from(head + piece.repeat(4 * MILLION)));
      expect([null, 'quote', 'noRows', 'noHeader']).toContain(refusal);
    }
  });
});

it('refuses an overlong number format', () => {
  expect(() => numberStyle(170, '['.repeat(10_000))).toThrow('damaged');
  expect(numberStyle(170, '[Red]yyyy\\-mm[$-409]')).toEqual({ isDate: true, digits: 0 });
  expect(numberStyle(171, '[>9]000000;"x]"')).toEqual({ isDate: false, digits: 6 });
});
