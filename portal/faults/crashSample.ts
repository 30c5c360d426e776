import type { CrashPoint } from '../steps.ts';

/** `npm run faults` crashes at every point. */
export const IS_LONG = process.env.TPT_FAULT_SENDS !== undefined;

/**
 * Points at which `npm test` kills a portal or database: at the last step before a commit, after it, after a message is
 * submitted, and amid a refund. `portal/send/lifeSteps.test.ts` fails at every point of a change, without a kill.
 */
const SAMPLE: ReadonlySet<CrashPoint> = new Set<CrashPoint>([
  'send.answerStored',
  'send.committed',
  'update.committed',
  'delete.committed',
  'deleteSend.answerStored',
  'gateway.submitted',
  'receipt.refunded',
]);

/** The points of the sample in their order; in `npm run faults` all. */
export const crashSample = (points: readonly CrashPoint[]): CrashPoint[] =>
  points.filter((point) => IS_LONG || SAMPLE.has(point));
