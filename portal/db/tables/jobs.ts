import type { ColumnType, Generated } from 'kysely';

/** Work that outlives the process that asked for it. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  payload: ColumnType<unknown, string, string>;
  run_at: Date;
  /** Somebody is at it until then. */
  lease_until: Date | null;
  attempts: Generated<number>;
  done_at: Date | null;
  last_error: string | null;
}

export interface JobTables {
  job: JobTable;
}
