import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { LedgerKind, PayType, Purse } from '#contract/codes.ts';

/** Wallet balances in coins; each is the sum of its ledger entries. */
interface WalletTable {
  enterprise_id: string;
  balance: number;
  coupons: number;
  credit_used: number;
}

/** Written once, never changed. */
interface LedgerEntryTable {
  id: Generated<number>;
  enterprise_id: string;
  purse: Purse;
  /** Coins or coupons; what is spent is negative. */
  amount: number;
  kind: LedgerKind;
  filing_id: string | null;
  /** Of the filing's operation that it was for; null like the filing. */
  operation_seq: number | null;
  intent_key: string | null;
  user_id: string | null;
  /** Of its purse, after this entry. */
  balance_after: number;
  /** Of the payment, coupon or case of support that it came from. */
  reference: string | null;
  /** Stated by support staff. */
  reason: string | null;
  /** [M03] The filing's client reference at the time. */
  client_ref: string | null;
  at: Date;
}

/** A charge for an operation of a filing, as the enterprise reads it; a refund has negative amounts. */
interface ChargeTable {
  enterprise_id: string;
  id: string;
  filing_id: string;
  operation_seq: number;
  ams_no: string;
  coins: number;
  pay_type: PayType;
  order_no: string;
  operator_id: string;
  operator_name: string;
  at: Date;
  remark: string;
  /** Counts the changes of the remark. */
  revision: Generated<number>;
  search: string;
  is_refund: GeneratedAlways<boolean>;
}

export interface ConsumptionTable extends ChargeTable {
  item: string;
  /** Coins that a coupon paid instead. */
  coupon_deduction: number;
}

/** A use of the provider's bond. */
export interface BondSettlementTable extends ChargeTable {
  isf_no: string;
  bond_type: string;
}

interface IntentTable {
  enterprise_id: string;
  key: string;
  user_id: string;
  call: string;
  body_hash: string;
  status: number;
  body: ColumnType<unknown, string, string>;
  created_at: Date;
}

export interface MoneyTables {
  wallet: WalletTable;
  ledger_entry: LedgerEntryTable;
  consumption: ConsumptionTable;
  bond_settlement: BondSettlementTable;
  intent: IntentTable;
}
