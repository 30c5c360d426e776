import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/harness.ts';
import { takeJob } from '../store/takeJob.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';
import { openDatabase, type Database } from './database.ts';
import { temporaryFailure } from './databaseErrors.ts';
import { PLANNED_ONCE } from './preparedStatements.ts';

let test: TestPortal;
/** One connection, so that every statement meets the statements prepared before. */
let db: Kysely<Database>;
beforeAll(async () => {
  test = await startTestPortal();
  await sql`create table note (id int primary key, text varchar(20))`.execute(test.portal.db);
  await sql`insert into note values (1, 'first')`.execute(test.portal.db);
});
beforeEach(() => {
  db = openDatabase({ ...connectionConfig(test.portal), max: 1 }).db;
  return () => db.destroy();
});
afterAll(() => test.close());

const readNote = (from: Kysely<Database>) =>
  sql<{ text: string }>`select text from note where id = ${1}`.execute(from).then(({ rows }) => rows);

async function prepared() {
  const { rows } = await sql<{ statement: string; generic: number }>`
    select statement, generic_plans as generic from pg_prepared_statements`.execute(db);
  return rows;
}

it('keeps the plans of the statements of a transaction, and those of no others', async () => {
  await readNote(db);
  await db.transaction().setIsolationLevel('repeatable read').execute(readNote);
  expect(await prepared()).toEqual([]);
  const readAndWrite = () =>
    db.transaction().execute(async (trx) => {
      await sql`savepoint here`.execute(trx);
      await sql`select * from note`.execute(trx);
      await readNote(trx);
    });
  await readAndWrite();
  // Most statements that are used once are not used again.
  expect(await prepared()).toEqual([]);
  await readAndWrite();
  await readNote(db);
  expect((await prepared()).map(({ statement }) => statement)).toEqual(['select text from note where id = $1']);
});

it('keeps the plan of a look-up outside of transactions that asks for it', async () => {
  const look = () =>
    db.selectFrom('enterprise').select('name').where('id', '=', '1').modifyEnd(PLANNED_ONCE).executeTakeFirst();
  await look();
  expect(await prepared()).toEqual([]);
  await look();
  expect(await prepared()).toEqual([
    { statement: expect.stringMatching(/^select "name" from/u) as string, generic: 0 },
  ]);
});

it('plans the search for a job once', async () => {
  const selections = [0, 1, 2, 3].map((priority) => ({ priority, after: '5' }));
  for (let times = 0; times < 9; times += 1) {
    await db.transaction().execute((trx) => takeJob(trx, selections, Array(times).fill('7')));
  }
  const [search] = await prepared();
  // Named at its second use, and planned five times before PostgreSQL compares the costs.
  expect(search?.generic).toBe(3);
});

it('a transaction that a migration made outdated ends as without a database, and the next one runs', async () => {
  for (let times = 0; times < 2; times += 1) await db.transaction().execute(readNote);
  await sql`alter table note alter text type text`.execute(test.portal.db);
  const error = await db
    .transaction()
    .execute(readNote)
    .catch((failure: unknown) => failure);
  expect(temporaryFailure(error)).toBe('databaseAway');
  expect(await db.transaction().execute(readNote)).toEqual([{ text: 'first' }]);
});
