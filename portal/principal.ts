import type { Locale } from '#contract/limits.ts';

/** Who calls: read from the session, never from the request's own words. */
export interface Principal {
  userId: string;
  userName: string;
  /** Empty for people without an enterprise, who pass no call above `signedIn`, support staff excepted. */
  enterpriseId: string;
  enterpriseName: string;
  admin: boolean;
  /** Set for a restricted sub-account. */
  userType: string | null;
  role: 'filer' | 'support';
  /** The enterprise's default filer code. */
  houseScac: string;
  /** Language of the answer. */
  locale: Locale;
}
