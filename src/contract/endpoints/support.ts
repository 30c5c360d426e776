import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';

const resource = z.string().max(40);
/** Ids of some resources have two parts. */
const id = z.string().min(1).max(300);
/** The columns that a resource declares. */
const row = z.looseObject({ id: z.string() });
const body = z.record(z.string().max(60), z.unknown());

/** The dialect of `ra-data-simple-rest`: one shape for all resources; each declares its columns (decision 0043). */
export const supportEndpoints = {
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
