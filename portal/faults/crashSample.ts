import type { CrashPoint } from '../steps.ts';

/** `npm run faults` crashes at every point. */
export const IS_LONG = process.env.TPT_FAULT_SENDS !== undefined;

/**
 * Points at which `npm test` kills a portal or database: amid a transaction, at the last step before its commit, after it, and before
 * and after the message is submitted. `portal/send/lifeSteps.test.ts` fails at every point of a change, without a kill.
 */
const SAMPLE: ReadonlySet<CrashPoint> = new Set<CrashPoint>([
  'send.charged',
  'send.answerStored',
  'send.committed',
  'send.answering',
  'update.answerStored',
  'update.committed',
  'delete.queued',
  'delete.committed',
  'deleteSend.answerStored',
  'deleteSend.committed',
  'gateway.submitting',
  'gateway.submitted',
  'receipt.folded',
  'job.committed',
  'receipt.closed',
  'receipt.refunded',
]);

/** The points of the sample in their order; in `npm run faults` all. */
export const crashSample = (points: readonly CrashPoint[]): CrashPoint[] =>
  points.filter((point) => IS_LONG || SAMPLE.has(point));
