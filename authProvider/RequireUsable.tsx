import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import { landingPath, type FromState } from './addresses.ts';
import { useSession, type OpenSession } from './useSession.ts';

export interface RequireUsableProps {
  /** Shown until the portal has returned the user. */
  pending: ReactNode;
  unreachable: (retry: () => void) => ReactNode;
  children: (session: OpenSession) => ReactNode;
}

/**
 * [G01] [G02] Shows the screens to usable users; redirects others to the landing page once, with their query. Signed-out
 * people return to this screen when they sign in there.
 */
export function RequireUsable({ pending, unreachable, children }: RequireUsableProps) {
  const session = useSession();
  const location = useLocation();
  if (session.kind === 'pending') return pending;
  if (session.kind === 'unreachable') return unreachable(session.retry);
  if (session.kind === 'open') return children(session);
  const { pathname, search, hash } = location;
  const from: FromState | null = session.kind === 'signedOut' ? { from: { pathname, search, hash } } : null;
  return <Navigate to={landingPath(currentLanguage(), search)} state={from} replace />;
}
