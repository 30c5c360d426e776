import type { Portal } from '../portal.ts';
import { seedAccounts } from './accounts.ts';
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
  });
}
