import { expect, it } from 'vitest';
import { CarrierListError, parseCarriers } from './carrierList.ts';

it('[X06] reads a list of carriers with heading, comments, quotes and any line ends', () => {
  const text = '\uFEFFSCAC,Name\r\n# ours\r\nabcd,Alpha Line\r\n"EFGH","Echo ""Sea"", Inc."\r\n\r\nIJKL\r\n';
  expect([...parseCarriers(text)]).toEqual([
    ['ABCD', 'Alpha Line'],
    ['EFGH', 'Echo "Sea", Inc.'],
    ['IJKL', ''],
  ]);
});

it('[X06] refuses a list at its first line without a SCAC', () => {
  expect(() => parseCarriers('ABCD,Alpha\nAB1,Beta')).toThrow(
    new CarrierListError('line 2 does not begin with a SCAC of four letters'),
  );
});
