import { expect } from 'vitest';
import type { CrashPoint } from '../steps.ts';
import { crashSample } from './crashSample.ts';
import { expectNoOpenJobs, POLL_TIMEOUT, type Expected } from './expectFinalState.ts';
import type { FaultRun, Filed, FilingRequest } from './faultRun.ts';
import { deleteAction, deleteSendAction, updateAction } from './filingActions.ts';

/** Practice speed at which no receipt is due during a test. */
export const SILENT_SPEED = 0.01;

/** A state in which the next receipt passes certain crash points. */
interface ReceiptScenario {
  /** Passed in one transaction, in this order. */
  points: readonly CrashPoint[];
  prepare: (run: FaultRun) => Promise<void>;
  /** Filings in the end. */
  filings: Expected['filings'];
  spent: number;
}

const RECEIPT_SCENARIOS: readonly ReceiptScenario[] = [
  {
    points: ['receipt.released'],
    prepare: async (run) => {
      const waiting = await run.file('ORDAWAITING');
      await deliverFirstReceipt(run, waiting);
      await expectAccepted(run, updateAction(waiting));
    },
    filings: { ORDAWAITING: ['modifySuccess', 2] },
    spent: 70 + 230,
  },
  {
    points: ['receipt.closed'],
    prepare: async (run) => {
      const refused = await run.file('ORDAREJ');
      await deliverFirstReceipt(run, refused);
      await expectAccepted(run, deleteAction(refused));
    },
    filings: { ORDAREJ: ['deleteSuccess', 2] },
    spent: 70,
  },
  {
    points: ['receipt.followersReleased'],
    prepare: async (run) => expectAccepted(run, deleteSendAction(await fileAndAccept(run, 'ORDALEFT'), 'ORDALEFTFOR')),
    filings: { ORDALEFT: ['deleteSuccess', 2], ORDALEFTFOR: ['receiveSuccess', 1] },
    spent: 140,
  },
  {
    // Customs refuses to delete the old filing: the new one is closed and refunded.
    points: ['receipt.followersClosed', 'receipt.refunded'],
    prepare: async (run) => {
      const filed = await fileAndAccept(run, 'ORDASTAYS');
      await run.writePracticeRules([{ mark: 'STAYS', says: 'reject' }], SILENT_SPEED);
      await expectAccepted(run, deleteSendAction(filed, 'ORDANEVER'));
    },
    filings: { ORDASTAYS: ['deleteFailed', 2], ORDANEVER: ['deleteSuccess', 2] },
    spent: 70,
  },
];

/** The scenarios with crash points of the sample, with those points; in `npm run faults` all. */
export const sampledScenarios = (): ReceiptScenario[] =>
  RECEIPT_SCENARIOS.map((scenario) => ({ ...scenario, points: crashSample(scenario.points) })).filter(
    ({ points }) => points.length > 0,
  );

async function expectAccepted(run: FaultRun, action: FilingRequest): Promise<void> {
  expect([action.path, (await run.post(action))?.status]).toEqual([action.path, 200]);
}

/** Delivers the receipt that confirms the arrival of the message, not its validation. */
async function deliverFirstReceipt(run: FaultRun, { id }: Filed): Promise<void> {
  await expect.poll(() => run.deliverReceipts('next'), { timeout: POLL_TIMEOUT }).toBe(1);
  await expect.poll(() => run.getStatus(id), { timeout: POLL_TIMEOUT }).toBe('receiveOk');
}

async function fileAndAccept(run: FaultRun, amsNo: string): Promise<Filed> {
  const filed = await run.file(amsNo);
  const statusAfterReceipts = async () => {
    await run.deliverReceipts('all');
    return run.getStatus(filed.id);
  };
  await expect.poll(statusAfterReceipts, { timeout: POLL_TIMEOUT, interval: 100 }).toBe('receiveSuccess');
  await expectNoOpenJobs(run, expect);
  return filed;
}
