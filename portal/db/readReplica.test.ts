import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { openReplica, ReadReplica } from './readReplica.ts';

let database: TestDatabase;
let primary: OpenDatabase;
let replica: OpenDatabase;
let warnings: string[];
let now: number;

beforeEach(async () => {
  database = await createTestDatabase('template0');
  primary = openDatabase(database.connection);
  warnings = [];
  now = 0;
});
afterEach(async () => {
  await primary.db.destroy();
  await replica.db.destroy();
  await database.drop();
});

/** @param hasReplayed without it, queries the server */
function readsFrom(opened: OpenDatabase, hasReplayed?: () => boolean): ReadReplica {
  replica = opened;
  return new ReadReplica({
    primary,
    replica,
    // Each call is 20 ms later.
    elapsed: () => (now += 20),
    log: { warn: (_: unknown, message?: string) => void warnings.push(String(message)) },
    ...(hasReplayed ? { hasReplayed: async () => hasReplayed() } : {}),
  });
}
const never = () => false;
const always = () => true;
const readOne = async ({ db }: OpenDatabase) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one;

describe('a read replica [O06]', () => {
  it('answers once it has everything that was saved before the call', async () => {
    const answers = [false, false, true];
    const reads = readsFrom(openDatabase(database.connection), () => answers.shift() ?? false);
    expect(await reads.choose()).toBe(replica);
    expect(warnings).toEqual([]);
  });

  it('leaves a read to the primary when it is behind, and all reads when it stays behind', async () => {
    let isReplayed = false;
    const reads = readsFrom(openDatabase(database.connection), () => isReplayed);
    expect(await reads.choose()).toBe(primary);
    expect(warnings).toEqual([]);
    isReplayed = true;
    expect(await reads.choose()).toBe(replica);
    isReplayed = false;
    expect(await reads.choose()).toBe(primary);
    now += 2_000;
    expect(await reads.choose()).toBe(primary);
    expect(warnings).toEqual(['the read replica is behind; the primary answers for 10 s']);
    isReplayed = true;
    expect(await reads.choose()).toBe(primary);
    now += 10_000;
    expect(await reads.choose()).toBe(replica);
  });

  it('is not used when the server is no replica', async () => {
    const reads = readsFrom(openDatabase(database.connection));
    expect(await reads.choose()).toBe(primary);
  });

  it('is not used while it does not answer', async () => {
    const reads = readsFrom(openReplica({ ...database.connection, host: '127.0.0.1', port: 1 }));
    expect(await reads.read(never, readOne)).toBe(1);
    expect(warnings).toEqual(['the read replica does not answer; the primary answers for 10 s']);
  });

  it('that ends during a read lets the primary read again, unless a part was sent', async () => {
    const end = async (store: OpenDatabase) => {
      if (store === replica) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(store.db);
      return readOne(store);
    };
    expect(await readsFrom(openDatabase(database.connection), always).read(never, end)).toBe(1);
    expect(warnings).toEqual(['the read replica failed; the primary answers for 10 s']);
    await replica.db.destroy();
    await expect(readsFrom(openDatabase(database.connection), always).read(always, end)).rejects.toThrow();
  });

  it('does not repeat a read whose own statement is wrong', async () => {
    let times = 0;
    const reads = readsFrom(openDatabase(database.connection), always);
    const wrong = ({ db }: OpenDatabase) => {
      times += 1;
      return sql`select nothing`.execute(db);
    };
    await expect(reads.read(never, wrong)).rejects.toThrow('nothing');
    expect(times).toBe(1);
  });
});
