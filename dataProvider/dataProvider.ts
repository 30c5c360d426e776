import { HttpError, type DataProvider, type Identifier, type RaRecord } from 'react-admin';
import { toListQuery, toListResult } from './paging.ts';
import { portalClient, type PortalClient } from './portalClient.ts';
import { portalMethods, type PortalMethods } from './portalMethods.ts';
import { PortalError } from './portalError.ts';
import { verbsOf, type Verbs } from './verbs.ts';

/** react-admin's verbs, a method for each call of the contract, and what a page needs beside calls. */
export type TenPlusTwoDataProvider = DataProvider &
  PortalMethods &
  Pick<PortalClient, 'upload' | 'owner' | 'addressOf'>;

/** The only way to data. Every write waits for the portal's answer; nothing is done optimistically. */
export function createDataProvider(client: PortalClient): TenPlusTwoDataProvider {
  const table: Record<string, Verbs> = verbsOf(client);

  function verb<V extends keyof Verbs>(resource: string, name: V): NonNullable<Verbs[V]> {
    const found = table[resource]?.[name];
    if (!found) throw new Error(`"${resource}" has no ${name}`);
    return found;
  }
  const getOne = (resource: string, id: Identifier, signal?: AbortSignal) =>
    toHttpErrors(verb(resource, 'getOne')(String(id), signal));
  const save = async (resource: string, record: object) => ({
    data: await toHttpErrors(verb(resource, 'save')(record as Record<string, unknown>)),
  });
  const remove = async (resource: string, ids: Identifier[]) => {
    await toHttpErrors(verb(resource, 'deleteMany')(ids));
    return ids;
  };

  const provider = {
    supportAbortSignal: true,
    getList: async (resource, params) =>
      toListResult(await toHttpErrors(verb(resource, 'getList')(toListQuery(params), params.signal))),
    getOne: async (resource, { id, signal }) => ({ data: await getOne(resource, id, signal) }),
    getMany: async (resource, { ids, signal }) => ({
      data: await Promise.all(ids.map((id) => getOne(resource, id, signal))),
    }),
    getManyReference: async (resource, { target, id, ...params }) =>
      provider.getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    create: (resource, { data }) => save(resource, data),
    update: (resource, { id, data }) => save(resource, { ...data, id }),
    updateMany: (resource) => Promise.reject(new Error(`"${resource}" has no updateMany`)),
    delete: async (resource, { id, previousData }) => {
      await remove(resource, [id]);
      return { data: (previousData ?? { id }) as RaRecord };
    },
    deleteMany: async (resource, { ids }) => ({ data: await remove(resource, ids) }),
  } as DataProvider;
  const { upload, owner, addressOf } = client;
  return { ...provider, ...portalMethods(client), upload, owner, addressOf };
}

/** react-admin reads field messages from `body.errors` of its own error class. */
async function toHttpErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    throw new HttpError(error.message, error.status, {
      code: error.code,
      kind: error.kind,
      errors: error.errors ?? {},
    });
  }
}

export const dataProvider = createDataProvider(portalClient);
