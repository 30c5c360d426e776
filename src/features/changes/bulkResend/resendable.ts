import type { FilingRow } from '#contract/endpoints/filings.ts';
import { closedReason } from '../actions/filingActions.ts';

/** Limit of filings per bulk resend; each is three calls. */
export const RESEND_LIMIT = 50;

/** Only rejected filings: a deleted one would be charged as new (decision 0072). */
export const isResendable = (filing: FilingRow): boolean =>
  filing.declarationStatus === 'receiveFailed' && closedReason(filing, 'resend') === null;
