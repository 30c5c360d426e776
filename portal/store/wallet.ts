import { sql, type QueryCreator } from 'kysely';
import type { LedgerKind, Purse } from '#contract/codes.ts';
import type { Charge, Wallet } from '#rules/pricing.ts';
import { compiledStatement } from '../db/compiledStatement.ts';
import type { Database } from '../db/tables/database.ts';
import { writeTogether, type WriteBatch } from '../db/writeBatch.ts';
import type { Db, Tx } from '../portal.ts';
import { INTENT_COLUMNS, intentLock, toIntent, type LockedIntent } from './intents.ts';

/** The balance that an enterprise can pay with. */
export async function readWallet(db: Db, enterpriseId: string): Promise<Wallet> {
  return toWallet(await selectWallet(db, enterpriseId).executeTakeFirst());
}

/** The same, locked until the transaction ends: payments of one enterprise run one after the other. */
export async function lockWallet(trx: Tx, enterpriseId: string): Promise<Wallet> {
  await lockWalletRow(trx, enterpriseId, () =>
    sql`select from wallet where enterprise_id = ${enterpriseId} for update`.execute(trx),
  );
  return readWallet(trx, enterpriseId);
}

/** Locks a key like `lockIntent`, and then the wallet like `lockWallet`, with two statements fewer. */
export async function lockPayment(
  trx: Tx,
  enterpriseId: string,
  key: string,
): Promise<LockedIntent & { wallet: Wallet }> {
  // The key is locked while rows are searched, the wallet when its row was found; without a row, at the second attempt.
  await lockWalletRow(trx, enterpriseId, () =>
    sql`with key as materialized (select pg_advisory_xact_lock(${intentLock(enterpriseId, key)}))
      select from key, wallet where enterprise_id = ${enterpriseId} for update of wallet`.execute(trx),
  );
  const [row] = await selectPayment(trx, { enterpriseId, key });
  return { wallet: toWallet(row), known: toIntent(row) };
}

/** Locks the row of a wallet. @param lock returns no row while the wallet has none */
async function lockWalletRow(trx: Tx, enterpriseId: string, lock: () => Promise<{ rows: unknown[] }>): Promise<void> {
  const { rows } = await lock();
  if (rows.length > 0) return;
  await openWallet(trx, enterpriseId);
  await lock();
}

const selectWallet = (db: Db, enterpriseId: string) =>
  db
    .selectFrom('enterprise')
    .leftJoin('wallet', 'wallet.enterprise_id', 'enterprise.id')
    .where('enterprise.id', '=', enterpriseId)
    .select(['enterprise.credit_limit', 'enterprise.vip', 'wallet.balance', 'wallet.coupons', 'wallet.credit_used']);

const selectPayment = compiledStatement((db, { enterpriseId, key }: { enterpriseId: string; key: string }) =>
  selectWallet(db, enterpriseId)
    .leftJoin('intent', (join) => join.onRef('intent.enterprise_id', '=', 'enterprise.id').on('intent.key', '=', key))
    .select(INTENT_COLUMNS),
);

type WalletRow = Awaited<ReturnType<ReturnType<typeof selectWallet>['executeTakeFirst']>>;

function toWallet(row: WalletRow): Wallet {
  const creditLimit = row?.credit_limit ?? null;
  return {
    balance: row?.balance ?? 0,
    coupons: row?.coupons ?? 0,
    creditLeft: creditLimit === null ? null : Math.max(0, creditLimit - (row?.credit_used ?? 0)),
    vip: row?.vip ?? false,
  };
}

/** Deducts a charge from a locked wallet. @returns the coins left */
export async function takeFromWallet(trx: Tx, enterpriseId: string, charge: Charge): Promise<number> {
  const { balance } = await deductCharge(trx, enterpriseId, charge).executeTakeFirstOrThrow();
  return balance;
}

/** The statement of `takeFromWallet`. */
export const deductCharge = (db: QueryCreator<Database>, enterpriseId: string, charge: Charge) =>
  db
    .updateTable('wallet')
    .where('enterprise_id', '=', enterpriseId)
    .set((row) => ({
      balance: row('balance', '-', charge.coins),
      coupons: row('coupons', '-', charge.coupons),
      credit_used: row('credit_used', '+', charge.credit),
    }))
    .returning('balance');

/** One movement of money in the ledger. */
interface LedgerLine {
  purse: Purse;
  /** Coins or coupons; what is spent is negative. */
  amount: number;
  kind: LedgerKind;
  filingId: string | null;
  /** The filing's operation. */
  operationSeq: number | null;
  intentKey: string | null;
  userId: string | null;
  /** The client's reference of the filing's bill; a refund has that of its charge. */
  clientRef?: string;
  reference?: string;
  reason?: string;
}

/**
 * Adds movements to the ledger; the wallet is changed before, in the same transaction. Its lock keeps the entries of an
 * enterprise in one order, so each stores the balance after it.
 */
export function addToLedger(batch: WriteBatch, enterpriseId: string, lines: readonly LedgerLine[], at: Date): void {
  batch.insert(lines, (db, some) => {
    const sums: Partial<Record<Purse, number>> = {};
    const rows = some.map((line) => {
      const sum = (sums[line.purse] ?? 0) + line.amount;
      sums[line.purse] = sum;
      return {
        enterprise_id: enterpriseId,
        purse: line.purse,
        amount: line.amount,
        kind: line.kind,
        filing_id: line.filingId,
        operation_seq: line.operationSeq,
        intent_key: line.intentKey,
        user_id: line.userId,
        balance_after: sql<number>`${sum}::int + coalesce((
          select last.balance_after from ledger_entry last
          where last.enterprise_id = ${enterpriseId} and last.purse = ${line.purse} order by last.id desc limit 1), 0)`,
        reference: line.reference ?? null,
        reason: line.reason ?? null,
        client_ref: clientRefOf(enterpriseId, line),
        at,
      };
    });
    return db.insertInto('ledger_entry').values(rows);
  });
}

/** [M03] A refund belongs to the client that was charged, also when the filing names another one by now. */
function clientRefOf(enterpriseId: string, { filingId, operationSeq, kind, clientRef }: LedgerLine) {
  if (kind !== 'refund') return clientRef || null;
  return sql<string | null>`(
    select charge.client_ref from ledger_entry charge
    where charge.enterprise_id = ${enterpriseId} and charge.filing_id = ${filingId}
      and charge.operation_seq = ${operationSeq} and charge.kind <> 'refund' order by charge.id limit 1)`;
}

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

/** Money that enters a wallet, and why. */
export interface Credit {
  coins?: number;
  coupons?: number;
  kind: Exclude<LedgerKind, 'filing' | 'bond'>;
  /** Of the payment, coupon or case of support. A top-up's reference is credited once. */
  reference?: string;
  /** Stated by support staff. */
  reason?: string;
  /** Who caused it; support staff included. */
  userId?: string;
  /** The charge that a refund returns. */
  filing?: { id: string; operationSeq: number };
}

/**
 * Adds money to a wallet: the wallet and one entry per purse, with its reference and reason. Negative amounts take money
 * back. Publish `WALLET` in the same transaction, so that open pages show the balance.
 * @returns the wallet afterwards
 * @throws the database's check violation when a balance would fall below zero
 */
export async function creditWallet(trx: Tx, enterpriseId: string, credit: Credit, at: Date): Promise<Wallet> {
  const { coins = 0, coupons = 0, kind, reference, reason, userId, filing } = credit;
  await openWallet(trx, enterpriseId);
  await takeFromWallet(trx, enterpriseId, { coins: -coins, coupons: -coupons, credit: 0 });
  const entry = {
    kind,
    filingId: filing?.id ?? null,
    operationSeq: filing?.operationSeq ?? null,
    intentKey: null,
    userId: userId ?? null,
    ...(reference === undefined ? {} : { reference }),
    ...(reason === undefined ? {} : { reason }),
  };
  const lines: LedgerLine[] = [
    { ...entry, purse: 'coin', amount: coins },
    { ...entry, purse: 'coupon', amount: coupons },
  ];
  const moved = lines.filter((line) => line.amount !== 0);
  await writeTogether(trx, (batch) => addToLedger(batch, enterpriseId, moved, at));
  return readWallet(trx, enterpriseId);
}

/** Adds opening money, or money of tests. @param amounts coins and coupons */
export async function fillWallet(
  trx: Tx,
  enterpriseId: string,
  amounts: { coins?: number; coupons?: number },
  kind: 'opening' | 'topUp',
  at: Date,
): Promise<void> {
  await creditWallet(trx, enterpriseId, { ...amounts, kind }, at);
}

async function openWallet(trx: Tx, enterpriseId: string): Promise<void> {
  await trx
    .insertInto('wallet')
    .values({ enterprise_id: enterpriseId, balance: 0, coupons: 0, credit_used: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
