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

/** Messages the practice customs has taken, by control number: a repeated one is recognized. */
export interface PracticeMessageTable {
  control_no: string;
  transaction_no: string;
  action: string;
  text: string;
  received_at: Date;
}

/** What the practice customs holds, by transaction number. */
export interface PracticeFilingTable {
  transaction_no: string;
  ams_no: string;
  bill_type: number;
  /** The last number it gave to an answer about this filing. */
  last_seq: number;
}

export interface JobTables {
  job: JobTable;
  practice_message: PracticeMessageTable;
  practice_filing: PracticeFilingTable;
}
