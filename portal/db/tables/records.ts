import type { ColumnType } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { At } from './accounts.ts';

/** Columns of every saved record; live unless deleted. */
export interface RecordTable {
  enterprise_id: string;
  id: string;
  revision: number;
  /** Its names and numbers in upper case, one per line, for the free search. */
  search: string;
  /** The declared fields; read with readLeniently. */
  body: ColumnType<unknown, string, string>;
  /** `Idempotency-Key` of the save that created it, and the hash of its body. */
  created_key: string | null;
  created_hash: string | null;
  created_at: At;
  updated_at: At;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Columns of a bill that was not sent. */
export interface BillTable extends RecordTable {
  operator_id: string;
  operator_name: string;
  bill_type: BillType;
  house_scac: string;
  template_name: string;
}
