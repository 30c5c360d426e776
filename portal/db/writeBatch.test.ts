import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { openDatabase, type Database } from './database.ts';
import { writeTogether, type WriteBatch } from './writeBatch.ts';

let opened: OpenTestDatabase;
let db: Kysely<Database>;
let listener: pg.Client;
let statements: string[];
let heard: string[];
beforeAll(async () => {
  opened = await openTestDatabase();
  listener = new pg.Client(opened.connection);
  await listener.connect();
  await listener.query('listen test_channel');
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
});
beforeEach(async () => {
  [statements, heard] = [[], []];
  await sql`truncate ams_bill`.execute(opened.db);
  db = openDatabase(opened.connection, () => {}, { onQuery: (text) => void statements.push(text) }).db;
  return () => db.destroy();
});
afterAll(async () => {
  await listener.end();
  await opened.close();
});

const addBills = (batch: WriteBatch, from: number, count: number) => {
  const rows = Array.from({ length: count }, (_, index) => ({ ams_no: `OOLU${from + index}`, filed_at: new Date(0) }));
  batch.insert(rows, (query, some) =>
    query
      .insertInto('ams_bill')
      .values(some)
      .onConflict((conflict) => conflict.doNothing()),
  );
};
const write = <T>(fill: (batch: WriteBatch) => T) => db.transaction().execute((trx) => writeTogether(trx, fill));
const written = () => statements.filter((text) => !['begin', 'commit', 'rollback'].includes(text));
const billCount = async () => (await opened.db.selectFrom('ams_bill').select('ams_no').execute()).length;

it('writes rows and notices by one statement', async () => {
  const result = await write((batch) => {
    addBills(batch, 0, 2);
    addBills(batch, 1, 2);
    batch.notify('test_channel', 'one');
    batch.notify('test_channel', 'two');
    return 'result';
  });
  expect([result, await billCount(), written().length]).toEqual(['result', 3, 1]);
  await expect.poll(() => heard).toEqual(['one', 'two']);
});

it('writes notices alone, and nothing for an empty batch', async () => {
  await write(() => {});
  expect(written()).toEqual([]);
  await write((batch) => batch.notify('test_channel', 'alone'));
  await expect.poll(() => heard).toEqual(['alone']);
});

it('divides what one statement cannot hold, and loses no row', async () => {
  await write((batch) => {
    addBills(batch, 0, 1_500);
    addBills(batch, 10_000, 4_500);
    addBills(batch, 20_000, 1_000);
    batch.notify('test_channel', 'many');
  });
  // 1,500; 2,000; 2,000; 500 and 1,000.
  expect([await billCount(), written().length]).toEqual([7_000, 4]);
  await expect.poll(() => heard).toEqual(['many']);
});

it('writes and notifies nothing when the transaction fails', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await writeTogether(trx, (batch) => {
      addBills(batch, 0, 1);
      batch.notify('test_channel', 'lost');
    });
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  await write((batch) => batch.notify('test_channel', 'next'));
  await expect.poll(() => heard).toEqual(['next']);
  expect(await billCount()).toBe(0);
});
