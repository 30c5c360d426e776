/**
 * A cookie that the page may read, with the `ssoSessionId` of the signed-in user. Set and removed together with the
 * session cookie.
 */
export const SESSION_ID_COOKIE = 'tpt-session-id';
