import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { administer } from '../testing/administer.ts';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
beforeEach(async () => {
  test = await startTestPortal();
});
afterEach(() => test.close());

const callPortal = async (path: string) => {
  const { status, body } = await test.newClient().get(path);
  return [status, body];
};
const ready = [200, { ok: true, checks: { database: true, write: true } }];

/** Sets a parameter of the portal's database for every connection from now on. */
async function setForAll(setting: string): Promise<void> {
  const { db } = test.portal;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await administer(inject('superuser'), `alter database "${rows[0]?.name}" ${setting}`);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}

describe('readiness', () => {
  it('writes to the database', async () => {
    const before = await test.portal.db.selectFrom('heartbeat').select('at').executeTakeFirstOrThrow();
    expect(await callPortal('/readyz')).toEqual(ready);
    const after = await test.portal.db.selectFrom('heartbeat').select('at').executeTakeFirstOrThrow();
    expect(after.at.getTime()).toBeGreaterThan(before.at.getTime());
  });

  it('writes at most once a second for any number of calls', async () => {
    const { db } = test.portal;
    await sql`create table beat ()`.execute(db);
    await sql`create rule count_beats as on update to heartbeat do also insert into beat default values`.execute(db);
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 50 }, () => callPortal('/readyz')));
    expect(answers).toEqual(answers.map(() => ready));
    const { rows } = await sql`select from beat`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - started) / 1000));
  });

  it.each([
    ['the database refuses writes', 'set default_transaction_read_only = on'],
    ['the disk is full', 'set temp_file_limit = 0'],
  ])('fails while %s and recovers by itself, while the portal counts as alive', async (_, setting) => {
    await setForAll(setting);
    await expect
      .poll(() => callPortal('/readyz'))
      .toEqual([503, { ok: false, checks: { database: true, write: false } }]);
    expect(await callPortal('/healthz')).toEqual([200, { ok: true }]);
    await setForAll(setting.replace('set', 'reset').replace(/ =.*/u, ''));
    await expect.poll(() => callPortal('/readyz')).toEqual(ready);
  });
});
