import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { LOCALES } from '../limits.ts';
import { id, queryNumber, queryFlag } from '../page.ts';
import { billType } from './drafts.ts';

const typeQuery = queryNumber.pipe(billType);

/**
 * A message about one cell. `row` is one-based as in the spreadsheet, `column` its letters (`AB`), both null for the
 * whole sheet; `field` is a path in the draft or empty; `draft` is the zero-based index of the draft in the file.
 */
const importProblem = z.object({
  sheet: z.string(),
  row: z.number().int().nullable(),
  column: z.string().nullable(),
  field: z.string(),
  message: z.string(),
  severity: z.enum(['error', 'warning', 'notice']),
  draft: z.number().int().nullable(),
});
export type ImportProblem = z.output<typeof importProblem>;

/** A draft that the file would create, for the preview; at most the first hundred. */
const importPreview = z.object({
  amsNos: z.array(z.string()),
  goods: z.number().int(),
  name: z.string(),
  problems: z.number().int(),
  row: z.number().int(),
  /** Empty if the file has no sheets; missing in previews of older versions. */
  sheet: z.string().optional(),
});
export type ImportPreviewReply = z.output<typeof importPreview>;

/** B/L numbers of the file that drafts or sent filings already have; the first hundred are named. */
const importHeld = z.object({
  /** Different numbers of the file. */
  of: z.number().int(),
  drafts: z.number().int(),
  filings: z.number().int(),
  numbers: z.array(z.object({ amsNo: z.string(), kind: z.enum(['draft', 'filing']), id })),
});
export type ImportHeld = z.output<typeof importHeld>;

const outcome = z.object({
  /** Non-blank rows of the file without headings. */
  rows: z.number().int(),
  bills: z.number().int(),
  problems: z.array(importProblem),
  /** Total number; `problems` has at most the first thousand, errors first. */
  problemCount: z.number().int(),
  /** The total by severity; missing, as the next two, in outcomes of older versions. */
  severities: z.object({ error: z.number().int(), warning: z.number().int(), notice: z.number().int() }).optional(),
  /** Drafts with errors. */
  incomplete: z.number().int().optional(),
  held: importHeld.optional(),
  preview: z.array(importPreview),
  /** Saves the preview by `{ token }` within an hour; missing once saved. */
  token: z.string().optional(),
  /** The created drafts, at most the first thousand; missing in a dry run. */
  drafts: z.array(id).optional(),
});
export type ImportOutcome = z.output<typeof outcome>;

/** A long import continues as a job. */
const begun = z.object({ jobId: id });
const importJobState = z.object({
  state: z.enum(['working', 'done', 'failed']),
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
  /** A file as multipart (`file`), or the `{ token }` of a dry run. */
  importDrafts: endpoint(calls.importDrafts, {
    query: z.object({ billType: typeQuery, dryRun: queryFlag }),
    body: z.object({ token: id }).optional(),
    upload: true,
    reply: z.union([outcome, begun]),
  }),
  importJob: endpoint(calls.importJob, { params: z.object({ jobId: id }), reply: importJobState }),
};
