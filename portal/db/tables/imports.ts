import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import type { At } from './accounts.ts';

/** One import; its id is the token of its preview and the name of its job. */
export interface ImportRunTable {
  enterprise_id: string;
  id: string;
  user_id: string;
  state: 'reading' | 'ready' | 'saving' | 'saved' | 'failed';
  outcome: ColumnType<ImportOutcome | null, string | null, string>;
  /** Reason of the failure, in the language of the user who started it. */
  message: string | null;
  created_at: At;
  expires_at: At;
  /** By the database's clock: when the portal that works on it last wrote `progress` and `rows_read`. */
  beat_at: ColumnType<Date | null, RawBuilder<Date>, RawBuilder<Date>>;
  progress: Generated<number>;
  rows_read: Generated<number>;
}

/** A part of its drafts: the common row of the table `draft` and the differing values of each; deleted once saved. */
interface ImportPartTable {
  run_id: string;
  seq: number;
  drafts: string;
}

export interface ImportTables {
  import_run: ImportRunTable;
  import_part: ImportPartTable;
}
