import { parseFiling } from '#customs/filingMessage.ts';
import { encodeReceipt } from '#customs/receiptMessage.ts';
import type { Portal, Tx } from '../portal.ts';
import { queueJobs } from '../store/jobs.ts';
import type { Gateway, GatewayMessage } from './gateway.ts';
import { practiceAnswers } from './practiceAnswers.ts';

type Tools = Pick<Portal, 'db' | 'clock' | 'steps' | 'config'>;

/** Numbers kept for the answers to one message. */
const SEQS_PER_MESSAGE = 10;

/**
 * A customs of the tool's own, for practice: it knows only the text of a message and its own tables, takes a repeated
 * message once, and answers a few seconds later by timed receipts.
 */
export function practiceGateway(portal: Tools): Gateway {
  return {
    name: 'practice',
    submit: (message) =>
      portal.db.transaction().execute(async (trx) => {
        if (await keepMessage(trx, portal.clock(), message)) await scheduleAnswers(portal, trx, message);
        await portal.steps.mark('practice.registered');
      }),
  };
}

/** Keeps a message. @returns false when it was here already */
async function keepMessage(trx: Tx, now: Date, { controlNo, text }: GatewayMessage): Promise<boolean> {
  const message = parseFiling(text);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('practice_message')
    .values({
      control_no: controlNo,
      transaction_no: message?.transactionNo ?? '',
      action: message?.action ?? '',
      text,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

async function scheduleAnswers({ clock, config }: Tools, trx: Tx, { text }: GatewayMessage): Promise<void> {
  const message = parseFiling(text);
  // Like the real one, it has nothing to say to what it cannot read.
  if (!message) return;
  const now = clock().getTime();
  const firstSeq = await takeSeqs(
    trx,
    message.transactionNo,
    message.bill.amsRequestList[0]?.amsNo ?? '',
    message.bill.billType,
  );
  await queueJobs(
    trx,
    practiceAnswers(message, firstSeq).map(({ delay, receipt }) => {
      const at = new Date(now + delay / config.practiceSpeed);
      return {
        kind: 'practice.answer',
        payload: { raw: encodeReceipt({ ...receipt, at: at.toISOString() }) },
        runAt: at,
      };
    }),
  );
}

async function takeSeqs(trx: Tx, transactionNo: string, amsNo: string, billType: number): Promise<number> {
  const { last_seq } = await trx
    .insertInto('practice_filing')
    .values({ transaction_no: transactionNo, ams_no: amsNo, bill_type: billType, last_seq: SEQS_PER_MESSAGE })
    .onConflict((conflict) =>
      conflict
        .column('transaction_no')
        .doUpdateSet((row) => ({ last_seq: row('practice_filing.last_seq', '+', SEQS_PER_MESSAGE) })),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return last_seq - SEQS_PER_MESSAGE + 1;
}
