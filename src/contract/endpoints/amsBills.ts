import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';

const importError = z.object({
  row: z.number().int(),
  value: z.string(),
  /** Text key with its arguments. */
  message: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AmsImportError = z.output<typeof importError>;

const amsImport = z.object({
  /** Different numbers of the file, and how many of them are in the list already. */
  numbers: z.number().int(),
  known: z.number().int(),
  /** Rows that cannot be imported, and the first of them. Nothing is imported while there are any. */
  errorCount: z.number().int(),
  errors: z.array(importError),
  /** Numbers that were added; 0 for a preview. */
  added: z.number().int(),
});
export type AmsImportReply = z.output<typeof amsImport>;

export const amsBillEndpoints = {
  /** Reads a table; with `save`, adds its numbers. */
  importAmsBills: endpoint(calls.importAmsBills, {
    query: z.object({ save: z.enum(['true', 'false']).default('false') }),
    upload: true,
    reply: amsImport,
  }),
};
