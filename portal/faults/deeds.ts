import { amsRowOf, asBody } from '#contract/testing/bills.ts';
import type { CrashPoint } from '../steps.ts';
import { CRASH_POINTS, LIFE_CRASH_POINTS } from '../steps.ts';
import type { Deed, Filed } from './ordeal.ts';

/** The steps of a flow, in order. */
export const stepsOf = (flow: string): CrashPoint[] =>
  [...CRASH_POINTS, ...LIFE_CRASH_POINTS].filter((point) => point.startsWith(`${flow}.`));

/** The steps of what the portal does by itself after a send. */
export const JOB_STEPS: readonly CrashPoint[] = CRASH_POINTS.filter((point) => !point.startsWith('send.'));

/** From here on the deed is durable. */
export const isCommitted = (point: CrashPoint): boolean => /\.(?:committed|answering)$/u.test(point);

/** A change that buys the provider's bond. */
export const updateOf = ({ id, bill }: Filed): Deed => ({
  path: '/bill/update?payType=0',
  body: { ...asBody(bill), bondType: 'Hgj_Continuous', quotedTotal: 230 },
  key: `update ${id}`,
});

export const deletionOf = ({ id }: Filed): Deed => ({ path: `/bill/delete?id=${id}`, filing: id });

export const deleteSendOf = ({ id, bill }: Filed, amsNo: string): Deed => ({
  path: '/bills/delete-send?payType=0',
  body: { ...asBody({ ...bill, amsRequestList: [amsRowOf(amsNo)] }), quotedTotal: 70 },
  key: `deleteSend ${id}`,
});
