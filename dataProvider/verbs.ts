import type { Identifier, RaRecord } from 'react-admin';
import type { Page } from '#contract/page.ts';
import type { ListQuery } from './paging.ts';
import { portalClient, type PortalClient } from './portalClient.ts';

/** What a resource can do through react-admin; a verb that is missing is refused. */
export interface Verbs {
  getList?: (query: ListQuery, signal?: AbortSignal) => Promise<Page<RaRecord>>;
  getOne?: (id: string, signal?: AbortSignal) => Promise<RaRecord>;
  /** Creates when the record has no id of the portal's, else updates; gives what the portal says of it. */
  save?: (record: Record<string, unknown>, idempotencyKey?: string) => Promise<RaRecord>;
  deleteMany?: (ids: Identifier[]) => Promise<void>;
  /** Takes a deletion back; gives how many came back. */
  restoreMany?: (ids: readonly string[]) => Promise<number>;
}

/** The calls of a resource that lists, saves, removes and restores, and reads no single record. */
interface SimpleCalls {
  list: 'listParties' | 'listLinkmen' | 'listTemplates';
  save: 'saveParty' | 'saveLinkman' | 'saveTemplate';
  remove: 'removeParties' | 'removeLinkmen' | 'removeTemplates';
  restore: 'restoreParties' | 'restoreLinkmen' | 'restoreTemplates';
}

/** Four calls as verbs; what a body may hold is the portal's to judge. */
const simpleVerbs = (client: PortalClient, { list, save, remove, restore }: SimpleCalls): Verbs => ({
  getList: (query, signal) => client.call(list, { query }, { signal }),
  save: async (record, idempotencyKey) => {
    const saved = await client.call(save, { body: record }, idempotencyKey ? { idempotencyKey } : {});
    return { ...record, ...saved };
  },
  deleteMany: async (ids) => void (await client.call(remove, { body: ids.map(String) })),
  restoreMany: async (ids) => (await client.call(restore, { body: [...ids] })).restored,
});

/** Resource × verb → call of the contract. */
export const verbsOf = (client: PortalClient) =>
  ({
    drafts: {
      getList: (query, signal) => client.call('listDrafts', { query }, { signal }),
      getOne: (id, signal) => client.call('getDraft', { params: { id } }, { signal }) as Promise<RaRecord>,
      save: async (record) => {
        const saved = await client.call('saveDraft', { body: record });
        return { ...record, ...saved };
      },
      deleteMany: async (ids) => void (await client.call('removeDrafts', { body: ids.map(String) })),
    },
    filings: {
      getList: (query, signal) => client.call('listFilings', { query }, { signal }),
      getOne: (id, signal) => client.call('getFiling', { params: { id } }, { signal }),
    },
    templates: simpleVerbs(client, {
      list: 'listTemplates',
      save: 'saveTemplate',
      remove: 'removeTemplates',
      restore: 'restoreTemplates',
    }),
    parties: simpleVerbs(client, {
      list: 'listParties',
      save: 'saveParty',
      remove: 'removeParties',
      restore: 'restoreParties',
    }),
    contacts: simpleVerbs(client, {
      list: 'listLinkmen',
      save: 'saveLinkman',
      remove: 'removeLinkmen',
      restore: 'restoreLinkmen',
    }),
  }) satisfies Record<string, Verbs>;

/** The verbs over the page's own client, by resource; for lists that also restore what they removed. */
export const portalVerbs: Readonly<Record<string, Verbs>> = verbsOf(portalClient);

export type Resource = keyof ReturnType<typeof verbsOf>;
