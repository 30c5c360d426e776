import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_MAJOR } from '../embedded/findPostgres.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addManyFilings } from '../testing/manyFilings.ts';

const ROWS = 300;
let database: TestDatabase;
let client: pg.Client;

/** A connection whose search_path is empty, as in autovacuum, pg_restore and vacuumdb. */
async function connectWithoutPath(connection: pg.ClientConfig): Promise<pg.Client> {
  const opened = new pg.Client(connection);
  await opened.connect();
  await opened.query("select pg_catalog.set_config('search_path', '', false)");
  return opened;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const pool = new pg.Pool({ ...database.connection, max: 1 });
  await pool.query(`insert into enterprise (id, name, enabled, audit_status, house_scac, created_at)
    values ('1', 'E', true, 'accepted', 'HBRL', now())`);
  await pool.query(`insert into app_user (id, account, name, password_hash, enterprise_id, joined, admin, role, created_at)
    values ('u', 'u', 'U', '', '1', true, true, 'filer', now())`);
  await addManyFilings(pool, '1', ROWS);
  await insertDrafts(pool, 1, ROWS);
  await pool.end();
  client = await connectWithoutPath(database.connection);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Some of the texts have a word that is longer than what an index entry holds. */
async function insertDrafts(on: Pick<pg.Client, 'query'>, first: number, last: number): Promise<void> {
  await on.query(
    `insert into public.draft (enterprise_id, id, owner_id, operator_id, operator_name, bill_type, revision, house_scac, ams_nos,
       importer_id, buyer_name, template_name, problems, search, body, created_at, updated_at)
     select '1', 'd' || n, 'u', 'u', 'U', 1, 1, 'HBRL', '{}', '', '', '', 0, 'BUYER OF DRAFT ' || n || repeat('海', n * 4), '{}', now(), now()
     from generate_series($1::int, $2::int) n`,
    [first, last],
  );
}

const rowsOf = async <T extends pg.QueryResultRow>(text: string, on = client): Promise<T[]> =>
  (await on.query<T>(text)).rows;

/** What the schema is made of, as statements with full names. */
const SCHEMA = {
  functions: `select pg_get_functiondef(p.oid) as made from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by p.oid`,
  indexes: `select pg_get_indexdef(indexrelid) as made from pg_index i join pg_class c on c.oid = indexrelid
    where relnamespace = 'public'::regnamespace order by c.relname`,
  triggers: `select pg_get_triggerdef(t.oid) as made from pg_trigger t where not tgisinternal order by tgname`,
  constraints: `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as made from pg_constraint
    where connamespace = 'public'::regnamespace order by 1`,
  columns: `select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull || ' '
      || coalesce(pg_get_expr(adbin, adrelid), '') || ' ' || attgenerated::text || ' ' || attcollation::regcollation::text || ' ' || attstattarget as made
    from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped order by 1`,
  settings: `select relname || ' ' || array_to_string(reloptions, ', ') as made from pg_class
    where relnamespace = 'public'::regnamespace and reloptions is not null order by 1`,
} as const;
/** How many filings the counters know. */
const COUNTED = `select sum(rows)::int as rows from (select rows from public.filing_count where axis = 'c' and grain = 'a'
  union all select rows from public.filing_count_delta where axis = 'c') kept`;

type Part = keyof typeof SCHEMA;

async function schemaOf(on: pg.Client): Promise<Record<Part, string[]>> {
  const parts = Object.entries(SCHEMA) as [Part, string][];
  const found = {} as Record<Part, string[]>;
  for (const [part, text] of parts) found[part] = (await rowsOf<{ made: string }>(text, on)).map(({ made }) => made);
  return found;
}

describe('the schema under an empty search_path', () => {
  afterEach(() => client.query('rollback'));

  it('analyzes every table, as autovacuum does, and leaves statistics of the search texts', async () => {
    const tables = await rowsOf<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) await client.query(`vacuum (analyze) ${name}`);
    const known = await rowsOf<{ tablename: string }>(
      `select tablename from pg_stats where schemaname = 'public' and attname = 'search' and tablename in ('draft', 'filing')
       order by tablename`,
    );
    expect(known.map(({ tablename }) => tablename)).toEqual(['draft', 'filing']);
  });

  it('has no function that looks up names in the search_path of its caller', async () => {
    const functions = await rowsOf<{ name: string; isParsed: boolean; path: string | null }>(
      `select p.oid::regprocedure::text as name, prosqlbody is not null as "isParsed",
         (select one from unnest(proconfig) one where one like 'search_path=%') as path
       from pg_proc p where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
    );
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'public.search_words(text)',
        'public.filing_count_fold(text)',
        'public.draft_count_update()',
      ]),
    );
    expect(functions.filter(({ isParsed, path }) => !isParsed && !path)).toEqual([]);
  });

  it('runs every trigger and every function', async () => {
    await client.query('begin');
    // More changes than are kept apart before they are added up.
    for (let n = 0; n < 70; n += 1) {
      await client.query(
        `update public.filing set match_status = 'm${n}', search = search || ' ${n}' where id = 'many-MANY-1'`,
      );
      await client.query(`update public.draft set problems = problems + 1 where id = 'd1'`);
    }
    await client.query(`with gone as (delete from public.filing where id = 'many-MANY-2' returning *)
      insert into public.filing select * from gone`);
    await client.query(`delete from public.draft where id = 'd1'`);
    await insertDrafts(client, ROWS + 1, ROWS + 1);
    expect(await rowsOf(COUNTED)).toEqual([{ rows: ROWS }]);
    for (const table of ['filing', 'draft']) {
      await client.query(`select public.${table}_count_fold('1'), public.${table}_count_rebuild()`);
    }
    expect(await rowsOf(COUNTED)).toEqual([{ rows: ROWS }]);
  });

  it('recreates functions, indexes and triggers over rows, in the order of a restore', async () => {
    const before = await schemaOf(client);
    await client.query('begin');
    const triggers = await rowsOf<{ name: string }>(
      `select format('%I on %s', tgname, tgrelid::regclass) as name from pg_trigger where not tgisinternal`,
    );
    for (const { name } of triggers) await client.query(`drop trigger ${name}`);
    const indexes = await rowsOf<{ name: string; made: string; targets: [column: number, target: number][] | null }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made,
         (select json_agg(json_build_array(attnum, attstattarget)) from pg_attribute
           where attrelid = i.indexrelid and attstattarget >= 0) as targets
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const functions = await rowsOf<{ name: string }>(
      `select p.oid::regprocedure::text as name from pg_proc p where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
       order by p.oid desc`,
    );
    for (const { name } of functions) await client.query(`drop function ${name}`);

    await client.query('set local check_function_bodies = off');
    for (const made of before.functions) await client.query(made);
    for (const { name, made, targets } of indexes) {
      await client.query(made);
      for (const [column, target] of targets ?? [])
        await client.query(`alter index ${name} alter column ${column} set statistics ${target}`);
    }
    for (const made of before.triggers) await client.query(made);
    expect(await schemaOf(client)).toEqual(before);
  });
});

const run = promisify(execFile);
/** A folder with pg_dump and pg_restore of the database's version; the npm package that the portal uses has neither. */
const bin = [`/usr/lib/postgresql/${POSTGRES_MAJOR}/bin`, ...(process.env['PATH'] ?? '').split(delimiter)].find(
  (folder) => existsSync(join(folder, 'pg_dump')) && existsSync(join(folder, 'pg_restore')),
);

it.runIf(bin)('pg_restore --exit-on-error makes an equal database of what pg_dump wrote', async () => {
  const { host, port, user, password, database: name } = database.connection;
  const restored = await createTestDatabase('template0');
  const at = ['--host', String(host), '--port', String(port), '--username', String(user)];
  const env = { ...process.env, PGPASSWORD: String(password) };
  const file = join(process.env['TMPDIR'] ?? '/tmp', `${restored.connection.database}.dump`);
  try {
    await run(join(bin ?? '', 'pg_dump'), [...at, '--format=custom', `--file=${file}`, String(name)], { env });
    await run(
      join(bin ?? '', 'pg_restore'),
      [...at, '--exit-on-error', `--dbname=${restored.connection.database}`, file],
      { env },
    );
    const other = await connectWithoutPath(restored.connection);
    try {
      const [original, made] = [await schemaOf(client), await schemaOf(other)];
      // pg_dump has an order of its own for functions.
      for (const schema of [original, made]) schema.functions.sort();
      expect(made).toEqual(original);
      expect(await rowsOf(COUNTED, other)).toEqual([{ rows: ROWS }]);
    } finally {
      await other.end();
    }
  } finally {
    await run('rm', ['-f', file]);
    await restored.drop();
  }
});
