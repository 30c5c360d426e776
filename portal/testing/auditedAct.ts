import { sql } from 'kysely';
import { expect } from 'vitest';
import type { ClientAnswer } from './client.ts';
import type { TestPortal } from './harness.ts';

/** Actions and subjects of the audit log, oldest first. */
export const auditActions = async ({ portal: { db } }: TestPortal) =>
  (await db.selectFrom('audit_log').select(['action', 'subject_id']).orderBy('id').execute()).map(
    ({ action, subject_id: id }) => `${action} ${id}`,
  );

/**
 * Does an act twice: first while the audit log refuses rows, which must undo it, then for real, with one audit entry.
 * @param probe what the act changes
 * @param entry action and subject of the audit entry, separated by a space
 */
export async function auditedAct(
  test: TestPortal,
  call: () => Promise<ClientAnswer>,
  probe: () => Promise<unknown>,
  entry: (answer: ClientAnswer) => string,
): Promise<ClientAnswer> {
  const { db } = test.portal;
  const [before, log] = [await probe(), await auditActions(test)];
  await sql`alter table audit_log add constraint refused check (false) not valid`.execute(db);
  const failed = await call().finally(() => sql`alter table audit_log drop constraint refused`.execute(db));
  expect([failed.status, await probe(), await auditActions(test)]).toEqual([500, before, log]);
  const done = await call();
  expect(done.status, done.text).toBeLessThan(300);
  expect(await auditActions(test)).toEqual([...log, entry(done)]);
  expect(await probe()).not.toEqual(before);
  return done;
}
