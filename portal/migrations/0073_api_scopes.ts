import { sql, type Kysely } from 'kysely';

/** [P06] What an API key may do; keys that were made before may do everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column scope text not null default 'file' check (scope in ('read', 'file'))`.execute(
    db,
  );
}
