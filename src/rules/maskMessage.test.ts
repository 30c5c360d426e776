import { expect, it } from 'vitest';
import { isf10 } from '#contract/entities/isf10.ts';
import { maskMessage } from './maskMessage.ts';

const quoted = (field: 'importerId' | 'importerBirth', from: string) =>
  maskMessage(isf10.fields[field], { key: 'cellError', severity: 'error', args: { from } }).args['from'];

it.each(['#DIV/0!', '#N/A', '#NAME?', '#VALUE!', '#REF!', '#NUM!', '#NULL!'])('quotes the formula error %s', (code) => {
  expect([quoted('importerId', code), quoted('importerBirth', code)]).toEqual([code, code]);
});

it('masks a personal number that a cell with a formula error contains', () => {
  expect(quoted('importerId', '#123-45-6789')).not.toContain('123');
  expect(quoted('importerBirth', '1980-02-03')).not.toContain('1980');
});
