import { sql, type Kysely } from 'kysely';

/**
 * The register of single transaction bonds: the filings behind which a bond was put, also those that changed their bond
 * since. A table of its own, because an index on all filings would lock them (decision 0058).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table single_bond (
    enterprise_id text not null,
    reference text not null,
    filing_id text not null,
    primary key (enterprise_id, reference, filing_id),
    foreign key (enterprise_id, filing_id) references filing (enterprise_id, id) on delete cascade
  )`,
  `create function single_bond_register() returns trigger language plpgsql as $body$
  begin
    insert into single_bond values (new.enterprise_id, coalesce(new.body ->> 'bondReferenceNo', ''), new.id) on conflict do nothing;
    return null;
  end $body$`,
  `create trigger single_bond_register after insert or update of body on filing
    for each row when (new.body ->> 'bondType' = 'Single') execute function single_bond_register()`,
  `do $body$ begin
    execute format('alter function single_bond_register() set search_path = %I, pg_temp', current_schema());
  end $body$`,
  `insert into single_bond select enterprise_id, coalesce(body ->> 'bondReferenceNo', ''), id from filing
    where body ->> 'bondType' = 'Single'`,
];
