import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { LOCALES } from '../limits.ts';
import { id, queryNumber } from '../page.ts';
import { billType } from './drafts.ts';

const typeQuery = queryNumber.pipe(billType);

/**
 * Something about one cell. `row` counts from 1 as the spreadsheet does, `column` is its letters (`AB`), both null when
 * the whole sheet is meant; `field` is a path into the draft or empty; `draft` is which draft of the file, from 0.
 */
export const importProblem = z.object({
  sheet: z.string(),
  row: z.number().int().nullable(),
  column: z.string().nullable(),
  field: z.string(),
  message: z.string(),
  severity: z.enum(['error', 'warning', 'notice']),
  draft: z.number().int().nullable(),
});
export type ImportProblem = z.output<typeof importProblem>;

/** One draft that the file would make, for the preview: at most the first hundred are told. */
export const importPreview = z.object({
  amsNos: z.array(z.string()),
  goods: z.number().int(),
  name: z.string(),
  problems: z.number().int(),
  row: z.number().int(),
  /** Empty where the file has no sheets; absent in a preview of before. */
  sheet: z.string().optional(),
});
export type ImportPreview = z.output<typeof importPreview>;

const outcome = z.object({
  /** Rows of the file that hold something, its heads not counted. */
  rows: z.number().int(),
  /** How many drafts they make. */
  bills: z.number().int(),
  problems: z.array(importProblem),
  /** How many there are; `problems` holds at most the first thousand. */
  problemCount: z.number().int(),
  preview: z.array(importPreview),
  /** Saves it, by `{ token }`, within an hour; absent once saved. */
  token: z.string().optional(),
  /** The drafts that were made, at most the first thousand; absent in a dry run. */
  drafts: z.array(id).optional(),
});
export type ImportOutcome = z.output<typeof outcome>;

/** A long import goes on as a job. */
const begun = z.object({ jobId: id });
export const importJobState = z.object({
  state: z.enum(['working', 'done', 'failed']),
  /** Of the work, 0 to 1. */
  progress: z.number(),
  rows: z.number().int(),
  result: outcome.optional(),
  message: z.string().optional(),
});
export type ImportJobState = z.output<typeof importJobState>;

export const importEndpoints = {
  importTemplate: endpoint(calls.importTemplate, {
    query: z.object({ billType: typeQuery }),
    reply: z.object({ url: z.string() }),
  }),
  importTemplateFile: endpoint(calls.importTemplateFile, {
    query: z.object({ billType: typeQuery, lang: z.enum(LOCALES).optional() }),
    reply: z.void(),
  }),
  /** A file as multipart (`file`), or what a dry run gave as `{ token }`. */
  importDrafts: endpoint(calls.importDrafts, {
    query: z.object({
      billType: typeQuery,
      dryRun: z
        .enum(['true', 'false', '1', '0'])
        .optional()
        .transform((said) => said === 'true' || said === '1'),
    }),
    body: z.object({ token: id }).optional(),
    upload: true,
    reply: z.union([outcome, begun]),
  }),
  importJob: endpoint(calls.importJob, { params: z.object({ jobId: id }), reply: importJobState }),
};
