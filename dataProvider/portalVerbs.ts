import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { PageReply } from '#contract/page.ts';
import { toListQuery, toListResult, type ListQuery } from './paging.ts';
import type { Input, PortalClient } from './portalClient.ts';

/** The portal's calls for a resource; verbs without a call are rejected. */
interface ResourceCalls {
  list?: (query: ListQuery, signal?: AbortSignal) => Promise<PageReply<RaRecord>>;
  get?: (id: string, signal?: AbortSignal) => Promise<RaRecord>;
  /** Creates a record without a portal id, or updates; returns the portal's answer. */
  save?: (record: Record<string, unknown>, idempotencyKey?: string) => Promise<object>;
  remove?: (ids: string[]) => Promise<unknown>;
  restore?: (ids: string[]) => Promise<{ restored: number }>;
}

/** The calls of a resource that lists, saves, removes and restores, but cannot read a single record. */
interface SimpleCalls {
  list: 'listParties' | 'listLinkmen' | 'listTemplates';
  save: 'saveParty' | 'saveLinkman' | 'saveTemplate';
  remove: 'removeParties' | 'removeLinkmen' | 'removeTemplates';
  restore: 'restoreParties' | 'restoreLinkmen' | 'restoreTemplates';
}

/** The portal validates the body. */
const simpleCalls = (client: PortalClient, { list, save, remove, restore }: SimpleCalls): ResourceCalls => ({
  list: (query, signal) => client.call(list, { query }, { signal }),
  save: (record, idempotencyKey) => client.call(save, { body: record }, idempotencyKey ? { idempotencyKey } : {}),
  remove: (ids) => client.call(remove, { body: ids }),
  restore: (ids) => client.call(restore, { body: ids }),
});

/** The calls of a list of charges, of which only the remark can be changed. */
const chargeCalls = (client: PortalClient, list: 'listConsumption' | 'listBondSettlements'): ResourceCalls => ({
  list: (query, signal) => client.call(list, { query }, { signal }),
  save: (record) => client.call('saveConsumptionRemark', { body: record as Input<'saveConsumptionRemark'>['body'] }),
});

const callsByResource = (client: PortalClient) =>
  ({
    drafts: {
      list: (query, signal) => client.call('listDrafts', { query }, { signal }),
      get: (id, signal) => client.call('getDraft', { params: { id } }, { signal }) as Promise<RaRecord>,
      save: (record) => client.call('saveDraft', { body: record }),
      remove: (ids) => client.call('removeDrafts', { body: ids }),
      restore: (ids) => client.call('restoreDrafts', { body: ids }),
    },
    filings: {
      list: (query, signal) => client.call('listFilings', { query }, { signal }),
      get: (id, signal) => client.call('getFiling', { params: { id } }, { signal }),
    },
    consumption: chargeCalls(client, 'listConsumption'),
    bondSettlements: chargeCalls(client, 'listBondSettlements'),
    ledger: { list: (query, signal) => client.call('listLedger', { query }, { signal }) },
    templates: simpleCalls(client, {
      list: 'listTemplates',
      save: 'saveTemplate',
      remove: 'removeTemplates',
      restore: 'restoreTemplates',
    }),
    parties: simpleCalls(client, {
      list: 'listParties',
      save: 'saveParty',
      remove: 'removeParties',
      restore: 'restoreParties',
    }),
    contacts: simpleCalls(client, {
      list: 'listLinkmen',
      save: 'saveLinkman',
      remove: 'removeLinkmen',
      restore: 'restoreLinkmen',
    }),
  }) satisfies Record<string, ResourceCalls>;

export type PortalResource = keyof ReturnType<typeof callsByResource>;

/**
 * react-admin's verbs over the portal's calls. Every failure is a `PortalError`. `create` sends `meta.idempotencyKey`,
 * so that a repeated first save creates no second record.
 */
export function portalVerbs(client: PortalClient): DataProvider {
  const table: Record<string, ResourceCalls> = callsByResource(client);

  function requireCall<V extends keyof ResourceCalls>(resource: string, name: V): NonNullable<ResourceCalls[V]> {
    const found = table[resource]?.[name];
    if (!found) throw new Error(`The portal cannot ${name} "${resource}"`);
    return found;
  }
  const getOne = async (resource: string, id: Identifier, signal?: AbortSignal) =>
    requireCall(resource, 'get')(String(id), signal);
  const save = async (resource: string, record: object, idempotencyKey?: string) => ({
    data: { ...record, ...(await requireCall(resource, 'save')({ ...record }, idempotencyKey)) } as RaRecord,
  });
  const remove = async (resource: string, ids: Identifier[]) => {
    await requireCall(resource, 'remove')(ids.map(String));
    return ids;
  };

  const verbs = {
    getList: async (resource, params) =>
      toListResult(await requireCall(resource, 'list')(toListQuery(params), params.signal)),
    getOne: async (resource, { id, signal }) => ({ data: await getOne(resource, id, signal) }),
    getMany: async (resource, { ids, signal }) => ({
      data: await Promise.all(ids.map((id) => getOne(resource, id, signal))),
    }),
    getManyReference: async (resource, { target, id, ...params }) =>
      verbs.getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: (resource, { data, meta }) =>
      save(resource, data, (meta as { idempotencyKey?: string } | undefined)?.idempotencyKey),
    update: (resource, { id, data }) => save(resource, { ...data, id }),
    updateMany: (resource) => Promise.reject(new Error(`The portal cannot update many "${resource}" at once`)),
    delete: async (resource, { id, previousData }) => {
      await remove(resource, [id]);
      return { data: (previousData ?? { id }) as RaRecord };
    },
    deleteMany: async (resource, { ids }) => ({ data: await remove(resource, ids) }),
    restoreMany: async (resource: string, { ids }: { ids: readonly Identifier[] }) => ({
      data: (await requireCall(resource, 'restore')(ids.map(String))).restored,
    }),
  } as DataProvider;
  return verbs;
}
