import type { ColumnType, Generated } from 'kysely';

/** Work that outlives the process that asked for it. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  payload: ColumnType<unknown, string, string>;
  /** Place of its class in `PRIORITIES`. */
  priority: number;
  /** Whose turn it takes; empty: no enterprise is known. */
  enterprise_id: string;
  /** Jobs with one key run one after the other, in the order of their ids. */
  order_key: string | null;
  /** Waits for nothing but a worker; otherwise for `run_at`. */
  is_ready: boolean;
  queued_at: Date;
  run_at: Date;
  /** The process that works on an effect outside the database. */
  leased_by: string | null;
  attempts: Generated<number>;
  done_at: Date | null;
  last_error: string | null;
}

export interface JobTables {
  job: JobTable;
}
