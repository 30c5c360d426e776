import type { CallName } from './calls.ts';

/** [P06] The calls that a program may use with an API key, in the order of the documentation. */
export const OPEN_CALLS = {
  saveDraft: {
    tag: 'Drafts',
    summary: 'Save a draft',
    text: 'Creates a draft (`id` null) or replaces one. Send the `revision` that you read: a stale one is refused with 409 and the current draft.',
  },
  listDrafts: { tag: 'Drafts', summary: 'List drafts', text: 'The drafts that the owner of the key may use.' },
  getDraft: {
    tag: 'Drafts',
    summary: 'Read a draft',
    text: 'The members are those of a saved draft, with `createdAt` and `updatedAt`.',
  },
  removeDrafts: { tag: 'Drafts', summary: 'Remove drafts', text: 'Removes up to 1,000 drafts by their ids.' },
  preSettle: {
    tag: 'Sending',
    summary: 'Check and price',
    text: 'Validates drafts or a bill as customs would and returns the price, without sending or charging anything.',
  },
  sendDrafts: {
    tag: 'Sending',
    summary: 'Send drafts',
    text: 'Sends all of the drafts or none, and charges once. Repeat the call with the same `Idempotency-Key` until it is answered: it has one effect. Bills that customs would reject are refused with 422, `code` 1017 and `rejects` (code, field and text of each), and nothing is charged. To send them anyway, call again with `acceptRejects: true` and a new key.',
  },
  sendBill: {
    tag: 'Sending',
    summary: 'Send a bill',
    text: 'The same for a bill that is not saved as a draft, `acceptRejects` included.',
  },
  getIntent: {
    tag: 'Sending',
    summary: 'Outcome of a send',
    text: 'The result of a paid call, by its `Idempotency-Key`.',
  },
  listFilings: { tag: 'Filings', summary: 'List filings', text: 'Filings with their declaration and match status.' },
  getFiling: {
    tag: 'Filings',
    summary: 'Read a filing and its receipts',
    text: 'The members of the sent bill, its numbers and status, and `receipts`: every answer of customs, oldest first.',
  },
  updateFiling: {
    tag: 'Filings',
    summary: 'Modify or resend',
    text: 'Replaces a filing at customs, or sends it again after a rejection. A version that customs would reject needs `acceptRejects: true`, as in `sendDrafts`.',
  },
  deleteFiling: {
    tag: 'Filings',
    summary: 'Delete a filing',
    text: 'Requests the deletion of the filing from customs. With `shownStatus`, it is refused if customs has rejected or accepted the filing since.',
  },
  deleteAndSend: {
    tag: 'Filings',
    summary: 'Change the B/L number',
    text: 'Deletes the filing and sends a new one, which is charged. A bill that customs would reject needs `acceptRejects: true`, as in `sendDrafts`.',
  },
  listOperations: { tag: 'Filings', summary: 'Operations of a filing', text: 'Newest first.' },
  getOperation: {
    tag: 'Filings',
    summary: 'Read an operation',
    text: 'Its changes, its receipts and the message to customs.',
  },
} as const satisfies Partial<Record<CallName, { tag: string; summary: string; text: string }>>;

export type OpenCall = keyof typeof OPEN_CALLS;

export const isOpenCall = (name: CallName): name is OpenCall => Object.hasOwn(OPEN_CALLS, name);

/** [P06] What an API key may do: read everything that the documentation has, or also write and file. */
export const API_SCOPES = ['read', 'file'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** The calls that change nothing. */
const READING = [
  'listDrafts',
  'getDraft',
  'preSettle',
  'getIntent',
  'listFilings',
  'getFiling',
  'listOperations',
  'getOperation',
] as const satisfies readonly OpenCall[];

/** The least scope that a call needs. */
export const scopeOf = (name: OpenCall): ApiScope => (READING.some((reading) => reading === name) ? 'read' : 'file');

/** @example mayCall('read', 'sendDrafts') // false */
export const mayCall = (scope: ApiScope, name: CallName): boolean =>
  isOpenCall(name) && (scope === 'file' || scopeOf(name) === 'read');
