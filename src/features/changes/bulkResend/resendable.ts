import type { FilingRow } from '#contract/endpoints/filings.ts';
import { closedReason } from '../actions/filingActions.ts';

/** Limit of filings per bulk resend; each is three calls. */
export const RESEND_LIMIT = 50;

export const isResendable = (filing: FilingRow): boolean => closedReason(filing, 'resend') === null;
