import type { TestClient } from './client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from './harness.ts';

/** A test portal with three people signed in: a filer, a colleague of theirs, and somebody of another enterprise. */
export async function startWithThree(): Promise<{
  test: TestPortal;
  filer: TestClient;
  colleague: TestClient;
  rival: TestClient;
}> {
  const test = await startTestPortal();
  const [filer, colleague, rival] = await Promise.all([
    test.signIn(ACCOUNTS.filer),
    test.signIn(ACCOUNTS.colleague),
    test.signIn(ACCOUNTS.rivalFiler),
  ]);
  return { test, filer, colleague, rival };
}
