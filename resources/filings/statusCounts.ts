import type { MatchStatus } from '#contract/codes.ts';
import type { ReachStatistics } from '#contract/page.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

/** How many filings stand where, over every filter but the statuses themselves. */
export interface StatusCounts {
  declaration: Partial<Record<DeclarationStatus, number>>;
  match: Partial<Record<MatchStatus, number>>;
  /** Those that customs holds with a flexible range or time. */
  toComplete: number | undefined;
}

interface FilingStatistics extends ReachStatistics {
  declarationStatus: object;
  matchStatus: object;
  toComplete: number;
}

/** The counts beside a page of the sent list, when the portal gave them and they are exact. */
export function statusCounts(meta: unknown): StatusCounts | undefined {
  const { statistics } = (meta ?? {}) as { statistics?: Partial<FilingStatistics> };
  if (!statistics?.declarationStatus || !statistics.matchStatus || statistics.capped) return undefined;
  const { declarationStatus, matchStatus, toComplete } = statistics;
  return { declaration: declarationStatus, match: matchStatus, toComplete };
}
