import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { DRAFT_ORIGINS, DUE_MARKS, ISF_10, ISF_5 } from '../codes.ts';
import type { Bill } from '../entities/bill.ts';
import { lenientBill } from '../entities/billRecord.ts';
import { LIMITS, LOCALES } from '../limits.ts';
import {
  id,
  ids,
  keyword,
  pageShape,
  paging,
  queryNumber,
  sorting,
  wireTime,
  wireTimeEnd,
  type ReachStatistics,
} from '../page.ts';

export const billType = z.union([z.literal(ISF_5), z.literal(ISF_10)]);
export const billTypeQuery = queryNumber.pipe(billType).optional();

/** One row of the drafts list; `problems` counts the errors that block sending. */
export const draftRow = z.object({
  id,
  revision: z.number().int(),
  billType,
  houseScac: z.string(),
  amsNos: z.array(z.string()),
  /** Only the last four digits of a social security number. */
  importerId: z.string(),
  bugerName: z.string(),
  template_name: z.string(),
  from: z.enum(DRAFT_ORIGINS).nullable(),
  problems: z.number().int(),
  /** Number of filled required fields. */
  filled: z.number().int(),
  asked: z.number().int(),
  /** In coins, for numbers that are not in AMS yet ([K02]). */
  priceAtMost: z.number().int(),
  /** Loading time, if known ([K02]). */
  loadingAt: z.string().nullable(),
  /** How close loading is by server time. */
  due: z.enum(DUE_MARKS).nullable(),
  operator: z.string(),
  /** [P04] The name and id of the person to whom it belongs. */
  owner: z.string(),
  ownerId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type DraftRow = z.output<typeof draftRow>;

/** `statistics` of the drafts list: the enterprise's drafts per tile, independent of filters. */
export interface DraftStatistics extends ReachStatistics {
  past: number;
  within24h: number;
  within48h: number;
  ready: number;
  incomplete: number;
  fromAi: number;
}

/** The holder of a number, for the duplicate radar ([D04]); own enterprise only. */
const numberHolder = z.object({
  kind: z.enum(['draft', 'filing']),
  id,
  amsNo: z.string(),
  operator: z.string(),
  /** Of the calling user, else a colleague's. */
  own: z.boolean(),
  at: z.string(),
});
export type NumberHolder = z.output<typeof numberHolder>;

export type StoredDraft = Bill & { revision: number; createdAt: string; updatedAt: string };

const draftFilters = {
  keyword,
  billType: billTypeQuery,
  houseScac: keyword,
  /** Past, within 24 h or within 48 h of loading; later marks include the nearer. */
  due: z.enum(DUE_MARKS).optional(),
  readiness: z.enum(['ready', 'incomplete']).optional(),
  from: z.enum(DRAFT_ORIGINS).optional(),
  /** [P04] Narrows to the drafts of a person, among those that the caller may use. */
  ownerId: id.optional(),
  createdAtBegin: wireTime.optional(),
  createdAtEnd: wireTimeEnd.optional(),
};

export const draftEndpoints = {
  listDrafts: endpoint(calls.listDrafts, {
    query: z.object({ ...draftFilters, ...paging }),
    reply: pageShape(draftRow),
    searches: ['keyword', 'houseScac'],
  }),
  getDraft: endpoint(calls.getDraft, {
    params: z.object({ id }),
    reply: z.custom<StoredDraft>((value) => typeof value === 'object' && value !== null),
  }),
  saveDraft: endpoint(calls.saveDraft, {
    body: lenientBill,
    reply: z.object({ id, revision: z.number().int() }),
    billSized: true,
  }),
  removeDrafts: endpoint(calls.removeDrafts, { body: ids, reply: z.object({ removed: z.number().int() }) }),
  restoreDrafts: endpoint(calls.restoreDrafts, { body: ids, reply: z.object({ restored: z.number().int() }) }),
  handOverDrafts: endpoint(calls.handOverDrafts, {
    body: z.strictObject({ ids, userId: id }),
    reply: z.object({ handedOver: z.number().int() }),
  }),
  exportDrafts: endpoint(calls.exportDrafts, {
    query: z.object({ ...draftFilters, ...sorting, lang: z.enum(LOCALES).optional() }),
    reply: z.void(),
  }),
  exportDraftsPdf: endpoint(calls.exportDraftsPdf, {
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(id).min(1).max(LIMITS.pdfDrafts)),
      lang: z.enum(LOCALES).optional(),
    }),
    reply: z.void(),
  }),
  findAmsNumber: endpoint(calls.findAmsNumber, {
    params: z.object({ amsNo: z.string().trim().min(5).max(40) }),
    query: z.object({
      /** Further numbers joined by commas, checked in the same call: pasted rows. */
      also: z
        .string()
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(z.string().max(40)).max(LIMITS.numbersPerCall))
        .optional(),
    }),
    reply: z.array(numberHolder),
  }),
  flowData: endpoint(calls.flowData, {
    query: z.object({
      flowId: id,
      stageId: id,
      productCode: z.string().max(40).optional(),
      formCode: z.string().max(40).optional(),
    }),
    reply: z.custom<Partial<Bill>>((value) => typeof value === 'object' && value !== null),
  }),
};
