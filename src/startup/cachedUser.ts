import type { UserInfo } from '#contract/endpoints/account.ts';
import { currentSession } from '#startup/currentSession.ts';
import { databaseOwner } from '#local/owner.ts';
import { isUsable } from '#rules/usableUser.ts';
import { ownerKey } from '#rules/ownerKey.ts';

const KEY = 'tpt_user';
/** Milliseconds: a session that was not used this long has ended on the portal too. */
const AGE_MAX = 7 * 24 * 3_600_000;

/** Caches the signed-in user, so that the next visit starts before the portal answers; null removes it. */
export function cacheUser(user: UserInfo | null): void {
  try {
    if (user && isUsable(user)) localStorage.setItem(KEY, JSON.stringify({ user, at: Date.now() }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without browser storage every start waits for the portal.
  }
}

/**
 * The user who was signed in last, if the browser still has the same session (its readable id) and the local database is
 * theirs. Used only until the portal answers.
 */
export function cachedUser(): UserInfo | null {
  try {
    const { user, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { user?: UserInfo; at?: number };
    if (!user || !at || Date.now() - at > AGE_MAX || !isUsable(user)) return null;
    const isSession = user.ssoSessionId !== '' && currentSession() === user.ssoSessionId;
    return isSession && databaseOwner() === ownerKey(user) ? user : null;
  } catch {
    return null;
  }
}
