import { sql } from 'kysely';
import type { Charge, Wallet } from '#rules/pricing.ts';
import { inChunks } from '../db/inChunks.ts';
import type { LedgerKind, Purse } from '../db/tables/money.ts';
import type { Db, Tx } from '../portal.ts';

/** The balance that an enterprise can pay with. */
export async function readWallet(db: Db, enterpriseId: string): Promise<Wallet> {
  const row = await db
    .selectFrom('enterprise')
    .leftJoin('wallet', 'wallet.enterprise_id', 'enterprise.id')
    .where('enterprise.id', '=', enterpriseId)
    .select(['enterprise.credit_limit', 'enterprise.vip', 'wallet.balance', 'wallet.coupons', 'wallet.credit_used'])
    .executeTakeFirst();
  const creditLimit = row?.credit_limit ?? null;
  return {
    balance: row?.balance ?? 0,
    coupons: row?.coupons ?? 0,
    creditLeft: creditLimit === null ? null : Math.max(0, creditLimit - (row?.credit_used ?? 0)),
    vip: row?.vip ?? false,
  };
}

/** The same, locked until the transaction ends: payments of one enterprise run one after the other. */
export async function lockWallet(trx: Tx, enterpriseId: string): Promise<Wallet> {
  await openWallet(trx, enterpriseId);
  await sql`select from wallet where enterprise_id = ${enterpriseId} for update`.execute(trx);
  return readWallet(trx, enterpriseId);
}

/** Deducts a charge from a locked wallet. @returns the coins left */
export async function takeFromWallet(trx: Tx, enterpriseId: string, charge: Charge): Promise<number> {
  const { balance } = await trx
    .updateTable('wallet')
    .where('enterprise_id', '=', enterpriseId)
    .set((row) => ({
      balance: row('balance', '-', charge.coins),
      coupons: row('coupons', '-', charge.coupons),
      credit_used: row('credit_used', '+', charge.credit),
    }))
    .returning('balance')
    .executeTakeFirstOrThrow();
  return balance;
}

/** One movement of money in the ledger. */
export interface LedgerLine {
  purse: Purse;
  /** Coins or coupons; what is spent is negative. */
  amount: number;
  kind: LedgerKind;
  filingId: string | null;
  /** The filing's operation. */
  operationSeq: number | null;
  intentKey: string | null;
  userId: string | null;
}

/** Writes movements to the ledger; the wallet is changed separately, in the same transaction. */
export async function writeLedger(
  trx: Tx,
  enterpriseId: string,
  lines: readonly LedgerLine[],
  at: Date,
): Promise<void> {
  const rows = lines.map((line) => ({
    enterprise_id: enterpriseId,
    purse: line.purse,
    amount: line.amount,
    kind: line.kind,
    filing_id: line.filingId,
    operation_seq: line.operationSeq,
    intent_key: line.intentKey,
    user_id: line.userId,
    at,
  }));
  await inChunks(rows, (some) => trx.insertInto('ledger_entry').values(some).execute());
}

/** The ledger lines of an operation of a filing. */
export function readLedger(db: Db, enterpriseId: string, filingId: string, operationSeq: number) {
  return db
    .selectFrom('ledger_entry')
    .select(['purse', 'amount', 'kind'])
    .where('enterprise_id', '=', enterpriseId)
    .where('filing_id', '=', filingId)
    .where('operation_seq', '=', operationSeq)
    .orderBy('id')
    .execute();
}

/** Adds money to a wallet. @param amounts coins and coupons */
export async function fillWallet(
  trx: Tx,
  enterpriseId: string,
  amounts: { coins?: number; coupons?: number },
  kind: 'opening' | 'topUp',
  at: Date,
): Promise<void> {
  const { coins = 0, coupons = 0 } = amounts;
  await openWallet(trx, enterpriseId);
  await takeFromWallet(trx, enterpriseId, { coins: -coins, coupons: -coupons, credit: 0 });
  const entry = { kind, filingId: null, operationSeq: null, intentKey: null, userId: null };
  const lines: LedgerLine[] = [
    { ...entry, purse: 'coin', amount: coins },
    { ...entry, purse: 'coupon', amount: coupons },
  ];
  await writeLedger(
    trx,
    enterpriseId,
    lines.filter((line) => line.amount !== 0),
    at,
  );
}

async function openWallet(trx: Tx, enterpriseId: string): Promise<void> {
  await trx
    .insertInto('wallet')
    .values({ enterprise_id: enterpriseId, balance: 0, coupons: 0, credit_used: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
