import { fillWallet } from '../store/wallet.ts';
import type { TestClient } from './client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './harness.ts';

/**
 * Starts a test portal with three signed-in clients: a filer, a colleague, and a user of another enterprise.
 * @param funds added to the wallet of the filer's enterprise
 */
export async function startWithClients(funds?: { coins: number; coupons?: number }): Promise<{
  test: TestPortal;
  filer: TestClient;
  colleague: TestClient;
  rival: TestClient;
}> {
  const test = await startTestPortal();
  const { db, clock } = test.portal;
  if (funds) await db.transaction().execute((trx) => fillWallet(trx, '1', funds, 'topUp', clock()));
  const [filer, colleague, rival] = await Promise.all([
    test.signIn(ACCOUNTS.filer),
    test.signIn(ACCOUNTS.colleague),
    test.signIn(ACCOUNTS.rivalFiler),
  ]);
  return { test, filer, colleague, rival };
}
