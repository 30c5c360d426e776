/** Message of a thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** System or PostgreSQL code of a thrown value (`EADDRINUSE`, `57P03`); empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * The value in place of a file that does not exist; other failures are thrown.
 * @example const text = await readFile(path, 'utf8').catch(ifMissing(null));
 */
export const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (codeOf(error) === 'ENOENT') return value;
    throw error;
  };

/** Error properties without user data: PostgreSQL repeats rows in message, `detail` and `where`. */
export function errorFacts(error: Error) {
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const isDatabases = 'severity' in error;
  return {
    type: error.name,
    message: isDatabases ? 'refused by the database' : error.message,
    code,
    constraint,
    table,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
  };
}
