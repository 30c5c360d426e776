import { expect, it } from 'vitest';
import type { Said } from './fieldState.ts';
import { mostTelling } from './mostTelling.ts';

const said = (message: string, severity: Said['severity'] = 'error'): Said => ({ message, args: {}, severity });
const SHORT = said('validation.minLength');
const DIGITS = said('validation.hsDigits', 'warning');
const SIGNS = said('validation.charset.hs');

it.each([
  [[SHORT], 'validation.minLength', 'error'],
  [[SHORT, DIGITS], 'validation.hsDigits', 'error'],
  [[SHORT, SIGNS, DIGITS], 'validation.charset.hs', 'error'],
  [[DIGITS], 'validation.hsDigits', 'warning'],
] as const)('[V15] of %j says %s', (issues, message, severity) => {
  expect(mostTelling(issues).map((one) => [one.message, one.severity])).toEqual([[message, severity]]);
});

it('says nothing where nothing is wrong', () => expect(mostTelling([])).toEqual([]));
