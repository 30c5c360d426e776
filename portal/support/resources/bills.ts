import { sql } from 'kysely';
import { operationIdOf, refundableCoins, refundableCoupons, refundableSeq } from '../refundable.ts';
import { supportBinding } from '../supportBinding.ts';
import { rowsOfFilings } from './rowsOfFilings.ts';

/** The ISF number identifies a filing among all enterprises. */
export const billsBinding = supportBinding('bills', {
  from: sql`filing`,
  joins: sql`left join enterprise on enterprise.id = filing.enterprise_id`,
  key: [{ sql: sql`filing.isf_no`, type: 'text' }],
  columns: {
    isfNo: sql`filing.isf_no`,
    customsNo: sql`filing.customs_no`,
    amsNo: sql`filing.ams_no`,
    billType: sql`case filing.bill_type when 1 then 'ISF-10' else 'ISF-5' end`,
    declarationStatus: sql`filing.declaration_status`,
    matchStatus: sql`filing.match_status`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`filing.enterprise_id`,
    operator: sql`filing.operator_name`,
    importer: sql`filing.importer_id`,
    buyerName: sql`filing.buyer_name`,
    vessel: sql`filing.vessel`,
    loadingAt: sql`filing.loading_at`,
    createdAt: sql`filing.created_at`,
    operationAt: sql`filing.operation_at`,
    refundableOperation: operationIdOf(refundableSeq),
    refundableFee: refundableCoins('filing'),
    refundableBond: refundableCoins('bond'),
    refundableCoupons,
  },
});

const operation = {
  ...rowsOfFilings('operation'),
  columns: {
    at: sql`operation.at`,
    billId: sql`filing.isf_no`,
    action: sql`operation.action`,
    operator: sql`operation.operator_name`,
    source: sql`operation.source`,
    controlNo: sql`operation.control_no`,
    sentAt: sql`operation.sent_at`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`operation.enterprise_id`,
    note: sql`operation.note`,
    before: sql`operation.before`,
    after: sql`operation.after`,
    message: sql`operation.message`,
  },
} as const;

export const operationsBinding = supportBinding('operations', operation);

export const gatewayMessagesBinding = supportBinding('gateway-messages', {
  ...operation,
  where: sql`operation.control_no is not null`,
});

export const receiptsBinding = supportBinding('receipts', {
  ...rowsOfFilings('receipt'),
  columns: {
    at: sql`receipt.at`,
    billId: sql`filing.isf_no`,
    kind: sql`receipt.kind`,
    verdict: sql`receipt.verdict`,
    code: sql`receipt.code`,
    message: sql`receipt.message`,
    field: sql`receipt.field`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`receipt.enterprise_id`,
    raw: sql`receipt.raw`,
  },
});
