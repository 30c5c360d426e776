import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import type { Bill } from '../entities/bill.ts';
import { lenientTemplate } from '../entities/billRecord.ts';
import { LOCALES } from '../limits.ts';
import { id, ids, keyword, pageShape, paging, sorting, wireTime, wireTimeEnd } from '../page.ts';
import { billType, billTypeQuery } from './drafts.ts';

const templateRow = z.object({
  id,
  revision: z.number().int(),
  template_name: z.string(),
  billType,
  houseScac: z.string(),
  /** Whether it is the default of its filer code ([T04]); at most one per filer code. */
  isDefaultFilerCode: z.boolean(),
  operator: z.string(),
  updatedAt: z.string(),
  /** Number of drafts created from it. */
  usedCount: z.number().int(),
  lastUsedAt: z.string().nullable(),
});
export type TemplateRow = z.output<typeof templateRow>;

/** A template as stored by the portal: a bill with a name; `templateId` is null. */
export type StoredTemplate = Bill &
  Pick<TemplateRow, 'isDefaultFilerCode' | 'usedCount' | 'lastUsedAt' | 'operator'> & {
    id: string;
    revision: number;
    createdAt: string;
    updatedAt: string;
  };

const filters = {
  keyword,
  houseScac: keyword,
  billType: billTypeQuery,
  startedAt: wireTime.optional(),
  endedAt: wireTimeEnd.optional(),
};

export const templateEndpoints = {
  listTemplates: endpoint(calls.listTemplates, {
    query: z.object({ ...filters, ...paging }),
    reply: pageShape(templateRow),
    searches: ['keyword', 'houseScac'],
  }),
  getTemplate: endpoint(calls.getTemplate, {
    params: z.object({ id }),
    reply: z.custom<StoredTemplate>((value) => typeof value === 'object' && value !== null),
  }),
  saveTemplate: endpoint(calls.saveTemplate, {
    body: lenientTemplate,
    reply: z.object({ id, revision: z.number().int() }),
    billSized: true,
  }),
  removeTemplates: endpoint(calls.removeTemplates, { body: ids, reply: z.object({ removed: z.number().int() }) }),
  restoreTemplates: endpoint(calls.restoreTemplates, { body: ids, reply: z.object({ restored: z.number().int() }) }),
  exportTemplates: endpoint(calls.exportTemplates, {
    query: z.object({ ...filters, ...sorting, lang: z.enum(LOCALES).optional() }),
    reply: z.void(),
  }),
  setDefaultFilerCode: endpoint(calls.setDefaultFilerCode, {
    query: z.object({ id, houseScac: z.string().trim().min(1).max(4) }),
    reply: z.object({ id, houseScac: z.string() }),
  }),
};
