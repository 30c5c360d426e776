import type { Locale } from '#contract/limits.ts';

/** The caller, read from the session and never from request data. */
export interface Principal {
  userId: string;
  userName: string;
  /** Empty for users without an enterprise; except support staff, they may use calls with access `signedIn` only. */
  enterpriseId: string;
  enterpriseName: string;
  admin: boolean;
  /** Set for a restricted sub-account. */
  userType: string | null;
  role: 'filer' | 'support';
  /** The enterprise's default filer code. */
  houseScac: string;
  /** [P04] The owner whose drafts the caller uses; null for all of the enterprise. */
  draftsOf: string | null;
  /** [B07] The number of the provider's bond, a setting of the installation; empty where it is not set. */
  providerBond: string;
  /** Its activity code. */
  providerBondActivity: string;
  /** [P06] The source of its operations, if that is not the app. */
  source?: 'OPENAPI';
  /** Language of the response. */
  locale: Locale;
}
