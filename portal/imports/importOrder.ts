import type { BillType } from '#contract/codes.ts';
import type { Locale } from '#contract/limits.ts';

/** The person who imports, and what is imported. */
export interface ImportOrder {
  billType: BillType;
  houseScac: string;
  /** The number of the provider's bond, which the rules need. */
  providerBond: string;
  userId: string;
  userName: string;
  locale: Locale;
  /** Server time. */
  now: Date;
}
