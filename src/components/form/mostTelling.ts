import type { Said } from './fieldState.ts';

/** How long a text is says the least: of three letters that should be six digits nobody wants to hear that they are too few. */
const LENGTHS: readonly string[] = ['validation.minLength', 'validation.maxLength'];

/**
 * The one message that stands for all: an error before a warning, what the signs are before how many there are. It is
 * as grave as the gravest of them.
 */
export function mostTelling(issues: readonly Said[]): readonly Said[] {
  const telling = issues.filter(({ message }) => !LENGTHS.includes(message));
  const errors = telling.filter(({ severity }) => severity === 'error');
  const [one] = [...errors, ...telling, ...issues];
  const isError = issues.some(({ severity }) => severity === 'error');
  return one ? [{ ...one, severity: isError ? 'error' : 'warning' }] : [];
}
