import type { MatchStatus } from '#contract/codes.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

/** What an open page is told as it happens; everything can also be asked for, so a lost event loses nothing. */
export type PortalEvent =
  | {
      type: 'FILING_STATUS';
      data: { id: string; amsNo: string; declarationStatus: DeclarationStatus; matchStatus: MatchStatus };
    }
  | { type: 'WALLET'; data: { coin: number; couponCount: number } }
  | { type: 'DRAFTS' };
