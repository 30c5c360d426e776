import { expect, it } from 'vitest';
import { maskPrivate } from './maskPrivate.ts';

it('[S06] masks personal ids of every form by the name of their field, and birth dates whole', () => {
  const body = { importerId: 'E12345678', importerBirth: '1971-02-03', consigneeId: '12-345678900', vessel: 'EVER 9' };
  expect(maskPrivate({ before: [body] }, true)).toEqual({
    before: [{ importerId: '*****5678', importerBirth: '****-**-**', consigneeId: '12-345678900', vessel: 'EVER 9' }],
  });
  expect(maskPrivate('E12345678', true, 'importer')).toBe('*****5678');
  expect(maskPrivate('SF10 34123456789', true, 'message')).toBe('SF10 34*****6789');
  expect(maskPrivate('123-45-6789*', true, 'importer')).toBe('***-**-6789*');
  expect(maskPrivate('*****5678', true, 'importer')).toBe('*****5678');
});
