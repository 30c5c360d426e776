import { expect, it } from 'vitest';
import { customsLines, fitsBetweenWords } from './customsLines.ts';

it('[V13] breaks an address between words into lines of at most 35 columns', () => {
  const address = 'UNIT 1802 18TH FLOOR EAST TOWER GLOBAL TRADE PLAZA NO 588 RENMIN ROAD BEILUN DISTRICT';
  const lines = customsLines(address);
  expect(lines).toEqual([
    'UNIT 1802 18TH FLOOR EAST TOWER',
    'GLOBAL TRADE PLAZA NO 588 RENMIN',
    'ROAD BEILUN DISTRICT',
  ]);
  expect(lines.join(' ')).toBe(address);
});

it('[V13] fills a line completely and cuts only a word longer than a line', () => {
  expect(customsLines(`${'A'.repeat(17)} ${'B'.repeat(17)} C`)).toEqual([`${'A'.repeat(17)} ${'B'.repeat(17)}`, 'C']);
  expect(customsLines(`NO ${'X'.repeat(40)} Y`)).toEqual(['NO', 'X'.repeat(35), 'XXXXX Y']);
});

it('[V13] cuts words to fit 105 characters into three lines', () => {
  const address = `${'A'.repeat(30)} ${'B'.repeat(30)} ${'C'.repeat(30)} ${'D'.repeat(11)}`;
  expect(address.length).toBe(104);
  expect(fitsBetweenWords(address)).toBe(false);
  expect(customsLines(address)).toEqual([
    `${'A'.repeat(30)} ${'B'.repeat(4)}`,
    `${'B'.repeat(26)} ${'C'.repeat(8)}`,
    `${'C'.repeat(22)} ${'D'.repeat(11)}`,
  ]);
});

it('[V13] loses characters only of an address beyond its limit', () => {
  expect(customsLines('X'.repeat(105))).toHaveLength(3);
  expect(customsLines('X'.repeat(106))).toHaveLength(4);
});

it('returns no lines for a blank address', () => {
  expect(customsLines('  ')).toEqual([]);
});
