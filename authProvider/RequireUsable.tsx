import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { ROUTES, type Route } from '#contract/routes.ts';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import { isUsable } from '#rules/usableUser.ts';
import { landingPath, type FromState } from './addresses.ts';
import { useSession, type OpenSession } from './useSession.ts';
import { userQuery } from './useUser.ts';

interface RequireUsableProps {
  /** Shown until the portal has returned the user. */
  pending: ReactNode;
  unreachable: (retry: () => void) => ReactNode;
  children: (session: OpenSession) => ReactNode;
}

/** [G01] [G06] Whether a screen is open to a person whose service is not open. */
function isOpenTo(pathname: string, { joinEnterprise, role }: UserInfo): boolean {
  const route = Object.values<Route>(ROUTES).find(({ path }) => path === pathname);
  // Support staff join no enterprise.
  return Boolean(joinEnterprise ? route?.joined : route?.notJoined && role !== 'support');
}

/**
 * [G01] [G02] Shows the screens to usable users; redirects others to the landing page once, with their query. Signed-out
 * people return to this screen when they sign in there.
 */
export function RequireUsable({ pending, unreachable, children }: RequireUsableProps) {
  const { pathname, search, hash } = useLocation();
  const session = useSession((user) => isOpenTo(pathname, user));
  if (session.kind === 'pending') return pending;
  if (session.kind === 'unreachable') return unreachable(session.retry);
  if (session.kind === 'open') return children(session);
  if (session.kind === 'notUsable') return <LeaveForLanding pending={pending} />;
  const from: FromState = { from: { pathname, search, hash } };
  return <Navigate to={landingPath(currentLanguage(), search)} state={from} replace />;
}

/** An answer of the portal that is younger counts as current. Milliseconds. */
const FRESH = 1_000;

/** Asks for the user once more before leaving: the service may have been opened since. */
function LeaveForLanding({ pending }: { pending: ReactNode }) {
  const queryClient = useQueryClient();
  const { search } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const leave = () => isMounted && setIsAsked(true);
    // Other answers change the session, which replaces this part.
    const answered = (user: UserInfo | null) => user && !isUsable(user) && leave();
    queryClient.fetchQuery({ ...userQuery, staleTime: FRESH }).then(answered, leave);
    return () => {
      isMounted = false;
    };
  }, [queryClient]);
  return isAsked ? <Navigate to={landingPath(currentLanguage(), search)} replace /> : pending;
}
