import { combineDataProviders, type DataProvider, type Identifier } from 'react-admin';
import { portalClient, type PortalClient } from './portalClient.ts';
import { portalMethods, type PortalMethods } from './portalMethods.ts';
import { portalVerbs } from './portalVerbs.ts';

export type { PortalResource } from './portalVerbs.ts';

/** react-admin's verbs, `restoreMany`, a method for each call of the contract, and functions of the client. */
export type TenPlusTwoDataProvider = DataProvider &
  PortalMethods &
  Pick<PortalClient, 'upload' | 'owner' | 'addressOf'> & {
    /** Restores deleted records and returns how many were restored. */
    restoreMany(resource: string, params: { ids: readonly Identifier[] }): Promise<{ data: number }>;
  };

/**
 * The only access to data. Every write waits for the portal's answer; there are no optimistic updates.
 * @param others providers of resources outside the portal's contract, by resource name
 * @example createDataProvider(portalClient, { bookings: simpleRestProvider('/support') })
 */
export function createDataProvider(
  client: PortalClient,
  others: Readonly<Record<string, DataProvider>> = {},
): TenPlusTwoDataProvider {
  const portal = portalVerbs(client);
  const verbs = combineDataProviders((resource) => others[resource] ?? portal);
  const { upload, owner, addressOf } = client;
  return {
    supportAbortSignal: true,
    getList: verbs.getList,
    getOne: verbs.getOne,
    getMany: verbs.getMany,
    getManyReference: verbs.getManyReference,
    create: verbs.create,
    update: verbs.update,
    updateMany: verbs.updateMany,
    delete: verbs.delete,
    deleteMany: verbs.deleteMany,
    restoreMany: verbs['restoreMany'] as TenPlusTwoDataProvider['restoreMany'],
    ...portalMethods(client),
    upload,
    owner,
    addressOf,
  };
}

export const dataProvider = createDataProvider(portalClient);
