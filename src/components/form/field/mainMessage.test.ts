import { expect, it } from 'vitest';
import type { FieldMessage } from '../store/fieldState.ts';
import { mainMessage } from './mainMessage.ts';

const messages = (message: string, severity: FieldMessage['severity'] = 'error'): FieldMessage => ({
  message,
  args: {},
  severity,
});
const SHORT = messages('validation.minLength');
const DIGITS = messages('validation.hsDigits', 'warning');
const SIGNS = messages('validation.charset.hs');

it.each([
  [[SHORT], 'validation.minLength', 'error'],
  [[SHORT, DIGITS], 'validation.hsDigits', 'error'],
  [[SHORT, SIGNS, DIGITS], 'validation.charset.hs', 'error'],
  [[DIGITS], 'validation.hsDigits', 'warning'],
] as const)('[V15] reduces %j to %s', (issues, message, severity) => {
  expect(mainMessage(issues).map((one) => [one.message, one.severity])).toEqual([[message, severity]]);
});

it('returns nothing without issues', () => expect(mainMessage([])).toEqual([]));
