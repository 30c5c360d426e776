import type { UserInfo } from '#contract/endpoints/account.ts';
import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { readCookie } from '#dataProvider/requestHeaders.ts';
import { databaseOwner } from '#local/owner.ts';
import { isUsable } from '#rules/usableUser.ts';
import { ownerOf } from './owner.ts';

const KEY = 'tpt_user';
/** A session that was not used this long has ended on the portal too. */
const MOST_AGE = 7 * 24 * 3_600_000;

/** Keeps who is signed in, so that the next visit can begin before the portal has said so again. */
export function keepWarmUser(user: UserInfo | null): void {
  try {
    if (user && isUsable(user)) localStorage.setItem(KEY, JSON.stringify({ user, at: Date.now() }));
    else localStorage.removeItem(KEY);
  } catch {
    // Without browser storage every visit waits for the portal.
  }
}

/**
 * Who was signed in here last, in the very session that the browser still has: its readable id must be the one that the
 * portal told then, and the local database must be theirs. Only until the portal answers; it decides.
 */
export function warmUser(): UserInfo | null {
  try {
    const { user, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { user?: UserInfo; at?: number };
    if (!user || !at || Date.now() - at > MOST_AGE || !isUsable(user)) return null;
    const isSession = user.ssoSessionId !== '' && readCookie(document.cookie, SESSION_ID_COOKIE) === user.ssoSessionId;
    return isSession && databaseOwner() === ownerOf(user) ? user : null;
  } catch {
    return null;
  }
}
