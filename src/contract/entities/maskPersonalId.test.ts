import { expect, it } from 'vitest';
import { hideText, maskPersonalId } from './maskPersonalId.ts';

it.each([
  ['123-45-6789', '***-**-6789'],
  ['123456789', '***-**-6789'],
  ['12345678', '****5678'],
  ['E12345678', '*****5678'],
  ['E123', '**23'],
  ['e', '*'],
  ['E12345678*', '*****5678*'],
  ['*E12345678', '******5678'],
  ['***-**-123456789', '***-**-*****6789'],
])('[D01] masks %s, a personal id or a part of one', (value, masked) => expect(maskPersonalId(value)).toBe(masked));

it.each(['', '12-345678900', '12-3456789', '1234AB-56789', '***-**-6789', '*****5678', '**23', '*'])(
  '[D01] leaves %j, which is a number of a company or masked already',
  (value) => expect(maskPersonalId(value)).toBeNull(),
);

it('hides a birth date whole', () => expect(hideText('3 Feb 1971')).toBe('* *** ****'));
