import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import type { Entity } from '#schema/entity.ts';
import { zodShape } from '#schema/zodOf.ts';
import { calls } from '../calls.ts';
import { PARTY_TYPES } from '../codes.ts';
import { linkman, type LinkmanRecord } from '../entities/linkman.ts';
import { party, type PartyFieldsRecord } from '../entities/party.ts';
import { LOCALES } from '../limits.ts';
import { id, ids, keyword, pageShape, paging, sorting, wireTime, wireTimeEnd } from '../page.ts';

export type SimpleEnvelope = {
  id: string;
  revision: number;
  createdAt: string;
  updatedAt: string;
};
export type PartyRow = SimpleEnvelope & PartyFieldsRecord;
export type LinkmanRow = SimpleEnvelope & LinkmanRecord;

/** A record to save: `id` null creates a new one; with `revision`, a stale write is refused (409). */
type SimpleBody<R> = Partial<R> & { id: string | null; revision?: number };

const bodyShape = <R>(of: Entity) =>
  z.strictObject({
    id: id.nullish().transform((given) => given ?? null),
    revision: z.number().int().min(1).optional(),
    ...zodShape(of.fields),
  }) as unknown as z.ZodType<R & { id: string | null; revision?: number }, SimpleBody<R>>;
const rowShape = <R>() => z.custom<R>((value) => typeof value === 'object' && value !== null);
const saved = z.object({ id, revision: z.number().int() });
const removed = z.object({ removed: z.number().int() });
const restored = z.object({ restored: z.number().int() });

/** One record by id, for links; it may be on any page. */
const one = { id: id.optional() };

const partyFilters = {
  name: keyword,
  keyword,
  type: z.enum(PARTY_TYPES).optional(),
  country: keyword,
  createdAtBegin: wireTime.optional(),
  createdAtEnd: wireTimeEnd.optional(),
};

export const partyEndpoints = {
  listParties: endpoint(calls.listParties, {
    query: z.object({ ...one, ...partyFilters, ...paging }),
    reply: pageShape(rowShape<PartyRow>()),
    searches: ['keyword', 'name', 'country'],
  }),
  saveParty: endpoint(calls.saveParty, { body: bodyShape<PartyFieldsRecord>(party), reply: saved }),
  removeParties: endpoint(calls.removeParties, {
    // With the duplicate that is kept, nothing is removed when that one is gone.
    query: z.object({ kept: id.optional() }),
    body: ids,
    reply: removed,
  }),
  restoreParties: endpoint(calls.restoreParties, { body: ids, reply: restored }),
  exportParties: endpoint(calls.exportParties, {
    query: z.object({ ...partyFilters, ...sorting, lang: z.enum(LOCALES).optional() }),
    reply: z.void(),
  }),
  listLinkmen: endpoint(calls.listLinkmen, {
    query: z.object({ ...one, keyword, ...paging }),
    reply: pageShape(rowShape<LinkmanRow>()),
    searches: ['keyword'],
  }),
  exportLinkmen: endpoint(calls.exportLinkmen, {
    query: z.object({ keyword, ...sorting, lang: z.enum(LOCALES).optional() }),
    reply: z.void(),
  }),
  saveLinkman: endpoint(calls.saveLinkman, { body: bodyShape<LinkmanRecord>(linkman), reply: saved }),
  removeLinkmen: endpoint(calls.removeLinkmen, { body: ids, reply: removed }),
  restoreLinkmen: endpoint(calls.restoreLinkmen, { body: ids, reply: restored }),
};
