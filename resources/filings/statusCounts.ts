import type { MatchStatus } from '#contract/codes.ts';
import type { FilingGroup } from '#contract/filingGroups.ts';
import type { ReachStatistics } from '#contract/page.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

/** Counts by status with all other filters applied. */
export interface StatusCounts {
  declaration: Partial<Record<DeclarationStatus, number>>;
  match: Partial<Record<MatchStatus, number>>;
  group: Record<FilingGroup, number>;
  /** Those that customs holds with a flexible range or time. */
  toComplete: number | undefined;
}

interface FilingStatistics extends ReachStatistics {
  declarationStatus: object;
  matchStatus: object;
  group: Record<FilingGroup, number>;
  toComplete: number;
}

/** The counts of a list page, if exact. */
export function statusCounts(meta: unknown): StatusCounts | undefined {
  const { statistics } = (meta ?? {}) as { statistics?: Partial<FilingStatistics> };
  if (!statistics?.declarationStatus || !statistics.matchStatus || !statistics.group || statistics.capped)
    return undefined;
  const { declarationStatus, matchStatus, group, toComplete } = statistics;
  return { declaration: declarationStatus, match: matchStatus, group, toComplete };
}
