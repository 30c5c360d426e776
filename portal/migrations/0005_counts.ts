import { sql, type Kysely } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import { billEntity, toBill } from '#contract/entities/bill.ts';
import { readLeniently } from '#schema/readRecord.ts';
import { countTriggers } from '../db/countTriggers.ts';
import { draftFacts } from '../store/draftFacts.ts';

const LIVE = 'deleted_at is null and sent_at is null';

/** What the lists need at a million rows (decision 0010): facts of drafts as columns, kept counts, and the orders as indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of COLUMNS) await sql.raw(statement).execute(db);
  await fillFacts(db);
  for (const statement of [...INDEXES, ...countTriggers(DRAFTS), ...countTriggers(FILINGS)]) {
    await sql.raw(statement).execute(db);
  }
}

const COLUMNS = [
  `alter table draft
    add column loading_at timestamptz,
    add column filled smallint not null default 0,
    add column asked smallint not null default 0,
    add column completeness smallint not null generated always as (case when asked = 0 then 100 else filled * 100 / asked end) stored,
    add column is_ready boolean not null generated always as (problems = 0) stored,
    add column origin_mark text not null generated always as (coalesce(origin, '')) stored,
    add column scac text not null generated always as (upper(left(house_scac, 20))) stored`,
];

const INDEXES = [
  'drop index draft_live, filing_by_time, filing_by_status, filing_by_number',
  // What a walk through the order must know stands beside it: such a walk reads no row.
  `create index draft_live on draft (enterprise_id, created_at desc, id desc)
    include (loading_at, bill_type, is_ready, origin_mark, scac) where ${LIVE}`,
  `create index draft_live_facets on draft (enterprise_id, bill_type, is_ready, origin_mark, scac, created_at desc, id desc)
    where ${LIVE}`,
  `create index draft_live_loading on draft (enterprise_id, loading_at, id)
    include (created_at, bill_type, is_ready, origin_mark, scac) where ${LIVE}`,
  `create index draft_live_updated on draft (enterprise_id, updated_at desc, id desc) where ${LIVE}`,
  `create index filing_by_time on filing (enterprise_id, created_at desc, id desc)
    include (bill_type, declaration_status, match_status, house_scac)`,
  `create index filing_by_facets on filing
    (enterprise_id, bill_type, declaration_status, match_status, house_scac, created_at desc, id desc)`,
  'create index filing_by_operation on filing (enterprise_id, operation_at desc, id desc)',
  'create index filing_by_number on filing (enterprise_id, ams_no, id)',
  // How frequent a text is decides how it is looked for.
  'alter table filing alter column search set statistics 400',
  'alter table draft alter column search set statistics 400',
  // What was written since is read through on every search.
  'alter index filing_search set (gin_pending_list_limit = 512)',
  'alter index draft_search set (gin_pending_list_limit = 512)',
];

const DRAFTS = {
  table: 'draft',
  facets: { bill_type: 'smallint', is_ready: 'boolean', origin_mark: 'text', scac: 'text' },
  axes: { c: 'created_at', l: 'loading_at' },
  counted: LIVE,
};
const FILINGS = {
  table: 'filing',
  facets: { bill_type: 'smallint', declaration_status: 'text', match_status: 'text', house_scac: 'text' },
  axes: { c: 'created_at' },
  counted: 'true',
};

const CHUNK = 500;

/** Facts of the drafts that are there, a few hundred at a time: a draft may hold megabytes. */
export async function fillFacts(db: Kysely<unknown>): Promise<void> {
  let after = { enterprise_id: '', id: '' };
  for (;;) {
    const { rows } = await sql<{ enterprise_id: string; id: string; bill_type: BillType; body: unknown }>`
      select enterprise_id, id, bill_type, body from draft
      where (enterprise_id, id) > (${after.enterprise_id}, ${after.id})
      order by enterprise_id, id limit ${CHUNK}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const facts = rows.map((row) =>
      draftFacts(toBill(row.bill_type, readLeniently(billEntity(row.bill_type), row.body) ?? {}, { id: null })),
    );
    await sql`
      update draft set loading_at = fact.loading_at, filled = fact.filled, asked = fact.asked
      from unnest(
        ${rows.map((row) => row.enterprise_id)}::text[], ${rows.map((row) => row.id)}::text[],
        ${facts.map((fact) => fact.loading_at?.toISOString() ?? null)}::timestamptz[],
        ${facts.map((fact) => fact.filled)}::smallint[], ${facts.map((fact) => fact.asked)}::smallint[]
      ) as fact (enterprise_id, id, loading_at, filled, asked)
      where draft.enterprise_id = fact.enterprise_id and draft.id = fact.id`.execute(db);
    after = { enterprise_id: last.enterprise_id, id: last.id };
  }
}
