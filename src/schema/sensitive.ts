import type { Fields } from './field.ts';

export const sensitiveNames = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.kind !== 'rows' && field.sensitive)
    .map(([name]) => name);
