import type { ColumnType, Generated } from 'kysely';
import type { PracticeRule } from '#contract/endpoints/practice.ts';
import type { IsfBill } from '#customs/isfMessage.ts';

/** JSON is given as text, because pg would write an array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

/** Messages the practice customs has taken, by control number: a repeated one is recognized. */
export interface PracticeMessageTable {
  control_no: string;
  transaction_no: string;
  action: string;
  ams_no: string;
  text: string;
  received_at: Date;
  /** A rule wants no answer, and nobody has asked for one since. */
  is_silent: Generated<boolean>;
}

/** What the practice customs holds, by transaction number. */
export interface PracticeFilingTable {
  transaction_no: string;
  /** A 6–8 of whoever filed it. */
  filer: string;
  importer: string;
  bills: Json<IsfBill[]>;
  status: 'onFile' | 'deleted';
  /** The original file date: the advisories count from it. */
  filed_at: Date;
  /** Counts the watches over its bills: of an earlier one nothing more is said. */
  watch: number;
  /** The dispositions it said last, a bill each, with spaces; empty before the first. */
  said: string;
}

/** Bills that carriers have put into AMS, as far as the practice customs was told. */
export interface PracticeAmsBillTable {
  number: string;
  type: string;
  registered_at: Date;
}

/** How support staff set it, in one row; none before they did. */
export interface PracticeSettingTable {
  only_row: Generated<boolean>;
  speed: number;
  rules: Json<PracticeRule[]>;
}

/** Files of the inbox that were taken, by what is in them: the same twice is taken once. */
export interface GatewayFileTable {
  digest: string;
  name: string;
  taken_at: Date;
}

/** Tables of the ways to customs. */
export interface GatewayTables {
  practice_message: PracticeMessageTable;
  practice_filing: PracticeFilingTable;
  practice_ams_bill: PracticeAmsBillTable;
  practice_setting: PracticeSettingTable;
  gateway_file: GatewayFileTable;
}
