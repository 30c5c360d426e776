import type { Generated } from 'kysely';
import type { At } from './accounts.ts';

/** Money that support staff return or give; above a limit it waits for another member of the staff. */
export interface MoneyRequestTable {
  id: string;
  /** Made by the form: a repeated call finds the request. */
  request_key: string;
  /** Null: coupon codes that any enterprise may redeem. */
  enterprise_id: string | null;
  kind: 'refund' | 'grant' | 'codes';
  coins: number;
  /** Of codes: coupons of each. */
  coupons: number;
  /** Of codes: how many. */
  codes: Generated<number | null>;
  valid_to: Generated<Date | null>;
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
