import type { AccountTables } from './accounts.ts';
import type { DraftTables } from './drafts.ts';
import type { FilingTables } from './filings.ts';
import type { JobTables } from './jobs.ts';
import type { MoneyTables } from './money.ts';

/** Every table of the portal. */
export interface Database extends AccountTables, DraftTables, FilingTables, MoneyTables, JobTables {}
