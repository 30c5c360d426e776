import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundlePortal } from '../faults/bundlePortal.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { startPortalChild } from '../testing/portalChild.ts';
import { openDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('refuses a database that a newer program has migrated', async () => {
  const { pool, db } = openDatabase(database.connection);
  await pool.query("insert into kysely_migration (name, timestamp) values ('9999_from_later', '2030-01-01T00:00:00Z')");
  await db.destroy();
  const { host, port, user, password, database: name } = database.connection;
  const url = `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  const portal = startPortalChild([await bundlePortal()], { DATABASE_URL: url, LOG_LEVEL: 'silent' });
  expect(await portal.exited).toBe(1);
  expect(portal.printed()).toMatch(
    /^The database belongs to a newer TenPlusTwo: it has been changed by 9999_from_later, and this program \(\d+\.\d+\.\d+\) knows changes up to \d{4}_\w+ only\. [^\n]+ Nothing was changed\.\n$/,
  );
});
