import { sql, type Kysely } from 'kysely';

/** [X03] The bond behind an enterprise's ISF-5: the number that is charged, its activity, and whether it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table enterprise
         add column transit_bond_holder text not null default '',
         add column transit_bond_activity text not null default '03',
         add column transit_bond_sent boolean not null default true`,
    )
    .execute(db);
}
