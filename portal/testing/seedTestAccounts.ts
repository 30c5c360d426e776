import type { Db } from '../portal.ts';
import { DEMO_PASSWORD, seedAccounts } from '../seed/accounts.ts';
import { createEnterprise, insertUser } from '../store/enterprises.ts';
import { fillWallet } from '../store/wallet.ts';
import { testPasswordHash } from './testPassword.ts';

/** Accounts of a test portal: the practice accounts, a colleague at Harbour, and a rival enterprise. */
export const ACCOUNTS = {
  admin: 'admin@harbour.test',
  filer: 'filer@harbour.test',
  colleague: 'colleague@harbour.test',
  sub: 'sub@harbour.test',
  notOpen: 'new@quay.test',
  support: 'support@tenplustwo.test',
  rivalAdmin: 'admin@rival.test',
  rivalFiler: 'filer@rival.test',
} as const;

/** The time of a test portal, unless its test gives another. */
export const TEST_START = '2026-08-03T02:00:00Z';

/** Creates the practice accounts, a colleague, and a rival enterprise with money. @returns the rival's id */
export async function seedTestAccounts(db: Db, now: Date): Promise<string> {
  const passwordHash = await testPasswordHash();
  return db.transaction().execute(async (trx) => {
    await seedAccounts(trx, now);
    const filer = { admin: false, userType: null };
    await insertUser(trx, '1', { account: ACCOUNTS.colleague, name: 'Cole Wu', passwordHash }, filer, now);
    const rival = { name: 'Rival Shipping Co', houseScac: 'RIVL' };
    const person = { account: ACCOUNTS.rivalAdmin, name: 'Rita Rival', password: DEMO_PASSWORD };
    const { enterpriseId } = await createEnterprise(trx, { ...rival, person }, now);
    await insertUser(trx, enterpriseId, { account: ACCOUNTS.rivalFiler, name: 'Rolf Rival', passwordHash }, filer, now);
    await trx.updateTable('app_user').set({ password_hash: passwordHash }).execute();
    await fillWallet(trx, enterpriseId, { coins: 1_000, coupons: 2 }, 'opening', now);
    return enterpriseId;
  });
}
