import { SESSION_ID_COOKIE } from '#contract/sessionIdCookie.ts';
import { readCookie } from '#rules/readCookie.ts';

/** The id of this browser's session; '' without one. */
export const currentSession = (): string => readCookie(document.cookie, SESSION_ID_COOKIE) ?? '';
