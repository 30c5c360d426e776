import type { Fields } from './field.ts';

/** The fields of a record, rows apart, that identify a natural person. */
export const sensitiveNames = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.kind !== 'rows' && field.sensitive)
    .map(([name]) => name);
