/** The portal's refusals: HTTP status, the wire's code, and the message key of its sentence (below `errors`). */
export const ERRORS = {
  notLoggedIn: { status: 401, code: 500040000 },
  wrongPassword: { status: 401, code: 401 },
  insufficient: { status: 402, code: 402 },
  insufficientSubAccount: { status: 402, code: 402 },
  notEnoughCoupons: { status: 402, code: 402 },
  creditUsed: { status: 402, code: 402 },
  notAllowed: { status: 403, code: 403 },
  enterpriseDisabled: { status: 403, code: 403 },
  reviewPending: { status: 403, code: 403 },
  notJoined: { status: 403, code: 403 },
  serviceNotOpen: { status: 403, code: 403 },
  xsrf: { status: 403, code: 403 },
  notFound: { status: 404, code: 404 },
  stale: { status: 409, code: 409 },
  otherOwner: { status: 409, code: 409 },
  draftGone: { status: 400, code: 400 },
  templateRefused: { status: 400, code: 400 },
  importUnreadable: { status: 422, code: 422 },
  importTooLarge: { status: 413, code: 413 },
  importUnfinished: { status: 503, code: 503 },
  importBusy: { status: 429, code: 429 },
  importGone: { status: 404, code: 404 },
  exportBusy: { status: 429, code: 429 },
  exportTooMany: { status: 422, code: 422 },
  exportEmpty: { status: 422, code: 422 },
  invalid: { status: 422, code: 422 },
  malformed: { status: 400, code: 422 },
  wrongContentType: { status: 415, code: 415 },
  keyMissing: { status: 400, code: 422 },
  keyReused: { status: 422, code: 422 },
  tooMany: { status: 429, code: 429 },
  tooManyOccupied: { status: 429, code: 429 },
  occupiedByColleague: { status: 409, code: 1003 },
  alreadyExists: { status: 409, code: 1004 },
  occupiedElsewhere: { status: 409, code: 1008 },
  filerCodeGone: { status: 409, code: 1009 },
  priceChanged: { status: 409, code: 1010 },
  actionNotAllowed: { status: 409, code: 1011 },
  typeChanged: { status: 422, code: 422 },
  payTypeUnavailable: { status: 422, code: 422 },
  tooLarge: { status: 413, code: 413 },
  notBuilt: { status: 501, code: 501 },
  unexpected: { status: 500, code: 500 },
} as const;

export type ErrorName = keyof typeof ERRORS;

/** Codes that the page states where they belong, never as a toast ([E07]). */
export const QUIET_CODES: readonly number[] = [401, 402, 403, 1003, 1004, 1008];
/** Codes that mean the session is gone ([E03]); sign-in's own 401 excepted. */
export const SIGNED_OUT_CODES: readonly number[] = [500040000, 401];
