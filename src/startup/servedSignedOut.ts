import { pageSetting } from '#schema/pageSetting.ts';
import { currentSession } from './currentSession.ts';

/**
 * Whether the portal served this page to a request without a session, and no user has signed in since: a call for the
 * user would only be answered 401, which browsers write to the console. Calls to another host have sessions of their own.
 */
export const isServedSignedOut = (): boolean =>
  !import.meta.env.VITE_SERVICE_BASES && pageSetting('signed-out') === 'yes' && currentSession() === '';

/** `isServedSignedOut` once, because another tab may sign in; with the external sign-in page, if there is one. */
export function takeServedSignedOut(): { loginUrl: string } | null {
  if (!isServedSignedOut()) return null;
  document.querySelector('meta[name="signed-out"]')?.remove();
  return { loginUrl: pageSetting('login-url') };
}
