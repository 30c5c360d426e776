import type { DeclarationStatus } from '#contract/statuses.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';

/** A row as the stories' lists show it. */
export interface StoryFiling {
  id: string;
  amsNo: string;
  buyer: string;
  status: DeclarationStatus;
}

const BUYERS = ['PACIFIC HOME GOODS INC', 'GREAT LAKES FURNITURE LLC', 'SUNSET RETAIL GROUP'];

/** As many filings as asked for, each with a number of its own. */
export const filings = (count: number): StoryFiling[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    amsNo: `OOLU27194${String(10_000 + index).slice(1)}`,
    buyer: BUYERS[index % BUYERS.length] ?? '',
    status: DECLARATION_STATUS_NAMES[index % DECLARATION_STATUS_NAMES.length] ?? 'submitted',
  }));
