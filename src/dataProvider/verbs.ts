import type { Identifier, RaRecord } from 'ra-core';
import type { Page } from '#contract/page.ts';
import type { ListQuery } from './paging.ts';
import type { PortalClient } from './portalClient.ts';

/** What a resource can do through react-admin; a verb that is missing is refused. */
export interface Verbs {
  getList?: (query: ListQuery, signal?: AbortSignal) => Promise<Page<RaRecord>>;
  getOne?: (id: string, signal?: AbortSignal) => Promise<RaRecord>;
  /** Creates when the record has no id of the portal's, else updates; gives what the portal says of it. */
  save?: (record: Record<string, unknown>) => Promise<RaRecord>;
  deleteMany?: (ids: Identifier[]) => Promise<void>;
}

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
    bills: {
      getList: (query, signal) => client.call('listFilings', { query }, { signal }),
      getOne: (id, signal) => client.call('getFiling', { params: { id } }, { signal }),
    },
  }) satisfies Record<string, Verbs>;

export type Resource = keyof ReturnType<typeof verbsOf>;
