import { sql, type Kysely } from 'kysely';
import { chargeSearchText } from '../store/chargeSearchText.ts';
import { countTriggers } from '../db/countTriggers.ts';

/** [R12] [R13] What the lists of charges need at a million rows (decisions 0010 and 0040). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    for (const statement of columnsOf(table)) await sql.raw(statement).execute(db);
    await fillSearch(db, table);
    for (const statement of [
      ...indexesOf(table),
      ...countTriggers({ ...COUNTED[table], axes: { c: 'at' }, counted: 'true' }),
    ])
      await sql.raw(statement).execute(db);
    await sql.raw(`analyze ${table}`).execute(db);
  }
}

const TABLES = ['consumption', 'bond_settlement'] as const;
type ChargeTable = (typeof TABLES)[number];

const SHARED_FACETS = { pay_type: 'smallint', is_refund: 'boolean', operator_id: 'text' };
const COUNTED = {
  consumption: {
    table: 'consumption',
    facets: { item: 'text', ...SHARED_FACETS },
    sums: ['coins', 'coupon_deduction'],
    spent: 'coins + coupon_deduction',
  },
  bond_settlement: { table: 'bond_settlement', facets: SHARED_FACETS, sums: ['coins'], spent: 'coins' },
} as const;

const columnsOf = (table: ChargeTable): string[] => [
  `alter table ${table}
    add column revision integer not null default 1 check (revision > 0),
    add column search text not null default '',
    add column is_refund boolean not null generated always as (${COUNTED[table].spent} < 0) stored,
    alter column ams_no type text collate "C"`,
];

/** Fills the search texts of existing rows: one statement per operator, whose name is all that is not upper case. */
async function fillSearch(db: Kysely<unknown>, table: ChargeTable): Promise<void> {
  const isfNo = sql.raw(table === 'consumption' ? `''` : 'isf_no');
  const { rows } = await sql<{ name: string }>`
    select distinct operator_name as name from ${sql.table(table)}`.execute(db);
  for (const { name } of rows) {
    await sql`
      update ${sql.table(table)}
      set search = concat_ws(E'\n', ams_no, nullif(${isfNo}, ''), order_no, nullif(${chargeSearchText([name])}, ''))
      where operator_name = ${name}`.execute(db);
  }
}

function indexesOf(table: ChargeTable): string[] {
  const { sums } = COUNTED[table];
  const facets = Object.keys(COUNTED[table].facets).join(', ');
  return [
    `alter table ${table} alter column search drop default`,
    `drop index ${table}_by_time`,
    // Parts of days are added up without reading a row.
    `create index ${table}_by_time on ${table} (enterprise_id, at desc, id desc) include (${facets}, ${sums.join(', ')})`,
    `create index ${table}_by_facets on ${table} (enterprise_id, ${facets}, at desc, id desc)`,
    `create index ${table}_by_number on ${table} (enterprise_id, ams_no, id)`,
    `create index ${table}_search on ${table} using gin (search gin_trgm_ops) with (gin_pending_list_limit = 512)`,
    `create index ${table}_words on ${table} using gin (search_words(search)) with (gin_pending_list_limit = 512)`,
    `alter index ${table}_words alter column 1 set statistics 0`,
    `alter table ${table} alter column search set statistics 400`,
    `alter table ${table} set (autovacuum_analyze_scale_factor = 0.02, autovacuum_analyze_threshold = 500)`,
  ];
}
