import { sql } from 'kysely';
import { operationIdOf } from '../refundable.ts';
import { createMoneyRequest, decideMoneyRequest } from '../moneyRequests.ts';
import { supportBinding } from '../supportBinding.ts';
import { rowsOfFilings } from './rowsOfFilings.ts';

const PURSE_OF_PAY_TYPE = sql`(array['coin', 'credit', 'coupon', 'vip'])[consumption.pay_type + 1]`;

export const consumeRecordsBinding = supportBinding('consume-records', {
  ...rowsOfFilings('consumption'),
  columns: {
    at: sql`consumption.at`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`consumption.enterprise_id`,
    item: sql`consumption.item`,
    amsNo: sql`consumption.ams_no`,
    billId: sql`filing.isf_no`,
    coins: sql`consumption.coins`,
    couponDeduction: sql`consumption.coupon_deduction`,
    payType: PURSE_OF_PAY_TYPE,
    orderNo: sql`consumption.order_no`,
    operator: sql`consumption.operator_name`,
    remark: sql`consumption.remark`,
  },
});

export const ledgerBinding = supportBinding('ledger', {
  from: sql`ledger_entry entry`,
  joins: sql`left join enterprise on enterprise.id = entry.enterprise_id
    left join filing on filing.enterprise_id = entry.enterprise_id and filing.id = entry.filing_id
    left join app_user person on person.id = entry.user_id`,
  key: [{ sql: sql`entry.id`, type: 'bigint' }],
  columns: {
    at: sql`entry.at`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`entry.enterprise_id`,
    purse: sql`entry.purse`,
    kind: sql`entry.kind`,
    amount: sql`entry.amount`,
    balanceAfter: sql`entry.balance_after`,
    billId: sql`filing.isf_no`,
    reference: sql`entry.reference`,
    reason: sql`entry.reason`,
    clientRef: sql`entry.client_ref`,
    userName: sql`person.name`,
    number: sql`entry.id`,
  },
});

export const moneyRequestsBinding = supportBinding('money-requests', {
  from: sql`money_request request left join enterprise on enterprise.id = request.enterprise_id
    join app_user requester on requester.id = request.requested_by
    left join app_user decider on decider.id = request.decided_by
    left join filing on filing.enterprise_id = request.enterprise_id and filing.id = request.filing_id`,
  key: [{ sql: sql`request.id`, type: 'text' }],
  columns: {
    requestedAt: sql`request.requested_at`,
    enterpriseName: sql`enterprise.name`,
    enterpriseId: sql`request.enterprise_id`,
    kind: sql`request.kind`,
    state: sql`request.state`,
    coins: sql`request.coins`,
    coupons: sql`request.coupons`,
    codes: sql`request.codes`,
    validTo: sql`request.valid_to`,
    requestReason: sql`request.reason`,
    billId: sql`filing.isf_no`,
    operation: operationIdOf(sql`request.operation_seq`),
    requestedBy: sql`requester.name`,
    decidedBy: sql`decider.name`,
    decidedAt: sql`request.decided_at`,
    requestKey: sql`null`,
  },
  lock: (trx, [id = '']) =>
    trx.selectFrom('money_request').where('id', '=', id).select('id').forUpdate().executeTakeFirst(),
  create: createMoneyRequest,
  acts: {
    approve: (change) => decideMoneyRequest(change, true),
    refuse: (change) => decideMoneyRequest(change, false),
  },
});
