import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { PortalClient } from '#dataProvider/portalClient.ts';
import { isUsable } from '#rules/usableUser.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { stripLocalKey, userQuery } from './useUser.ts';

/** The user's permissions, for react-admin's permission hooks. */
interface Permissions {
  usable: boolean;
  admin: boolean;
  /** A restricted sub-account. */
  sub: boolean;
  support: boolean;
}

/** react-admin's auth provider, answered from `/me` and rules/usableUser. */
export function createAuthProvider(queryClient: QueryClient, client: PortalClient) {
  const user = () => queryClient.ensureQueryData(userQuery);
  return {
    /**
     * [D16] Signs in. A page that someone else used keeps that owner, so that the portal refuses what it still sends:
     * `useSession` reloads it.
     */
    login: async (body: { account: string; password: string; code?: string }): Promise<UserInfo> => {
      const signedIn = stripLocalKey(await client.call('login', { body }));
      queryClient.clear();
      if (client.owner() === null) client.setOwner(ownerKey(signedIn));
      queryClient.setQueryData(userQuery.queryKey, signedIn);
      return signedIn;
    },
    /** A session that is already gone counts as signed out. */
    logout: async () => {
      if (queryClient.getQueryData(userQuery.queryKey)) await client.signOut().catch(() => {});
    },
    // The main layout guards its screens itself; react-admin gets the same result without message or redirect.
    checkAuth: async () => {
      if (!isUsable(await user())) throw Object.assign(new Error('not usable'), { message: false });
    },
    // A refused call never signs out: the page asks to sign in again and keeps its forms ([G05]).
    checkError: async () => {},
    getIdentity: async () => {
      const known = await user();
      if (!known) throw new Error('signed out');
      return { id: known.userId, fullName: known.userName };
    },
    getPermissions: async (): Promise<Permissions> => {
      const known = await user();
      return {
        usable: isUsable(known),
        admin: known?.admin ?? false,
        sub: Boolean(known?.userType),
        support: known?.role === 'support',
      };
    },
  } satisfies AuthProvider;
}
