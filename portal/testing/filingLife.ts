import { expect } from 'vitest';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Operation, OperationDetail } from '#contract/endpoints/filingLife.ts';
import type { PayType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { bodyOf } from './bodyOf.ts';
import type { Answer, TestClient } from './client.ts';
import type { TestPortal } from './harness.ts';
import { hear } from './hear.ts';
import { freshKey, freshNumber, sendBill, type SendAnswer } from './sending.ts';

/** A filing as somebody has it open: its bill, with its id and revision. */
export interface OpenFiling {
  id: string;
  amsNo: string;
  bill: Bill;
}

/** Sends a bill under a number of its own and opens what became of it, after customs said something. */
export async function file(
  test: TestPortal,
  client: TestClient,
  changes: Partial<Bill> = {},
  ...heard: ReceiptFact['verdict'][]
): Promise<OpenFiling> {
  const amsNo = freshNumber();
  const bill = { ...isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }), ...changes } as Bill;
  const { status, body, text } = await sendBill(client, bill);
  expect(status, text).toBe(200);
  const id = body.filings[0]?.id ?? '';
  await hear(test, id, ...heard);
  return { id, amsNo, bill: { ...bill, id, revision: 1 } as Bill };
}

export const detailOf = (client: TestClient, id: string) => bodyOf<FilingDetail>(client.get(`/bill/${id}`));
export const historyOf = (client: TestClient, id: string) => bodyOf<Operation[]>(client.get(`/operation/${id}`));
export const operationOf = (client: TestClient, id: string) =>
  bodyOf<OperationDetail>(client.get(`/operation-detail/${id}`));

interface PayOptions {
  payType?: PayType;
  quotedTotal?: number;
  key?: string;
}
type LifeAnswer = Omit<Answer, 'body'> & { body: Record<string, unknown> };

/** `/bill/update` */
export const update = (client: TestClient, bill: Bill, options: PayOptions = {}): Promise<LifeAnswer> =>
  paid(client, '/bill/update', bill, options) as Promise<LifeAnswer>;
/** `/bills/delete-send` */
export const replaceBy = (client: TestClient, bill: Bill, options: PayOptions = {}): Promise<SendAnswer> =>
  paid(client, '/bills/delete-send', bill, options) as Promise<SendAnswer>;
/** `/bill/delete` */
export const remove = (client: TestClient, id: string): Promise<Answer> => client.post(`/bill/delete?id=${id}`);

function paid(client: TestClient, path: string, bill: Bill, options: PayOptions): Promise<Answer> {
  const { payType = 0, quotedTotal, key = freshKey() } = options;
  const body = { ...asBody(bill), ...(quotedTotal === undefined ? {} : { quotedTotal }) };
  return client.post(`${path}?payType=${payType}`, body, { 'idempotency-key': key });
}

/** The same bill under another number. */
export const renumbered = ({ bill }: OpenFiling, amsNo = freshNumber()): Bill => ({
  ...bill,
  amsRequestList: [amsRowOf(amsNo)],
});

/** Brings a filing into a status by what is done and heard. */
export async function fileInStatus(test: TestPortal, client: TestClient, status: DeclarationStatus) {
  const steps = WAYS[status];
  const filing = await file(test, client, {}, ...steps.first);
  if (steps.after === 'modify') expect((await update(client, filing.bill)).status).toBe(200);
  if (steps.after === 'delete') expect((await remove(client, filing.id)).status).toBe(200);
  await hear(test, filing.id, ...(steps.last ?? []));
  const { declarationStatus, revision } = await detailOf(client, filing.id);
  expect(declarationStatus).toBe(status);
  return { ...filing, bill: { ...filing.bill, revision } as Bill };
}

interface Way {
  first: readonly ReceiptFact['verdict'][];
  after?: 'modify' | 'delete';
  last?: readonly ReceiptFact['verdict'][];
}
const WAYS: Record<DeclarationStatus, Way> = {
  submitted: { first: [] },
  receiveOk: { first: ['ok'] },
  receiveSuccess: { first: ['ok', 'accepted'] },
  receiveSuccessWarning: { first: ['ok', 'warning'] },
  receiveFailed: { first: ['ok', 'rejected'] },
  modifySuccess: { first: ['accepted'], after: 'modify', last: ['ok', 'accepted'] },
  modifySuccessWarning: { first: ['accepted'], after: 'modify', last: ['warning'] },
  modifyFailed: { first: ['accepted'], after: 'modify', last: ['rejected'] },
  deleteSuccess: { first: ['accepted'], after: 'delete', last: ['accepted'] },
  deleteFailed: { first: ['accepted'], after: 'delete', last: ['rejected'] },
};
