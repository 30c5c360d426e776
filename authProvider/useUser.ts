import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SignedInUser, UserInfo } from '#contract/endpoints/account.ts';
import { TIMES } from '#contract/limits.ts';
import { setInstallation } from '#dataProvider/installation.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { setExternalLogin } from './externalLogin.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { forgetCached } from '#startup/forgetCached.ts';
import { setLocalKey } from '#local/localKeys.ts';
import { takeServedSignedOut } from '#startup/servedSignedOut.ts';
import { cacheUser, cachedUser } from '#startup/cachedUser.ts';

/** Removes the keys from a sign-in answer: the private key must not reach the query cache or browser storage. */
export function stripLocalKey({ localKey, localPublicKey, ...user }: SignedInUser): UserInfo {
  setLocalKey(ownerKey(user), localKey, localPublicKey);
  setInstallation(user);
  return user;
}

async function fetchUser(): Promise<UserInfo | null> {
  const signedOut = takeServedSignedOut();
  if (signedOut) return withoutUser(signedOut);
  try {
    const user = stripLocalKey(await portalClient.call('me', { query: { timestamp: Date.now() } }));
    // The page keeps its first owner, so that its writes are never sent for the user of another tab's sign-in.
    if (portalClient.owner() === null) portalClient.setOwner(ownerKey(user));
    cacheUser(user);
    return user;
  } catch (error) {
    if (!(error instanceof PortalError) || error.status !== 401) throw error;
    return withoutUser(error.body);
  }
}

function withoutUser(answer: unknown): null {
  forgetCached();
  setExternalLogin(answer);
  return null;
}

/**
 * The signed-in user; null if there is none. Stale after 10 s, so a return to the tab refetches at most that often
 * ([G07]).
 */
export const userQuery = queryOptions({
  queryKey: ['me'],
  queryFn: fetchUser,
  staleTime: TIMES.refreshUser,
  refetchOnWindowFocus: true,
  retry: false,
});

/** Starts with the last user of this browser as stale data, so that the portal is asked at once. */
export function startWithCachedUser(queryClient: QueryClient): void {
  const user = cachedUser();
  if (!user) return;
  portalClient.setOwner(ownerKey(user));
  setInstallation(user);
  queryClient.setQueryData(userQuery.queryKey, user, { updatedAt: 0 });
}

/** The signed-in user. `refresh` refetches it, e.g. after a payment. */
export function useUser() {
  const queryClient = useQueryClient();
  const { data, isPending, error } = useQuery(userQuery);
  const refresh = useCallback(() => queryClient.invalidateQueries({ queryKey: userQuery.queryKey }), [queryClient]);
  return { user: data ?? null, isPending, error, refresh };
}
