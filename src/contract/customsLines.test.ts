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

it('[V13] keeps words whole in up to six lines', () => {
  const address = `${'A'.repeat(30)} ${'B'.repeat(30)} ${'C'.repeat(30)} ${'D'.repeat(11)}`;
  expect(customsLines(address)).toEqual(address.split(' '));
  expect(fitsBetweenWords(address)).toBe(true);
  expect(fitsBetweenWords('X'.repeat(36))).toBe(false);
});

it('[V13] has at most six lines for an address within its limit', () => {
  const words = ['A'.repeat(18), 'B'.repeat(18), 'C'.repeat(18), 'D'.repeat(18), 'E'.repeat(18)].join(' ');
  expect(words.length).toBeLessThanOrEqual(105);
  expect(customsLines(words)).toHaveLength(5);
  expect(customsLines('X'.repeat(211))).toHaveLength(7);
});

it('returns no lines for a blank address', () => {
  expect(customsLines('  ')).toEqual([]);
});
