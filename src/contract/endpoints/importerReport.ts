import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { VIOLATIONS } from '../codes.ts';
import { LOCALES } from '../limits.ts';
import { id, keyword, pageShape, paging } from '../page.ts';
import { day, isPeriod, WRONG_PERIOD } from './statistics.ts';

/** [X07] The report card of importers (decision 0056). */
const count = z.number().int();

/** Sums of filings by the day of their first send. */
const sums = z.object({
  filings: count,
  /** Accepted 24 hours before loading, later or not at all, still possible, and without a loading time. */
  onTime: count,
  late: count,
  pending: count,
  untimed: count,
  /** Filings whose first message customs accepted, with warnings or without, and rejected. */
  accepted: count,
  rejected: count,
  /** Filings that customs accepted and holds, and those of them whose bill is on file. */
  held: count,
  matched: count,
  inaccurate: count,
  notWithdrawn: count,
  /** Filings for which customs could claim damages, and how many US dollars at most: an estimate. */
  exposed: count,
  exposure: count,
});
export type ReportSums = z.output<typeof sums>;
export const REPORT_SUMS = Object.keys(sums.shape) as (keyof ReportSums)[];

const importer = z.object({
  /** Of this installation; contains no number. */
  id,
  /** As filed; a social security number is masked. Blank for the booking party of an ISF-5. */
  number: z.string(),
  /** Of the buyer or booking party of the latest filing. */
  name: z.string(),
});
export type ReportedImporter = z.output<typeof importer>;
const importerRow = importer.extend(sums.shape);
export type ImporterReportRow = z.output<typeof importerRow>;

const exposedFiling = z.object({
  id,
  amsNo: z.string(),
  isfNo: z.string(),
  day: z.string(),
  loading: z.string().nullable(),
  accepted: z.string().nullable(),
  violations: z.array(z.enum(VIOLATIONS)),
  exposure: count,
});
export type ExposedFiling = z.output<typeof exposedFiling>;

const report = z.object({
  /** Null for the report about all. */
  importer: importer.nullable(),
  total: sums,
  /** As many days right before the period. */
  previous: sums.extend({ start: z.string(), end: z.string() }),
  byDay: z.array(sums.extend({ day: z.string() })),
  topRejects: z.array(z.object({ code: z.string(), count })),
  /** The latest filings of one importer for which customs could claim damages. */
  exposed: z.array(exposedFiling),
});
export type ImporterReport = z.output<typeof report>;

const period = { start: day, end: day };
const lang = z.enum(LOCALES).optional();
const filters = { ...period, keyword };

export const importerReportEndpoints = {
  importerReport: endpoint(calls.importerReport, {
    query: z.object({ ...period, importer: id.optional() }).refine(isPeriod, WRONG_PERIOD),
    reply: report,
  }),
  listReportedImporters: endpoint(calls.listReportedImporters, {
    query: z.object({ ...filters, ...paging }).refine(isPeriod, WRONG_PERIOD),
    reply: pageShape(importerRow),
  }),
  exportImporterReport: endpoint(calls.exportImporterReport, {
    query: z.object({ ...filters, lang }).refine(isPeriod, WRONG_PERIOD),
    reply: z.void(),
  }),
  importerReportPdf: endpoint(calls.importerReportPdf, {
    query: z.object({ ...period, importer: id.optional(), lang }).refine(isPeriod, WRONG_PERIOD),
    reply: z.void(),
  }),
};
