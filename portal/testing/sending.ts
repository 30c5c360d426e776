import type { PayType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { SendReply } from '#contract/endpoints/filings.ts';
import { asBody } from '#contract/testing/bills.ts';
import type { ClientAnswer, TestClient } from './client.ts';

let lastNumber = 0;

/** A B/L number that no other test uses. */
export const freshNumber = (marks = ''): string => `OOLU${marks}${String(++lastNumber).padStart(6, '0')}`;
/** A key that no other test uses. */
export const freshKey = (): string => `key-${++lastNumber}`;

interface SendOptions {
  payType?: PayType;
  quotedTotal?: number;
  /** Sends bills that customs would reject. */
  acceptRejects?: boolean;
  /** The displayed revision of each draft. */
  revisions?: Record<string, number>;
  /** An empty key removes the header. */
  key?: string;
}

/** The answer to a send; `body` is typed for success. */
export type SendAnswer = Omit<ClientAnswer, 'body'> & { body: SendReply & Record<string, unknown> };

export async function sendBill(client: TestClient, bill: Bill, options: SendOptions = {}): Promise<SendAnswer> {
  const { quotedTotal, acceptRejects } = options;
  return post(
    client,
    '/bills/send',
    { ...asBody(bill), ...(quotedTotal === undefined ? {} : { quotedTotal }), ...(acceptRejects && { acceptRejects }) },
    options,
  );
}

export async function sendDrafts(client: TestClient, ids: string[], options: SendOptions = {}): Promise<SendAnswer> {
  const { quotedTotal, revisions } = options;
  const body = { ids, ...(revisions && { revisions }), ...(quotedTotal === undefined ? {} : { quotedTotal }) };
  return post(client, '/draft-bills/send', body, options);
}

/** Saves a bill as a new draft. @returns its id */
export async function postDraft(client: TestClient, bill: Bill): Promise<string> {
  const { status, body, text } = await client.post('/draft-bills/save', asBody(bill));
  if (status !== 200) throw new Error(`The draft was not saved: ${text}`);
  return (body as { id: string }).id;
}

async function post(client: TestClient, path: string, body: unknown, options: SendOptions): Promise<SendAnswer> {
  const { payType = 0, key = freshKey() } = options;
  return (await client.post(`${path}?payType=${payType}`, body, { 'idempotency-key': key })) as SendAnswer;
}
