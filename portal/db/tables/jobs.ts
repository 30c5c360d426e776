import type { ColumnType, Generated } from 'kysely';

/** Work that continues after a restart of the process. */
interface JobTable {
  id: Generated<number>;
  kind: string;
  payload: ColumnType<unknown, string, string>;
  /** Index in `PRIORITIES`. */
  priority: number;
  /** For fair scheduling; empty without an enterprise. */
  enterprise_id: string;
  /** Jobs with the same key run one at a time, in the order of their ids. */
  order_key: string | null;
  /** Waits for a worker only, not for `run_at`. */
  is_ready: boolean;
  queued_at: Date;
  run_at: Date;
  /** The process that runs its external effect. */
  leased_by: string | null;
  attempts: Generated<number>;
  done_at: Date | null;
  last_error: string | null;
  /** The call that queued it, or that queued the job before it. */
  request_id: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface JobTables {
  job: JobTable;
}
