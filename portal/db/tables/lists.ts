import type { ColumnType, Generated } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { At } from './accounts.ts';
import type { RecordTable } from './records.ts';

/** A record of a simple list (decision 0009); `body` has its declared fields. */
export type SimpleTable = RecordTable;

export interface SimpleTables {
  party: SimpleTable;
  linkman: SimpleTable;
}

/** [L02] Recent searches of a user in one field of a list. */
interface QueryLogTable {
  enterprise_id: string;
  user_id: string;
  method: string;
  param_name: string;
  /** Newest first, each once. */
  searches: string[];
  searched_at: At;
}

/** [L05] Visible columns of a table for a user. */
interface TableConfigTable {
  enterprise_id: string;
  user_id: string;
  project: string;
  type: string;
  column_string: string;
  page_size: number;
}

/** [D14] A bill that another system of the enterprise began; that system writes the row. */
interface FlowStageTable {
  enterprise_id: string;
  flow_id: string;
  stage_id: string;
  product_code: Generated<string>;
  form_code: Generated<string>;
  bill_type: BillType;
  body: ColumnType<unknown, string, string>;
  created_at: At;
}

/** Filters and order of a list that a user saved under a name. */
interface ListViewTable {
  enterprise_id: string;
  id: string;
  list: string;
  name: string;
  query: string;
  is_shared: boolean;
  owner_id: string;
  created_at: At;
}

export interface ListTables extends SimpleTables {
  query_log: QueryLogTable;
  table_config: TableConfigTable;
  list_view: ListViewTable;
  flow_stage: FlowStageTable;
}
