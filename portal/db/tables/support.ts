import type { Generated } from 'kysely';
import type { At } from './accounts.ts';

/** Money that support staff return or give; above a limit it waits for another member of the staff. */
export interface MoneyRequestTable {
  id: string;
  /** Made by the form: a repeated call finds the request. */
  request_key: string;
  enterprise_id: string;
  kind: 'refund' | 'grant';
  coins: number;
  coupons: number;
  /** Of a refund: the charge. */
  filing_id: string | null;
  operation_seq: number | null;
  reason: string;
  state: 'waiting' | 'done' | 'refused';
  requested_by: string;
  requested_at: At;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
}

export interface SupportTables {
  money_request: MoneyRequestTable;
}
