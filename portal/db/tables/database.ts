import type { AccountTables } from './accounts.ts';
import type { DraftTables } from './drafts.ts';
import type { FilingTables } from './filings.ts';
import type { ImportTables } from './imports.ts';
import type { JobTables } from './jobs.ts';
import type { ListTables } from './lists.ts';
import type { MoneyTables } from './money.ts';
import type { TemplateTables } from './templates.ts';

/** Every table of the portal. */
export interface Database
  extends AccountTables, DraftTables, FilingTables, MoneyTables, JobTables, ImportTables, TemplateTables, ListTables {}
