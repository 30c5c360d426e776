import { sql } from 'kysely';
import type { Charge } from '#rules/pricing.ts';
import type { Tx } from '../portal.ts';
import { insertClaims, type NewClaim } from './claims.ts';
import { nextNumbers } from './takeNumbers.ts';
import { deductCharge } from './wallet.ts';

/** What filings take from their enterprise and from the portal. */
interface Purchase {
  claims: readonly NewClaim[];
  charge: Charge;
  /** How many numbers are needed. */
  isfNumbers: number;
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
 * @returns null if another filing holds one of the numbers: nothing was deducted, the other numbers are claimed
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
