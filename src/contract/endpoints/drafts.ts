import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { DRAFT_ORIGINS, ISF_10, ISF_5 } from '../codes.ts';
import type { Bill } from '../entities/bill.ts';
import { lenientBill } from '../entities/billRecord.ts';
import { id, ids, keyword, pageOf, paging, queryNumber, wireTime, wireTimeEnd } from '../page.ts';

export const billType = z.union([z.literal(ISF_5), z.literal(ISF_10)]);
export const billTypeQuery = queryNumber.pipe(billType).optional();

/** One row of the drafts list; `problems` counts what blocks sending. */
export const draftRow = z.object({
  id,
  revision: z.number().int(),
  billType,
  houseScac: z.string(),
  amsNos: z.array(z.string()),
  importerId: z.string(),
  bugerName: z.string(),
  template_name: z.string(),
  from: z.enum(DRAFT_ORIGINS).nullable(),
  problems: z.number().int(),
  operator: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type DraftRow = z.output<typeof draftRow>;

/** A bill as the portal stores it. */
export type StoredDraft = Bill & { revision: number; createdAt: string; updatedAt: string };

export const draftEndpoints = {
  listDrafts: endpoint(calls.listDrafts, {
    query: z.object({
      keyword,
      billType: billTypeQuery,
      houseScac: keyword,
      createdAtBegin: wireTime.optional(),
      createdAtEnd: wireTimeEnd.optional(),
      ...paging,
    }),
    reply: pageOf(draftRow),
  }),
  getDraft: endpoint(calls.getDraft, {
    params: z.object({ id }),
    reply: z.custom<StoredDraft>((value) => typeof value === 'object' && value !== null),
  }),
  saveDraft: endpoint(calls.saveDraft, { body: lenientBill, reply: z.object({ id, revision: z.number().int() }) }),
  removeDrafts: endpoint(calls.removeDrafts, { body: ids, reply: z.object({ removed: z.number().int() }) }),
  restoreDrafts: endpoint(calls.restoreDrafts, { body: ids, reply: z.object({ restored: z.number().int() }) }),
};
