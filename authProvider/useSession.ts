import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { onSignedOut } from '#dataProvider/signedOut.ts';
import { isUsable } from '#rules/usableUser.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { userQuery } from './useUser.ts';

export interface OpenSession {
  kind: 'open';
  user: UserInfo;
  /** `<userId>.<enterpriseId>`. */
  owner: string;
  /** The session ended while the page was open: the page stays and asks to sign in ([G05]). */
  isEnded: boolean;
  /** Another user signed in elsewhere: the page stays readable but cannot write. */
  other: UserInfo | null;
}

/** What the main layout shows: a wait state, a redirect or the screens. */
type Session =
  | { kind: 'pending' }
  | { kind: 'unreachable'; retry: () => void }
  | { kind: 'signedOut' }
  | { kind: 'notUsable'; user: UserInfo }
  | OpenSession;

/**
 * Follows the signed-in user. The page stays bound to its first user until it is reloaded or signs in again.
 * @param isOpenTo whether the screen is open to this person, whose service is not open
 */
export function useSession(isOpenTo: (user: UserInfo) => boolean): Session {
  const queryClient = useQueryClient();
  const { data: user, dataUpdatedAt, isPending, error, refetch } = useQuery(userQuery);
  const [known, setKnown] = useState<UserInfo | null>(null);

  const isOurs = Boolean(user) && (known === null || ownerKey(user!) === ownerKey(known));
  // The cached user of the last visit does not bind the page.
  const isConfirmed = dataUpdatedAt > 0;
  // [D16] Memory has data of the person who used this page before, also after a sign-in in another tab.
  const isOthersPage = isConfirmed && user && known === null && ![null, ownerKey(user)].includes(portalClient.owner());
  if (isOurs && isConfirmed && !isOthersPage && user && user !== known) setKnown(user);
  // Also on the sign-in page: any refused call means that the session is gone.
  useEffect(() => onSignedOut(() => void queryClient.setQueryData(userQuery.queryKey, null)), [queryClient]);
  useEffect(() => {
    if (known) portalClient.setOwner(ownerKey(known));
  }, [known]);

  useEffect(() => {
    if (isOthersPage) location.reload();
  }, [isOthersPage]);

  const ours = isOurs && user ? user : known;
  if (isPending || isOthersPage) return { kind: 'pending' };
  if (!ours) return error ? { kind: 'unreachable', retry: () => void refetch() } : { kind: 'signedOut' };
  if (!isUsable(ours) && !isOpenTo(ours)) return { kind: 'notUsable', user: ours };
  return { kind: 'open', user: ours, owner: ownerKey(ours), isEnded: !user, other: user && !isOurs ? user : null };
}
