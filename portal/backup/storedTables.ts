import type pg from 'pg';

export interface StoredTable {
  name: string;
  /** Without generated ones, which PostgreSQL computes again. */
  columns: string[];
}

/** Rows of these come from running the migrations, or live no longer than the process that wrote them. */
const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock'];

/** All permanent tables of the portal; unlogged ones hold intermediate results only. */
export async function storedTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [NOT_COPIED],
  );
  return rows;
}

export type Sequences = Record<string, string>;

/** The last value of each sequence; read after the rows, it is at least as high as any number in them. */
export async function readSequences(client: pg.Client): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]])));
}

/** Names of the changes that the database has, in the order of their names. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
