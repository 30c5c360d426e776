/**
 * The cookie beside the session's own that a page may read: the `ssoSessionId` of who is signed in. It goes and comes
 * with the session.
 */
export const SESSION_ID_COOKIE = 'tpt-session-id';
