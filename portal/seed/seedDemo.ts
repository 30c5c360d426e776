import type { Portal, Tx } from '../portal.ts';
import { createCouponCode } from '../store/coupons.ts';
import { HARBOUR, seedAccounts } from './accounts.ts';
import { seedDrafts } from './seedDrafts.ts';
import { seedFilings } from './seedFilings.ts';
import { seedLists } from './seedLists.ts';

/** Fills an empty database with practice data in one transaction; leaves any other database unchanged. */
export async function seedDemo({ db, clock }: Pick<Portal, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock();
    if (!(await seedAccounts(trx, now))) return;
    await seedFilings(trx, now);
    await seedDrafts(trx, now);
    await seedLists(trx, now);
    await seedCoupons(trx, now);
  });
}

const DAY = 24 * 3_600_000;

/** A code that can be redeemed and one that has expired. */
async function seedCoupons(trx: Tx, now: Date): Promise<void> {
  const codes = { 'WELCOME-HARBOUR': 30, 'SPRING-HARBOUR': -20 };
  for (const [code, days] of Object.entries(codes)) {
    const validTo = new Date(now.getTime() + days * DAY);
    await createCouponCode(trx, { code, coupons: 2, validTo }, HARBOUR.id, now);
  }
}
