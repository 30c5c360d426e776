import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { currentLanguage } from '#i18n/currentLanguage.ts';
import { landingPath, signInPath } from './addresses.ts';
import { externalLogin } from './externalLogin.ts';
import { useSession, type OpenSession } from './useSession.ts';

export interface RequireUsableProps {
  /** Shown until the portal has returned the user. */
  pending: ReactNode;
  unreachable: (retry: () => void) => ReactNode;
  children: (session: OpenSession) => ReactNode;
}

/**
 * [G01] [G02] Shows the screens to usable users; redirects others to sign-in or the landing page once, with their
 * query.
 */
export function RequireUsable({ pending, unreachable, children }: RequireUsableProps) {
  const session = useSession();
  const location = useLocation();
  const elsewhere = session.kind === 'signedOut' ? externalLogin() : null;
  useEffect(() => {
    if (elsewhere) window.location.assign(elsewhere);
  }, [elsewhere]);

  if (session.kind === 'pending' || elsewhere) return pending;
  if (session.kind === 'unreachable') return unreachable(session.retry);
  if (session.kind === 'signedOut') return <Navigate to={signInPath(location)} replace />;
  if (session.kind === 'notUsable') return <Navigate to={landingPath(currentLanguage(), location.search)} replace />;
  return children(session);
}
