import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { OPERATION_ACTIONS, SOURCES } from '../codes.ts';
import type { Bill } from '../entities/bill.ts';
import { quotedChange } from '../entities/billRecord.ts';
import { id } from '../page.ts';
import { declarationStatus, paymentReply, payType, receipt, sendReply } from './filings.ts';

/** One operation on a filing; the filing's status is computed from its receipts. */
export const operation = z.object({
  id,
  action: z.enum(OPERATION_ACTIONS),
  source: z.enum(SOURCES),
  operator: z.string(),
  at: z.string(),
  declarationStatus,
  /**
   * Why the tool did it itself (key below `history.notes`), e.g. closed a filing because its predecessor could not be
   * deleted.
   */
  note: z.string().optional(),
});
export type Operation = z.output<typeof operation>;

const bill = z.custom<Bill>((value) => typeof value === 'object' && value !== null).nullable();
/** `message` is the 80-column records sent to customs, joined by `\n`, with trailing spaces; empty if none was sent. */
const operationDetail = operation.extend({
  filingId: id,
  before: bill,
  after: bill,
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  receipts: z.array(receipt),
  message: z.string(),
  sentAt: z.string().nullable(),
});
export type OperationDetail = z.output<typeof operationDetail>;

const changed = { id, declarationStatus };

/** [D09][D12] Calls for a filing after it was sent. */
export const filingLifeEndpoints = {
  updateFiling: endpoint(calls.updateFiling, {
    query: z.object({ payType }),
    body: quotedChange,
    reply: z.object({ ...changed, isfNo: z.string(), ...paymentReply }),
    billSized: true,
  }),
  deleteFiling: endpoint(calls.deleteFiling, {
    /** `shownStatus`: the status that the person saw; whether customs holds the filing must still be the same. */
    query: z.object({ id, shownStatus: declarationStatus.optional() }),
    reply: z.object(changed),
  }),
  deleteAndSend: endpoint(calls.deleteAndSend, {
    query: z.object({ payType }),
    body: quotedChange,
    reply: sendReply.extend({ old: z.object(changed) }),
    billSized: true,
  }),
  listOperations: endpoint(calls.listOperations, { params: z.object({ id }), reply: z.array(operation) }),
  getOperation: endpoint(calls.getOperation, { params: z.object({ id }), reply: operationDetail }),
};
