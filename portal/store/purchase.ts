import { sql } from 'kysely';
import type { Charge } from '#rules/pricing.ts';
import { compiledStatement } from '../db/compiledStatement.ts';
import type { Tx } from '../portal.ts';
import { claimLists, insertClaims, type ClaimLists, type NewClaim } from './claims.ts';
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
  const lists = claimLists(enterpriseId, claims);
  const [bought] = await claimAndDeduct(trx, { ...lists, ...charge, count: claims.length, isfNumbers, orderNumbers });
  return bought ?? null;
}

interface PurchaseValues extends ClaimLists, Charge {
  /** Of the claims. */
  count: number;
  isfNumbers: number;
  orderNumbers: number;
}

const claimAndDeduct = compiledStatement((trx, values: PurchaseValues) =>
  trx
    .with('claimed', (db) => insertClaims(db, values))
    .with('paid', (db) =>
      deductCharge(db, values.enterpriseId, values).where(
        sql<number>`(select count(ams_no) from claimed)`,
        '=',
        sql<number>`${values.count}::int`,
      ),
    )
    .selectFrom('paid')
    .select([
      'paid.balance',
      nextNumbers('isf_number', values.isfNumbers).as('isfNumbers'),
      nextNumbers('order_number', values.orderNumbers).as('orderNumbers'),
    ]),
);
