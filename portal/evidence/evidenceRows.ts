import { sql, type RawBuilder } from 'kysely';
import type { BillType, MatchStatus, OperationAction } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { ReceiptError } from '#contract/endpoints/filings.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import type { StoredEnvelope } from '../gateway/storedEnvelope.ts';

/** Times are ISO texts at +08:00. */
export interface FilingEvidence {
  id: string;
  isfNo: string;
  /** Customs' transaction number. */
  customsNo: string | null;
  amsNo: string;
  billType: BillType;
  declarationStatus: DeclarationStatus;
  matchStatus: MatchStatus;
  revision: number;
  source: string;
  createdAt: string;
}

export interface OperationEvidence {
  seq: number;
  action: OperationAction;
  source: string;
  operatorId: string;
  operator: string;
  at: string;
  sentAt: string | null;
  controlNo: string | null;
  note: string | null;
  message: string;
  /** Null for messages that left before envelopes were stored. */
  envelope: StoredEnvelope | null;
  before: Bill | null;
  after: Bill | null;
}

export interface ReceiptEvidence {
  seq: number;
  operationSeq: number;
  kind: string;
  verdict: string;
  code: string;
  message: string;
  field: string | null;
  errors: ReceiptError[];
  customsNo: string | null;
  at: string;
  raw: string;
}

/** A ledger entry, or a record of the charge that it paid. */
export interface ChargeEvidence {
  record: 'ledger' | 'consumption' | 'bondSettlement';
  at: string;
  operationSeq: number;
  [fact: string]: unknown;
}

/** What a row of the query is about; rows come in this order. */
export const EVIDENCE_PARTS = ['filing', 'operation', 'receipt', 'charge'] as const;
export type EvidencePart = (typeof EVIDENCE_PARTS)[number];

/** Everything about a filing as rows of part and JSON text, in one snapshot. @param hasCharges includes money */
export function evidenceRows(enterpriseId: string, filingId: string, hasCharges: boolean): RawBuilder<unknown> {
  const own = sql`enterprise_id = ${enterpriseId} and filing_id = ${filingId}`;
  return sql`
    select part, body from (
      select 0 as part, 0::bigint as place, json_build_object('id', id, 'isfNo', isf_no, 'customsNo', customs_no, 'amsNo', ams_no, 'billType', bill_type,
        'declarationStatus', declaration_status, 'matchStatus', match_status, 'revision', revision, 'source', source,
        'createdAt', created_at)::text as body
      from filing where enterprise_id = ${enterpriseId} and id = ${filingId}
      union all
      select 1, seq, json_build_object('seq', seq, 'action', action, 'source', source, 'operatorId', operator_id,
        'operator', operator_name, 'at', at, 'sentAt', sent_at, 'controlNo', control_no, 'note', note, 'message', message,
        'envelope', envelope, 'before', before, 'after', after)::text
      from operation where ${own}
      union all
      select 2, seq, json_build_object('seq', seq, 'operationSeq', operation_seq, 'kind', kind, 'verdict', verdict, 'code', code,
        'message', message, 'field', field, 'errors', errors, 'customsNo', customs_no, 'at', at, 'raw', raw)::text
      from receipt where ${own}
      ${hasCharges ? sql`union all ${chargeRows(own)}` : sql``}
    ) evidence order by part, place`;
}

const chargeRows = (own: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select 3, row_number() over (order by at, kept, id), body from (
    select at, 0 as kept, id::text, json_build_object('record', 'ledger', 'at', at, 'operationSeq', operation_seq, 'purse', purse,
      'kind', kind, 'amount', amount, 'userId', user_id, 'intentKey', intent_key, 'clientRef', client_ref)::text as body
    from ledger_entry where ${own}
    union all
    select at, 1, id, json_build_object('record', 'consumption', 'at', at, 'operationSeq', operation_seq, 'orderNo', order_no,
      'item', item, 'coins', coins, 'couponDeduction', coupon_deduction, 'payType', pay_type, 'operator', operator_name)::text
    from consumption where ${own}
    union all
    select at, 2, id, json_build_object('record', 'bondSettlement', 'at', at, 'operationSeq', operation_seq, 'orderNo', order_no,
      'bondType', bond_type, 'coins', coins, 'payType', pay_type, 'operator', operator_name)::text
    from bond_settlement where ${own}
  ) charge`;
