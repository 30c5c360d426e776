import { afterAll, beforeAll, expect, it } from 'vitest';
import { soundPortal } from '../faults/bundlePortal.ts';
import { createTestDatabase, databaseUrl, type TestDatabase } from '../testing/database.ts';
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
  const portal = startPortalChild([soundPortal()], {
    DATABASE_URL: databaseUrl(database.connection),
    LOG_LEVEL: 'silent',
  });
  expect(await portal.exited).toBe(1);
  expect(portal.printed()).toMatch(
    /^The database belongs to a newer TenPlusTwo: it has been changed by 9999_from_later, and this program \(\d+\.\d+\.\d+\) has changes up to \d{4}_\w+ only\. [^\n]+ Nothing was changed\.\n$/,
  );
});
