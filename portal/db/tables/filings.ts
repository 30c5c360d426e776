import type { ColumnType, Generated } from 'kysely';
import type { AnswerRemark, BillType, MatchStatus, OperationAction } from '#contract/codes.ts';
import type { ReceiptError } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import type { ReceiptFact } from '#rules/receiptFold.ts';
import type { StoredEnvelope } from '../../gateway/storedEnvelope.ts';

/** JSON is given as text, because pg would write an array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** One B/L number sent to customs. `body` is the bill with the row of this number only. */
export interface FilingTable {
  enterprise_id: string;
  id: string;
  isf_no: string;
  ams_no: string;
  ams_type: string;
  bill_type: BillType;
  declaration_status: DeclarationStatus;
  match_status: MatchStatus;
  house_scac: string;
  revision: number;
  operator_id: string;
  operator_name: string;
  source: string;
  remark: string;
  buyer_name: string;
  importer_id: string;
  vessel: string;
  loading_at: Date | null;
  /** The loading time when it was first sent. */
  first_loading_at: ColumnType<Date | null, Date | null | undefined>;
  /** Upper-cased numbers and names, for the free search. */
  search: string;
  body: Json<Bill>;
  draft_id: string | null;
  /** Customs has a version whose reason is not CT; it must be completed. */
  to_complete: boolean;
  /** Another filer filed the same bill for the same importer (S7). */
  is_duplicate: ColumnType<boolean, boolean | undefined>;
  /** Customs' transaction number; null before its first acceptance and after a deletion. */
  customs_no: ColumnType<string | null, string | null | undefined>;
  /** Id of the filing whose deletion customs must answer before this one is sent. */
  waits_for: string | null;
  created_at: Date;
  operation_at: Date;
}

/** Claims of B/L numbers across enterprises; a claim exists while its filing is active. */
export interface AmsClaimTable {
  ams_no: string;
  bill_type: BillType;
  enterprise_id: string;
  filing_id: string;
  user_id: string;
}

/** Numbers already in AMS, which makes the filing cheaper. */
interface AmsBillTable {
  ams_no: string;
  filed_at: Date;
}

/**
 * `leftAsNew`: the filing it was to change had been rejected meanwhile. `nothingHeld`: for the same reason the portal
 * closed the filing by itself. `neverLeft`: its message was taken back. `forerunnerStays`: the filing was closed because
 * the one it was to replace could not be deleted.
 */
export type OperationNote = 'leftAsNew' | 'nothingHeld' | 'neverLeft' | 'forerunnerStays';

export interface OperationTable {
  enterprise_id: string;
  id: string;
  filing_id: string;
  /** From 0, in the filing's own order. */
  seq: number;
  action: OperationAction;
  source: string;
  operator_id: string;
  operator_name: string;
  at: Date;
  before: JsonOrNull<Bill>;
  after: JsonOrNull<Bill>;
  message: string;
  /**
   * Identifies the message to customs; stored before it is sent, so that the receiver recognizes a repetition. Null: nothing
   * went to customs, the portal alone did it.
   */
  control_no: string | null;
  /** Its message waits for the answer to another one and has no job yet. */
  held: boolean;
  /** Key below `history.notes`: the reason of an automatic action. */
  note: OperationNote | null;
  /** Time at which the gateway accepted the message. */
  sent_at: Date | null;
  /** [X01] Of its message, without the password; null before the message left for the first time. */
  envelope: JsonOrNull<StoredEnvelope>;
}

export interface ReceiptTable {
  enterprise_id: string;
  id: string;
  filing_id: string;
  operation_seq: number;
  seq: number;
  kind: ReceiptFact['kind'];
  verdict: ReceiptFact['verdict'];
  code: string;
  message: string;
  field: string | null;
  errors: Json<ReceiptError[]>;
  /** Customs' transaction number, if this receipt assigned or confirmed it. */
  customs_no: string | null;
  remarks: Json<AnswerRemark[]>;
  /** The complete transmission. */
  raw: string;
  at: Date;
}

/** Receipts without a matching filing, for support staff. */
interface UnplacedReceiptTable {
  id: Generated<number>;
  reason: string;
  raw: string;
  at: Date;
  state: Generated<'parked' | 'applied' | 'discarded'>;
  /** Who applied or discarded it. */
  handled_by: Generated<string | null>;
  handled_at: Generated<Date | null>;
  /** The filing that it was applied to. */
  isf_no: Generated<string | null>;
  /** When support staff got a mail about it. */
  told_at: Generated<Date | null>;
}

/** The filings that an unplaced answer may be about. */
interface UnplacedReceiptFilingTable {
  parked_id: number;
  enterprise_id: string;
  filing_id: string;
}

/** Filings with a single transaction bond at some time; whether they still have it is in the filing. */
interface SingleBondTable {
  enterprise_id: string;
  /** The surety's number on the bond. */
  reference: string;
  filing_id: string;
}

export interface FilingTables {
  single_bond: SingleBondTable;
  filing: FilingTable;
  ams_claim: AmsClaimTable;
  ams_bill: AmsBillTable;
  operation: OperationTable;
  receipt: ReceiptTable;
  parked_receipt: UnplacedReceiptTable;
  parked_receipt_filing: UnplacedReceiptFilingTable;
}
