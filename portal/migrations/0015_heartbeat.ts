import { sql, type Kysely } from 'kysely';

/** One row that the readiness check writes: a database that answers may still be unable to save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create table heartbeat (single boolean primary key default true check (single), at timestamptz not null)',
  'insert into heartbeat (at) values (now())',
];
