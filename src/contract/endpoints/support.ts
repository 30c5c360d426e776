import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';

const resource = z.string().max(40);
/** Ids of some resources have two parts. */
const id = z.string().min(1).max(300);
/** The columns that a resource declares. */
const row = z.looseObject({ id: z.string() });
const body = z.record(z.string().max(60), z.unknown());

/** [O04] The state of the installation, without personal data. */
const systemState = z.object({
  /** Jobs that are not done, by kind; `oldest`: seconds since the first could have run. */
  queues: z.array(z.object({ kind: z.string(), count: z.number(), failed: z.number(), oldest: z.number() })),
  gateway: z.enum(['practice', 'files']),
  /** Of the messages that have not left; null when none waits. */
  oldestMessageAt: z.string().nullable(),
  /** Null before the first answer. */
  lastAnswerAt: z.string().nullable(),
  parkedAnswers: z.number(),
  databaseBytes: z.number(),
  databaseVersion: z.string(),
  /** The newest migration. */
  schema: z.string(),
  /** Of the portal that answers. */
  connections: z.object({ used: z.number(), idle: z.number(), waiting: z.number() }),
  /** Violations of the content security policy, reported to the portal that answers since its start. */
  policyReports: z.object({ count: z.number(), lastAt: z.string().nullable() }),
  /** Of the embedded database, for recovery to a moment; null without `TPT_WAL_ARCHIVE`. */
  archive: z.object({ archivedAt: z.string().nullable(), isFailing: z.boolean() }).nullable(),
  readAt: z.string(),
});
export type SystemState = z.output<typeof systemState>;

/** The dialect of `ra-data-simple-rest`: one shape for all resources; each declares its columns (decision 0043). */
export const supportEndpoints = {
  systemState: endpoint(calls.systemState, { reply: systemState }),
  listSupport: endpoint(calls.listSupport, {
    params: z.object({ resource }),
    query: z.object({
      filter: z.string().max(10_000).optional(),
      range: z.string().max(60).optional(),
      sort: z.string().max(120).optional(),
    }),
    reply: z.array(row),
  }),
  getSupport: endpoint(calls.getSupport, { params: z.object({ resource, id }), reply: row }),
  createSupport: endpoint(calls.createSupport, { params: z.object({ resource }), body, reply: row }),
  updateSupport: endpoint(calls.updateSupport, { params: z.object({ resource, id }), body, reply: row }),
  removeSupport: endpoint(calls.removeSupport, { params: z.object({ resource, id }), reply: row }),
};
