import { fillWallet } from '../store/wallet.ts';
import type { TestClient } from './client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './harness.ts';

/**
 * A test portal with three people signed in: a filer, a colleague of theirs, and somebody of another enterprise.
 * @param funds what the filer's enterprise has beside what every practice enterprise begins with
 */
export async function startWithThree(funds?: { coins: number; coupons?: number }): Promise<{
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
