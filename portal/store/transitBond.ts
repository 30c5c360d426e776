import type { TransitBond } from '#customs/bondOnWire.ts';
import type { Db } from '../portal.ts';

/** [X03] The bond behind the ISF-5 of an enterprise; undefined if it sends none. */
export async function readTransitBond(db: Db, enterpriseId: string): Promise<TransitBond | undefined> {
  const row = await db
    .selectFrom('enterprise')
    .where('id', '=', enterpriseId)
    .select(['transit_bond_holder as holder', 'transit_bond_activity as activity', 'transit_bond_sent as isSent'])
    .executeTakeFirstOrThrow();
  return row.isSent ? { holder: row.holder, activity: row.activity } : undefined;
}
