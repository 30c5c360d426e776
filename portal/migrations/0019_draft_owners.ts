import { sql, type Kysely } from 'kysely';
import { countTriggers, dropCountTriggers } from '../db/countTriggers.ts';

const LIVE = 'deleted_at is null and sent_at is null';
const FACETS = {
  owner_id: 'text',
  bill_type: 'smallint',
  is_ready: 'boolean',
  origin_mark: 'text',
  scac: 'text',
};
const FACET_NAMES = Object.keys(FACETS).join(', ');

/**
 * [P04] Drafts belong to their owner: the list counts and filters by owner as by any other facet (decision 0010). The
 * practice enterprise shares its drafts; every other one decides by its setting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table enterprise add column shared_drafts boolean not null default false',
  "update enterprise set shared_drafts = true where id = '1'",
  'drop index draft_live, draft_live_facets, draft_live_loading',
  `create index draft_live on draft (enterprise_id, created_at desc, id desc)
    include (loading_at, ${FACET_NAMES}) where ${LIVE}`,
  `create index draft_live_facets on draft (enterprise_id, ${FACET_NAMES}, created_at desc, id desc) where ${LIVE}`,
  `create index draft_live_loading on draft (enterprise_id, loading_at, id)
    include (created_at, ${FACET_NAMES}) where ${LIVE}`,
  // The orders in which one person pages far among the drafts of a large office.
  `create index draft_own_loading on draft (enterprise_id, owner_id, loading_at, id) where ${LIVE}`,
  `create index draft_own_updated on draft (enterprise_id, owner_id, updated_at desc, id desc) where ${LIVE}`,
  ...dropCountTriggers('draft'),
  ...countTriggers({
    table: 'draft',
    facets: FACETS,
    axes: { c: 'created_at', l: 'loading_at' },
    counted: LIVE,
  }),
];
