import type { FieldMessage } from '../store/fieldState.ts';

/** Of letters in a number field, the wrong length is the less useful message. */
const LENGTHS: readonly string[] = ['validation.minLength', 'validation.maxLength'];

/** The most specific message, errors first. Its severity is the highest of all. */
export function mainMessage(issues: readonly FieldMessage[]): readonly FieldMessage[] {
  const specific = issues.filter(({ message }) => !LENGTHS.includes(message));
  const errors = specific.filter(({ severity }) => severity === 'error');
  const [one] = [...errors, ...specific, ...issues];
  const isError = issues.some(({ severity }) => severity === 'error');
  return one ? [{ ...one, severity: isError ? 'error' : 'warning' }] : [];
}
