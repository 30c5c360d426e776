import { amsRowOf, asBody } from '#contract/testing/bills.ts';
import { expect } from 'vitest';
import { CRASH_POINTS, LIFE_CRASH_POINTS, type CrashPoint } from '../steps.ts';
import { POLL_TIMEOUT } from './expectFinalState.ts';
import type { FaultRun, Filed, FilingRequest } from './faultRun.ts';

/** Crash points of a flow, in the order in which it passes them. */
export const flowCrashPoints = (flow: string): CrashPoint[] =>
  [...CRASH_POINTS, ...LIFE_CRASH_POINTS].filter((point) => point.startsWith(`${flow}.`));

/** Crash points of the jobs that follow a send. */
export const JOB_CRASH_POINTS: readonly CrashPoint[] = CRASH_POINTS.filter((point) => !point.startsWith('send.'));

/** Whether the action is durable at this crash point. */
export const isCommitted = (point: CrashPoint): boolean => /\.(?:committed|answering)$/u.test(point);

/** A change that adds the provider's bond. */
export const updateAction = ({ id, bill }: Filed): FilingRequest => ({
  path: '/bill/update?payType=0',
  body: { ...asBody(bill), bondType: 'Hgj_Continuous', quotedTotal: 230 },
  key: `update ${id}`,
});

export const deleteAction = ({ id }: Filed): FilingRequest => ({ path: `/bill/delete?id=${id}`, filing: id });

export const deleteSendAction = ({ id, bill }: Filed, amsNo: string): FilingRequest => ({
  path: '/bills/delete-send?payType=0',
  body: { ...asBody({ ...bill, amsRequestList: [amsRowOf(amsNo)] }), quotedTotal: 70 },
  key: `deleteSend ${id}`,
});

/** Files bills under these B/L numbers. @returns the filings in their order, once customs accepted each */
export async function fileAccepted<const N extends readonly string[]>(
  run: FaultRun,
  amsNos: N,
): Promise<{ [K in keyof N]: Filed }> {
  const filed = await Promise.all(amsNos.map((amsNo) => run.file(amsNo)));
  for (const { id } of filed) {
    await expect.poll(() => run.getStatus(id), { timeout: POLL_TIMEOUT }).toBe('receiveSuccess');
  }
  return filed as { [K in keyof N]: Filed };
}
