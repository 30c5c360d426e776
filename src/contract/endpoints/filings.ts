import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import {
  ANSWER_REMARKS,
  CHANGE_KINDS,
  MATCH_STATUSES,
  OPERATION_ACTIONS,
  PAY_TYPES,
  SOURCES,
  type OperationAction,
} from '../codes.ts';
import type { Bill } from '../entities/bill.ts';
import { confirmation, quotedBill, settledBill } from '../entities/billRecord.ts';
import { MISSING_SETTING_NAMES } from '../missingSettings.ts';
import { FILING_GROUPS } from '../filingGroups.ts';
import { LOCALES } from '../limits.ts';
import {
  id,
  ids,
  keyword,
  pageShape,
  paging,
  queryFlag,
  queryNumber,
  sorting,
  wireTime,
  wireTimeEnd,
} from '../page.ts';
import { DECLARATION_STATUS_NAMES } from '../statuses.ts';
import { billType, billTypeQuery } from './drafts.ts';

export const declarationStatus = z.enum(DECLARATION_STATUS_NAMES);
/** One status, or several joined by commas ([V24]). */
const declarationStatusQuery = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(declarationStatus).min(1))
  .optional();
const matchStatus = z.enum(MATCH_STATUSES);
export const coins = z.number().int();
export const payType = queryNumber.pipe(z.union(PAY_TYPES.map((type) => z.literal(type)))).default(0);

export const filingRow = z.object({
  id,
  isfNo: z.string(),
  amsNo: z.string(),
  amsType: z.string(),
  billType,
  declarationType: z.enum(['ISF-10', 'ISF-5']),
  matchStatus,
  declarationStatus,
  /** Another filer filed the same bill for the same importer (S7), beside any match. */
  isDuplicate: z.boolean(),
  /** Customs' transaction number; null before its first acceptance and after a deletion. */
  customsNo: z.string().nullable(),
  /** An answer of customs that may be about this filing could not be placed and is with support staff. */
  hasParkedAnswer: z.boolean(),
  latestOperator: z.string(),
  operationAt: z.string(),
  createdAt: z.string(),
  source: z.enum(SOURCES),
  remark: z.string(),
  /** Blank for an ISF-5. */
  buyer: z.string(),
  /** A social security number is masked. */
  importer: z.string(),
  vessel: z.string(),
  loading: z.string().nullable(),
  /** Coins paid for it so far, the provider's bond included; refunds are deducted. */
  fee: coins,
  /** The actions that this user may take now; names of OPERATION_ACTIONS. */
  actions: z.array(z.enum(OPERATION_ACTIONS)),
  /** Customs holds it with a flexible range or time (FR, FT, FX): it must be completed. */
  toComplete: z.boolean(),
  /** The filing whose deletion must be answered before this one is sent. */
  waitsFor: z.object({ id, amsNo: z.string() }).nullable(),
});
export type FilingRow = z.output<typeof filingRow>;

/** An error of customs about a record of a filing. `code` is as sent by customs, possibly empty. */
const receiptError = z.object({
  code: z.string(),
  message: z.string(),
  severity: z.enum(['reject', 'warning', 'unknown']),
  /** Path in the bill, if the form has a field for it. */
  field: z.string().optional(),
  /** Paths of the record's fields, if the error could refer to several of them. */
  among: z.array(z.string()).optional(),
  /** Customs' number of the earlier filing that a duplicate names: a hint, not this filing's. */
  earlierNo: z.string().optional(),
});
export type ReceiptError = z.output<typeof receiptError>;

/**
 * A receipt in customs' own order (`seq`), answering `action`. A refusal has code, text and field of the first error;
 * all errors of single records are in `errors`.
 */
export const receipt = z.object({
  seq: z.number().int(),
  action: z.enum(OPERATION_ACTIONS),
  at: z.string(),
  kind: z.enum(['ack', 'response', 'advisory']),
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  errors: z.array(receiptError).optional(),
  /** What is unusual about the answer; texts below `customs.remarks`. */
  remarks: z.array(z.enum(ANSWER_REMARKS)).optional(),
  raw: z.string(),
});
export type Receipt = z.output<typeof receipt>;
/** `isLocal`: the portal closed the filing without a message to customs. */
export interface LatestOperation {
  action: OperationAction;
  at: string;
  isLocal: boolean;
}
export type FilingDetail = Bill &
  FilingRow & {
    revision: number;
    receipts: Receipt[];
    /** The last version that customs accepted; null if it holds none. */
    held: Bill | null;
    /** The provider's bond was paid for this filing. */
    bondPaid: boolean;
    acceptedAt: string | null;
    latest: LatestOperation;
  };

/**
 * Drafts by id, or one bill; `revisions` are the versions of the drafts that were shown. A draft without revision is
 * sent as stored.
 */
const sendBody = z.union([
  z.strictObject({
    ids,
    revisions: z.record(id, z.number().int().positive()).optional(),
    ...confirmation,
  }),
  quotedBill,
]);
/** What a send took; `coupons` is missing in answers that older portals stored. */
export const paymentReply = { charged: coins, coupons: z.number().int().optional(), balance: coins };
export const sendReply = z.object({
  filings: z.array(z.object({ id, isfNo: z.string(), amsNo: z.string(), draftId: id.nullable() })),
  ...paymentReply,
});
export type SendReply = z.output<typeof sendReply>;

const rehearsalFinding = z.object({
  draftId: id.optional(),
  amsNo: z.string().optional(),
  /** Customs' three-digit code; else its AMS code, the name of the rule, or `V` for a rule of the form. */
  code: z.string(),
  /** Errors block; a bill with rejects may be sent after confirmation (`acceptRejects`). */
  severity: z.enum(['error', 'reject', 'warning']),
  field: z.string().optional(),
  message: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type RehearsalFinding = z.output<typeof rehearsalFinding>;

/** Price and blockers of a send; a dry run. */
export const settlement = z.object({
  lines: z.array(z.object({ draftId: id.optional(), amsNo: z.string(), fee: coins, alreadyFiled: z.boolean() })),
  bondFee: coins,
  total: coins,
  balance: coins,
  couponCount: z.number().int(),
  payTypes: z.array(
    z.object({
      payType: z.union(PAY_TYPES.map((type) => z.literal(type))),
      available: z.boolean(),
      /** Message key below `choices.payReason`. */
      reason: z.string().optional(),
    }),
  ),
  sufficient: z.boolean(),
  conflicts: z.array(z.object({ amsNo: z.string(), code: z.number().int(), filingId: id.optional() })),
  houseScacAvailable: z.boolean(),
  /** [X01] Settings of the envelope without which nothing is sent. */
  missingSettings: z.array(z.enum(MISSING_SETTING_NAMES)),
  /** With `filingId`: how the new version is sent, or why it is refused (key below `errors`). */
  plan: z.object({ kind: z.enum(CHANGE_KINDS), reason: z.string().optional() }).optional(),
  rehearsal: z.array(rehearsalFinding),
});
export type Settlement = z.output<typeof settlement>;

const filingFilters = {
  keyword,
  billType: billTypeQuery,
  amsNo: keyword,
  isfNo: keyword,
  declarationStatus: declarationStatusQuery,
  matchStatus: matchStatus.optional(),
  /** A tab of the list: filings in one of its pairs of statuses. */
  group: z.enum(FILING_GROUPS).optional(),
  toComplete: queryFlag,
  /** Filings that customs refused for this reason, now or before. */
  rejectCode: keyword,
  /** Who filed first, by user id; later changes may be others'. */
  filedBy: id.optional(),
  houseScac: keyword,
  createdAtBegin: wireTime.optional(),
  createdAtEnd: wireTimeEnd.optional(),
  operationAtBegin: wireTime.optional(),
  operationAtEnd: wireTimeEnd.optional(),
};
/** The list's filters and order, and selected rows by id, joined by commas ([L06]). */
const exportQuery = z.object({
  ...filingFilters,
  ...sorting,
  ids: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(ids)
    .optional(),
  lang: z.enum(LOCALES).optional(),
});

export const filingEndpoints = {
  listFilings: endpoint(calls.listFilings, {
    query: z.object({ ...filingFilters, ...paging }),
    reply: pageShape(filingRow),
    searches: ['keyword', 'amsNo', 'isfNo', 'houseScac'],
  }),
  exportFilings: endpoint(calls.exportFilings, { query: exportQuery, reply: z.void() }),
  exportFilingsPdf: endpoint(calls.exportFilingsPdf, { query: exportQuery, reply: z.void() }),
  filingEvidence: endpoint(calls.filingEvidence, {
    params: z.object({ id }),
    query: z.object({ lang: z.enum(LOCALES).optional() }),
    reply: z.void(),
  }),
  getFiling: endpoint(calls.getFiling, {
    params: z.object({ id }),
    reply: z.custom<FilingDetail>((value) => typeof value === 'object' && value !== null),
  }),
  sendDrafts: endpoint(calls.sendDrafts, {
    query: z.object({ payType }),
    body: sendBody,
    reply: sendReply,
    billSized: true,
  }),
  sendBill: endpoint(calls.sendBill, {
    query: z.object({ payType }),
    body: quotedBill,
    reply: sendReply,
    billSized: true,
  }),
  preSettle: endpoint(calls.preSettle, {
    query: z.object({ useDefaultHouseScac: z.string().optional() }),
    body: z.union([z.strictObject({ ids, useDefaultHouseScac: z.boolean().optional() }), settledBill]),
    reply: settlement,
    billSized: true,
  }),
  getIntent: endpoint(calls.getIntent, {
    params: z.object({ key: z.string().min(1).max(255) }),
    reply: z.object({
      state: z.enum(['unknown', 'working', 'done']),
      status: z.number().int().optional(),
      body: z.unknown().optional(),
    }),
  }),
};
