import type { ColumnType, Generated } from 'kysely';
import type { PracticeRule } from '#contract/endpoints/practice.ts';
import type { IsfBill } from '#customs/isfMessage.ts';

/** JSON is given as text, because pg would write an array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

/** Messages accepted by practice customs, by control number, to recognize repetitions. */
export interface PracticeMessageTable {
  control_no: string;
  transaction_no: string;
  action: string;
  ams_no: string;
  text: string;
  received_at: Date;
  /** A rule suppressed the answer, and it was not released. */
  is_silent: Generated<boolean>;
}

/** Filings registered by practice customs, by transaction number. */
export interface PracticeFilingTable {
  transaction_no: string;
  /** SF20 CR of its Add. */
  reference: string;
  /** Filer code (B 8–10). */
  filer: string;
  importer: string;
  bills: Json<IsfBill[]>;
  status: 'onFile' | 'deleted';
  /** The original file date: the advisories count from it. */
  filed_at: Date;
  /** Number of the current search for its bills; results of earlier searches are ignored. */
  watch: number;
  /** Dispositions of the last SA, one per bill, separated by spaces; empty before the first. */
  said: string;
}

interface PracticeAmsBillTable {
  number: string;
  type: string;
  registered_at: Date;
}

/** Settings of support staff, one row. */
interface PracticeSettingTable {
  only_row: Generated<boolean>;
  speed: number;
  rules: Json<PracticeRule[]>;
}

/** Processed files of the inbox by digest, so that each is processed once. */
interface GatewayFileTable {
  digest: string;
  name: string;
  taken_at: Date;
}

export interface GatewayTables {
  practice_message: PracticeMessageTable;
  practice_filing: PracticeFilingTable;
  practice_ams_bill: PracticeAmsBillTable;
  practice_setting: PracticeSettingTable;
  gateway_file: GatewayFileTable;
}
