import type { DeclarationStatus } from '#contract/statuses.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';

export interface StoryFiling {
  id: string;
  amsNo: string;
  buyer: string;
  status: DeclarationStatus;
}

const BUYERS = ['PACIFIC HOME GOODS INC', 'GREAT LAKES FURNITURE LLC', 'SUNSET RETAIL GROUP'];

/** Generates filings with distinct numbers. */
export const sampleFilings = (count: number): StoryFiling[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    amsNo: `OOLU27194${String(10_000 + index).slice(1)}`,
    buyer: BUYERS[index % BUYERS.length] ?? '',
    status: DECLARATION_STATUS_NAMES[index % DECLARATION_STATUS_NAMES.length] ?? 'submitted',
  }));
