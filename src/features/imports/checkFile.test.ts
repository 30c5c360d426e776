import { expect, it } from 'vitest';
import { checkFile } from './checkFile.ts';

const MB = 1024 * 1024;

it('[V20] accepts tables up to 5 MB with an extension of any case', () => {
  expect(checkFile({ name: 'bills.xlsx', size: 5 * MB })).toBeNull();
  expect(checkFile({ name: 'BILLS.XLS', size: 1 })).toBeNull();
  expect(checkFile({ name: '提单.csv', size: 1 })).toBeNull();
});

it('[V20] rejects larger files, empty files and other extensions before the upload', () => {
  expect(checkFile({ name: 'bills.xlsx', size: 5 * MB + 1 })).toBe('tooLarge');
  expect(checkFile({ name: 'bills.csv', size: 0 })).toBe('empty');
  expect(checkFile({ name: 'bills.pdf', size: 1 })).toBe('ending');
  expect(checkFile({ name: 'xlsx', size: 1 })).toBe('ending');
});
