import { sql, type RawBuilder } from 'kysely';
import type { HandlerInput } from '#contract/endpoints/index.ts';
import type { LedgerRow, LedgerStatistics } from '#contract/endpoints/cashier.ts';
import type { Purse } from '#contract/codes.ts';
import type { PageReply } from '#contract/page.ts';
import { toServerText } from '#schema/dateText.ts';
import { LEDGER_LIST, type FacetFilter } from '../lists/countedList.ts';
import { countByFacets, sumOf } from '../lists/facetCounts.ts';
import { pageKeys } from '../lists/pageKeys.ts';
import { listedRows, listOrder } from '../lists/sortedKeys.ts';
import { readTogether } from '../lists/readTogether.ts';
import type { Db } from '../portal.ts';
import { dateRange } from './dateRange.ts';

type Query = HandlerInput<'listLedger'>['query'];

/**
 * [M01] A page of a purse's movements, newest first. Counters give its total and its sums; each entry has the balance
 * after it, so that no call adds up the entries before a page.
 */
export async function listLedger(db: Db, enterpriseId: string, query: Query): Promise<PageReply<LedgerRow>> {
  const { purse, kind, pageSize, pageNum } = query;
  const filter: FacetFilter = { purse: [purse], ...(kind ? { kind: [kind] } : {}) };
  const range = dateRange(query.atBegin, query.atEnd);
  const place = { filter, range, order: query.sortOrder ?? 'desc', offset: (pageNum - 1) * pageSize, count: pageSize };
  return readTogether(db, async (trx) => {
    const counts = await countByFacets(trx, LEDGER_LIST, enterpriseId, { range, filter });
    const ids = await pageKeys(trx, LEDGER_LIST, enterpriseId, place, counts);
    const total = sumOf(counts);
    const amounts = counts.map((one) => ({ kind: one['kind'], amount: Number(one['amount']) }));
    const sum = (sign: 1 | -1) =>
      amounts.reduce((all, { amount }) => all + (Math.sign(amount) === sign ? amount : 0), 0);
    const statistics: LedgerStatistics = {
      count: total,
      in: sum(1),
      out: sum(-1),
      balance: await readBalance(trx, enterpriseId, purse),
    };
    return {
      records: await readRows(trx, enterpriseId, ids.map(Number)),
      total,
      statistics: { ...statistics },
    };
  });
}

/** [L06] The rows of an export, in the order of the list. */
export function ledgerRowsQuery(
  enterpriseId: string,
  {
    purse,
    kind,
    atBegin,
    atEnd,
    sortOrder = 'desc',
  }: Pick<Query, 'purse' | 'kind' | 'atBegin' | 'atEnd' | 'sortOrder'>,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const filter: FacetFilter = { purse: [purse], ...(kind ? { kind: [kind] } : {}) };
  const range = dateRange(atBegin, atEnd);
  return sql`
    select ${columns} from (
      select entry.*, ams_no, person.name as operator from (
        select * from ledger_entry where ${listedRows(LEDGER_LIST, enterpriseId, { filter, range })}
      ) entry left join filing on filing.enterprise_id = entry.enterprise_id and filing.id = entry.filing_id
        left join app_user person on person.id = entry.user_id and person.enterprise_id = entry.enterprise_id
    ) listed order by ${listOrder(LEDGER_LIST, { column: 'at', order: sortOrder })}`;
}

/** Of a purse after its newest entry. */
async function readBalance(db: Db, enterpriseId: string, purse: Purse): Promise<number> {
  const last = await db
    .selectFrom('ledger_entry')
    .select('balance_after')
    .where('enterprise_id', '=', enterpriseId)
    .where('purse', '=', purse)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.balance_after ?? 0;
}

async function readRows(db: Db, enterpriseId: string, ids: readonly number[]): Promise<LedgerRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('ledger_entry as entry')
    .leftJoin('filing', (join) =>
      join.onRef('filing.enterprise_id', '=', 'entry.enterprise_id').onRef('filing.id', '=', 'entry.filing_id'),
    )
    // Support staff are shown without their names.
    .leftJoin('app_user as person', (join) =>
      join.onRef('person.id', '=', 'entry.user_id').onRef('person.enterprise_id', '=', 'entry.enterprise_id'),
    )
    .select(['entry.id', 'entry.at', 'entry.purse', 'entry.kind', 'entry.amount', 'entry.balance_after'])
    .select(['entry.filing_id', 'filing.ams_no', 'entry.client_ref', 'entry.reference', 'entry.reason'])
    .select('person.name as operator')
    .where('entry.enterprise_id', '=', enterpriseId)
    .where('entry.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id: String(row.id),
      at: toServerText(row.at),
      purse: row.purse,
      kind: row.kind,
      amount: row.amount,
      balanceAfter: row.balance_after,
      filing: row.filing_id === null ? null : { id: row.filing_id, amsNo: row.ams_no ?? '' },
      clientRef: row.client_ref,
      reference: row.reference,
      reason: row.reason,
      operator: row.operator,
    };
  });
}
