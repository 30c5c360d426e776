import type { MatchStatus } from '#contract/codes.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';

/** How many filings stand where, over every filter but the statuses themselves. */
export interface StatusCounts {
  declaration: Partial<Record<DeclarationStatus, number>>;
  match: Partial<Record<MatchStatus, number>>;
}

/** The counts beside a page of the sent list, when the portal gave them. */
export function statusCounts(meta: unknown): StatusCounts | undefined {
  const { statistics } = (meta ?? {}) as { statistics?: { declarationStatus?: object; matchStatus?: object } };
  if (!statistics?.declarationStatus || !statistics.matchStatus) return undefined;
  return { declaration: statistics.declarationStatus, match: statistics.matchStatus };
}
