import { sql, type RawBuilder } from 'kysely';
import type { LedgerKind } from '#contract/codes.ts';
import { rowsOfFilings } from './resources/rowsOfFilings.ts';
import { rowId } from './supportBinding.ts';

/**
 * The operation of the last charge of a row of `filing` that was not refunded; null without one. The portal itself refunds
 * a filing that waits for a deletion.
 */
export const refundableSeq: RawBuilder<number | null> = sql`(select max(charge.operation_seq) from ledger_entry charge
  where charge.enterprise_id = filing.enterprise_id and charge.filing_id = filing.id and filing.waits_for is null
    and not exists (select from ledger_entry back where back.enterprise_id = charge.enterprise_id
      and back.filing_id = charge.filing_id and back.operation_seq = charge.operation_seq and back.kind = 'refund'))`;

const operationId = rowId(rowsOfFilings('operation').key);

/** The id of a filing's operation at the support desk; null if `seq` is. */
export const operationIdOf = (seq: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select ${operationId} from operation where operation.enterprise_id = filing.enterprise_id
    and operation.filing_id = filing.id and operation.seq = ${seq})`;

const isRefundable = sql`line.enterprise_id = filing.enterprise_id and line.filing_id = filing.id
  and line.operation_seq = ${refundableSeq}`;

/** What that operation was charged, in coins, without what coupons paid. */
export const refundableCoins = (kind: LedgerKind): RawBuilder<unknown> =>
  sql`(select -sum(line.amount) from ledger_entry line
    where ${isRefundable} and line.kind = ${sql.lit(kind)} and line.purse <> 'coupon')`;

/** The coupons that paid it. */
export const refundableCoupons: RawBuilder<unknown> = sql`(select -sum(line.amount) from ledger_entry line
  where ${isRefundable} and line.purse = 'coupon')`;
