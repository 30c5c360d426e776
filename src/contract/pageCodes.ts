// Apart from `errors.ts`, because the first load needs only these.

/** Codes that the page shows in place, never as a toast ([E07]). */
export const QUIET_CODES: readonly number[] = [401, 402, 403, 1003, 1004, 1008];
/** Codes for a lost session ([E03]), except sign-in's own 401. */
export const SIGNED_OUT_CODES: readonly number[] = [500040000, 401];
