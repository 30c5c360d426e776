import type { MatchStatus } from '#contract/codes.ts';
import type { ReachStatistics } from '#contract/page.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

/** Counts by status with all other filters applied. */
export interface StatusCounts {
  declaration: Partial<Record<DeclarationStatus, number>>;
  match: Partial<Record<MatchStatus, number>>;
  /** Filings with a flexible range or timing to complete. */
  toComplete: number | undefined;
}

interface FilingStatistics extends ReachStatistics {
  declarationStatus: object;
  matchStatus: object;
  toComplete: number;
}

/** The counts of a list page, if exact. */
export function statusCounts(meta: unknown): StatusCounts | undefined {
  const { statistics } = (meta ?? {}) as { statistics?: Partial<FilingStatistics> };
  if (!statistics?.declarationStatus || !statistics.matchStatus || statistics.capped) return undefined;
  const { declarationStatus, matchStatus, toComplete } = statistics;
  return { declaration: declarationStatus, match: matchStatus, toComplete };
}
