import { expect } from 'vitest';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Operation, OperationDetail } from '#contract/endpoints/filingLife.ts';
import type { PayType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import { expectOk } from './expectOk.ts';
import type { ClientAnswer, TestClient } from './client.ts';
import type { TestPortal } from './harness.ts';
import { applyVerdicts } from './applyVerdicts.ts';
import { freshKey, freshNumber, sendBill, type SendAnswer } from './sending.ts';

/** A filing as a page shows it: its bill with id and revision. */
export interface OpenFiling {
  id: string;
  amsNo: string;
  bill: Bill;
}

/** Files a bill under a fresh number and applies verdicts of customs. */
export async function fileBill(
  test: TestPortal,
  client: TestClient,
  changes: Partial<Bill> = {},
  ...verdicts: ReceiptFact['verdict'][]
): Promise<OpenFiling> {
  const amsNo = freshNumber();
  const bill = { ...isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }), ...changes } as Bill;
  const { status, body, text } = await sendBill(client, bill);
  expect(status, text).toBe(200);
  const id = body.filings[0]?.id ?? '';
  await applyVerdicts(test, id, ...verdicts);
  return { id, amsNo, bill: { ...bill, id, revision: 1 } as Bill };
}

export const getDetail = (client: TestClient, id: string) => expectOk<FilingDetail>(client.get(`/bill/${id}`));
export const getHistory = (client: TestClient, id: string) => expectOk<Operation[]>(client.get(`/operation/${id}`));
export const getOperation = (client: TestClient, id: string) =>
  expectOk<OperationDetail>(client.get(`/operation-detail/${id}`));

interface PayOptions {
  payType?: PayType;
  quotedTotal?: number;
  key?: string;
}
type LifeAnswer = Omit<ClientAnswer, 'body'> & { body: Record<string, unknown> };

/** `/bill/update` */
export const postUpdate = (client: TestClient, bill: Bill, options: PayOptions = {}): Promise<LifeAnswer> =>
  paid(client, '/bill/update', bill, options) as Promise<LifeAnswer>;
/** `/bills/delete-send` */
export const replaceFiling = (client: TestClient, bill: Bill, options: PayOptions = {}): Promise<SendAnswer> =>
  paid(client, '/bills/delete-send', bill, options) as Promise<SendAnswer>;
/** `/bill/delete` */
export const postDeletion = (client: TestClient, id: string): Promise<ClientAnswer> =>
  client.post(`/bill/delete?id=${id}`);

function paid(client: TestClient, path: string, bill: Bill, options: PayOptions): Promise<ClientAnswer> {
  const { payType = 0, quotedTotal, key = freshKey() } = options;
  const body = { ...asBody(bill), ...(quotedTotal === undefined ? {} : { quotedTotal }) };
  return client.post(`${path}?payType=${payType}`, body, { 'idempotency-key': key });
}

/** The bill with another number. */
export const withNewNumber = ({ bill }: OpenFiling, amsNo = freshNumber()): Bill => ({
  ...bill,
  amsRequestList: [amsRowOf(amsNo)],
});

/** Files a bill and brings the filing into a status by changes and verdicts. */
export async function fileInStatus(test: TestPortal, client: TestClient, status: DeclarationStatus) {
  const steps = STEPS[status];
  const filing = await fileBill(test, client, {}, ...steps.first);
  if (steps.after === 'modify') expect((await postUpdate(client, filing.bill)).status).toBe(200);
  if (steps.after === 'delete') expect((await postDeletion(client, filing.id)).status).toBe(200);
  await applyVerdicts(test, filing.id, ...(steps.last ?? []));
  const { declarationStatus, revision } = await getDetail(client, filing.id);
  expect(declarationStatus).toBe(status);
  return { ...filing, bill: { ...filing.bill, revision } as Bill };
}

interface Steps {
  first: readonly ReceiptFact['verdict'][];
  after?: 'modify' | 'delete';
  last?: readonly ReceiptFact['verdict'][];
}
const STEPS: Record<DeclarationStatus, Steps> = {
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
