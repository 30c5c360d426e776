import { expect, it } from 'vitest';
import { isf10 } from '#contract/entities/isf10.ts';
import { allSheetColumns, sheetColumns } from '#schema/sheet.ts';
import { parseLookupCountry } from './countryName.ts';
import { readValue } from './importValue.ts';

const places = { country: parseLookupCountry, port: () => null };
const country = sheetColumns(isf10).find(({ name }) => name === 'hsCountryCode')!;

it.each([
  ['China (CN)', 'CN'],
  ['VN - Vietnam', 'VN'],
  ['ＣＮ', 'CN'],
  ['England (UK)', 'GB'],
  ['America', 'US'],
])('imports the country %s as %s', (text, code) => {
  const { value, message } = readValue(country, { text, kind: 'text' }, '', places);
  expect([value, message?.severity]).toEqual([code, 'notice']);
});

it('cuts a long text before a character of two code units', () => {
  const buyer = sheetColumns(isf10).find(({ name }) => name === 'bugerName')!;
  const { value, message } = readValue(buyer, { text: `${'A'.repeat(999)}😀😀`, kind: 'text' }, '', places);
  expect([value, message?.key]).toEqual(['A'.repeat(999), 'cut']);
});

it.each(['China / Vietnam', 'Narnia'])('imports %s as text without a country code', (text) => {
  expect(readValue(country, { text, kind: 'text' }, '', places)).toMatchObject({ value: text.toUpperCase() });
});

it.each([
  ['sizeType', '40HQ', '45G1'],
  ['containerType', '40HQ', '4B'],
  ['containerType', '20 ft, open top', '20'],
])('[X04] imports %s of the container %s as %s', (name, text, code) => {
  const column = allSheetColumns(isf10).find((one) => one.name === name)!;
  const { value, message } = readValue(column, { text, kind: 'text' }, '', places);
  expect([value, message?.severity]).toEqual([code, 'notice']);
});
