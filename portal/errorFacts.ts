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
