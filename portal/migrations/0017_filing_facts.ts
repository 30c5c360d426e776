import { sql, type Kysely } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import { billEntity, toBill } from '#contract/entities/bill.ts';
import { readLeniently } from '#schema/readRecord.ts';
import { filingFacts } from '../store/filingFacts.ts';

/** What the sent list shows, sorts and searches of a filing's bill, as columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table filing
    add column buyer_name text not null default '',
    add column importer_id text not null default '',
    add column vessel text not null default '',
    add column loading_at timestamptz`.execute(db);
  await fillFacts(db);
  await sql`create index filing_by_loading on filing (enterprise_id, loading_at, id)`.execute(db);
}

const CHUNK = 500;

interface StoredFiling {
  enterprise_id: string;
  id: string;
  isf_no: string;
  bill_type: BillType;
  body: unknown;
}

/** Fills the columns of existing filings, a few hundred at a time: a bill may hold megabytes. */
async function fillFacts(db: Kysely<unknown>): Promise<void> {
  let after = { enterprise_id: '', id: '' };
  for (;;) {
    const { rows } = await sql<StoredFiling>`
      select enterprise_id, id, isf_no, bill_type, body from filing
      where (enterprise_id, id) > (${after.enterprise_id}, ${after.id})
      order by enterprise_id, id limit ${CHUNK}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const facts = rows.map((row) => {
      const record = readLeniently(billEntity(row.bill_type), row.body) ?? {};
      return filingFacts(row.isf_no, toBill(row.bill_type, record, { id: null }));
    });
    await sql`
      update filing set buyer_name = fact.buyer_name, importer_id = fact.importer_id, vessel = fact.vessel,
        loading_at = fact.loading_at, search = fact.search
      from unnest(
        ${rows.map((row) => row.enterprise_id)}::text[], ${rows.map((row) => row.id)}::text[],
        ${facts.map((fact) => fact.buyer_name)}::text[], ${facts.map((fact) => fact.importer_id)}::text[],
        ${facts.map((fact) => fact.vessel)}::text[],
        ${facts.map((fact) => fact.loading_at?.toISOString() ?? null)}::timestamptz[],
        ${facts.map((fact) => fact.search)}::text[]
      ) as fact (enterprise_id, id, buyer_name, importer_id, vessel, loading_at, search)
      where filing.enterprise_id = fact.enterprise_id and filing.id = fact.id`.execute(db);
    after = { enterprise_id: last.enterprise_id, id: last.id };
  }
}
