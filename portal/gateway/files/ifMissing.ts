import { codeOf } from '../../startError.ts';

/** The value in place of a file that does not exist; other failures are thrown. */
export const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return value;
    throw error;
  };
