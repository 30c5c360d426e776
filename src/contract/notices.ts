/** `daily` is shown once a day, `version` until it was read, the others are in the bulletin board. */
export const NOTICE_KINDS = ['important', 'notice', 'daily', 'version'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Whom a notice is for: everybody, one enterprise, or enterprises with a default filer code. */
export const NOTICE_AUDIENCES = ['all', 'enterprise', 'houseScac'] as const;
export type NoticeAudience = (typeof NOTICE_AUDIENCES)[number];

/** A notice in one language; without a title it is not shown in that language. Body and greeting may be HTML. */
export interface NoticeText {
  title: string;
  greeting: string;
  /** Of a version: its changes, one a line. */
  body: string;
  signature: string;
}

/** Characters. */
export const NOTICE_LIMITS = { title: 120, greeting: 200, body: 6_000, signature: 120, versionName: 40 } as const;

/** The page of the promotion, below `PROMOTION_URL`. */
export const PROMOTION_PATH = '/active/new-customer';
