import { sql } from 'kysely';
import type { Charge } from '#rules/pricing.ts';
import type { Tx } from '../portal.ts';
import { insertClaims, type NewClaim } from './claims.ts';
import { nextNumbers } from './takeNumbers.ts';
import { deductCharge } from './wallet.ts';

/** What filings need: B/L numbers, money and running numbers. */
interface Purchase {
  claims: readonly NewClaim[];
  charge: Charge;
  /** How many of `isf_number`. */
  isfNumbers: number;
  /** How many of `order_number`. */
  orderNumbers: number;
}

interface Purchased {
  /** The coins left. */
  balance: number;
  isfNumbers: number[];
  orderNumbers: number[];
}

/**
 * Claims B/L numbers, deducts a charge from the locked wallet and takes running numbers, by one statement, which costs one
 * exchange with the database instead of four. Waits for concurrent claims of the same numbers.
 * @returns null if another filing holds one of the numbers or there is no wallet: nothing was deducted, but the free numbers
 *   are claimed, so the caller must roll back
 */
export async function purchase(trx: Tx, enterpriseId: string, wanted: Purchase): Promise<Purchased | null> {
  const { claims, charge, isfNumbers, orderNumbers } = wanted;
  const bought = await trx
    .with('claimed', (db) => insertClaims(db, enterpriseId, claims))
    .with('paid', (db) =>
      deductCharge(db, enterpriseId, charge).where(
        sql<number>`(select count(ams_no) from claimed)`,
        '=',
        sql<number>`${claims.length}::int`,
      ),
    )
    .selectFrom('paid')
    .select([
      'paid.balance',
      nextNumbers('isf_number', isfNumbers).as('isfNumbers'),
      nextNumbers('order_number', orderNumbers).as('orderNumbers'),
    ])
    .executeTakeFirst();
  return bought ?? null;
}
