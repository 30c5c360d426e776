import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { onSignedOut } from '#dataProvider/signedOut.ts';
import { isUsable } from '#rules/usableUser.ts';
import { ownerKey } from '#rules/ownerKey.ts';
import { userQuery } from './useUser.ts';

/** An open page and who it belongs to. */
export interface OpenSession {
  kind: 'open';
  user: UserInfo;
  /** `<userId>.<enterpriseId>`. */
  owner: string;
  /** The session ended while the page was open: it stays, and asks to sign in ([G05]). */
  isEnded: boolean;
  /** Somebody else signed in elsewhere: the page stays readable and cannot write. */
  other: UserInfo | null;
}

/** What the main layout has to do: wait, send away, or show the screens. */
export type Session =
  | { kind: 'pending' }
  | { kind: 'unreachable'; retry: () => void }
  | { kind: 'signedOut' }
  | { kind: 'notUsable' }
  | OpenSession;

/** Follows who is signed in. The page belongs to the first one it sees, until it is loaded anew or signed in anew. */
export function useSession(): Session {
  const queryClient = useQueryClient();
  const { data: user, dataUpdatedAt, isPending, error, refetch } = useQuery(userQuery);
  const [known, setKnown] = useState<UserInfo | null>(null);

  const isOurs = Boolean(user) && (known === null || ownerKey(user!) === ownerKey(known));
  // A user of the last visit, shown until the portal answers, does not bind the page.
  const isTold = dataUpdatedAt > 0;
  if (isOurs && isTold && user && user !== known) setKnown(user);
  // Any refused call is news of the session, for the sign-in page too.
  useEffect(() => onSignedOut(() => void queryClient.setQueryData(userQuery.queryKey, null)), [queryClient]);
  useEffect(() => {
    if (known) portalClient.setOwner(ownerKey(known));
  }, [known]);

  const ours = isOurs && user ? user : known;
  if (isPending) return { kind: 'pending' };
  if (!ours) return error ? { kind: 'unreachable', retry: () => void refetch() } : { kind: 'signedOut' };
  if (!isUsable(ours)) return { kind: 'notUsable' };
  return { kind: 'open', user: ours, owner: ownerKey(ours), isEnded: !user, other: user && !isOurs ? user : null };
}
