import { sql, type RawBuilder } from 'kysely';
import {
  SUM_NAMES,
  type BillStatistics,
  type StatisticDay,
  type StatisticOperator,
  type StatisticSums,
} from '#contract/endpoints/statistics.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import { periodBefore, type Period } from '#rules/period.ts';
import type { Measure } from '../db/tables/statistics.ts';
import { readTogether } from '../lists/readTogether.ts';
import type { Db } from '../portal.ts';

/** Of which enterprise, days and person. */
interface StatisticScope extends Period {
  enterpriseId: string;
  operator?: string | undefined;
}

const TOP_REJECTS = 10;
/** Half days within 24 hours of loading, in which freight remaining on board is not late; -1 is after loading. */
const LAST_DAY = `key in ('0', '1')`;
const LATE = `key in ('-1', '0', '1')`;
const LAST_DAY_HALVES = 2;
const CHARGES = ['filing', 'bond', 'refund'] as const;
/** Purses that are kept in coins. */
const COIN_PURSES = ['coin', 'credit', 'vip'] as const;

/** SQL condition of ledger entries by purse and kind; whole keys, because each is compared with thousands of rows. */
const entries = (purses: readonly string[], kinds: readonly string[]): string =>
  `measure = 'ledger' and key in (${purses.flatMap((purse) => kinds.map((kind) => `'${purse}.${kind}'`)).join(', ')})`;
const rows = (condition: string) => `sum(rows) filter (where ${condition})`;
const charged = (purse: string) => `-sum(amount) filter (where ${entries([purse], CHARGES)})`;
const coinsOf = (kind: string) => `sum(amount) filter (where ${entries(COIN_PURSES, [kind])})`;

/** Each sum as SQL over facts. */
const SUMS: Record<keyof StatisticSums, string> = {
  filings: rows(`measure = 'type'`),
  isf5: rows(`measure = 'type' and key = '0'`),
  isf10: rows(`measure = 'type' and key = '1'`),
  accepted: rows(`measure = 'first' and key in ('accepted', 'warning')`),
  rejected: rows(`measure = 'first' and key = 'rejected'`),
  timed: rows(`measure = 'ahead'`),
  late: `coalesce(${rows(`measure = 'ahead' and ${LATE}`)}, 0) - coalesce(${rows(`measure = 'frob' and ${LAST_DAY}`)}, 0)`,
  fees: `-${coinsOf('filing')}`,
  bonds: `-${coinsOf('bond')}`,
  refunds: coinsOf('refund'),
  coins: charged('coin'),
  credit: charged('credit'),
  vip: charged('vip'),
  coupons: charged('coupon'),
  couponDeduction: `sum(amount) filter (where measure = 'deduction')`,
  toppedUp: `sum(amount) filter (where measure = 'ledger' and key like 'coin.%' and not (${entries(['coin'], CHARGES)}))`,
};
const SUM_COLUMNS = sql.raw(SUM_NAMES.map((name) => `coalesce(${SUMS[name]}, 0)::bigint as "${name}"`).join(', '));
const SUMMED: readonly Measure[] = ['type', 'first', 'ahead', 'frob', 'ledger', 'deduction'];

/** Facts of a period from the folded sums and the changes since. @param measures those that are needed */
function facts(
  { enterpriseId, start, end, operator }: StatisticScope,
  measures: readonly Measure[],
): RawBuilder<unknown> {
  const where = sql`enterprise_id = ${enterpriseId} and measure = any(${measures}::text[]) and day between ${start}::date and ${end}::date`;
  const folded =
    operator === undefined ? sql`grain = 'a' and operator_id = ''` : sql`grain = 'p' and operator_id = ${operator}`;
  const since = operator === undefined ? sql`` : sql` and operator_id = ${operator}`;
  return sql`(
    select measure, day, key, rows, amount from statistic_day where ${folded} and ${where}
    union all select measure, day, key, rows, amount from statistic_delta where ${where}${since}
  ) fact`;
}

/** The rows of the money table, oldest first; also those of its export. */
export const statisticDays = (scope: StatisticScope) => sql<Omit<StatisticDay, 'statuses'>>`
  select to_char(day, 'YYYY-MM-DD') as day, ${SUM_COLUMNS} from ${facts(scope, SUMMED)}
  group by day having bool_or(rows <> 0 or amount <> 0) order by day`;

/** Sums of a period and of the one before, in one snapshot. */
export function readStatistics(db: Db, scope: StatisticScope): Promise<BillStatistics> {
  return readTogether(db, async (trx) => {
    const days = (await statisticDays(scope).execute(trx)).rows;
    const statuses = await readStatuses(trx, scope);
    const total = addUp(days);
    const previous = periodBefore(scope);
    const counts = await readCounts(trx, scope);
    const of = (measure: Measure) => counts.filter((one) => one.measure === measure);
    return {
      total,
      previous: { ...(await readTotal(trx, { ...scope, ...previous })), start: previous.start, end: previous.end },
      byDay: days.map((day) => ({ ...day, statuses: statuses.get(day.day) ?? {} })),
      byType: [
        { billType: 1, filings: total.isf10 },
        { billType: 0, filings: total.isf5 },
      ],
      byStatus: of('status').map(({ key, count }) => ({ status: key as DeclarationStatus, filings: count })),
      byOperator: await readOperators(trx, scope),
      byHalfDay: of('ahead')
        .map(({ key, count: filings }) => {
          const halfDay = Number(key);
          const frob = of('frob').find((one) => one.key === key)?.count ?? 0;
          return { halfDay, filings, late: lateAmong(halfDay, filings, frob) };
        })
        .sort((a, b) => a.halfDay - b.halfDay),
      topRejects: of('reject')
        .slice(0, TOP_REJECTS)
        .map(({ key, count }) => ({ code: key, count })),
    };
  });
}

/** Freight remaining on board is late after loading only. */
const lateAmong = (halfDay: number, filings: number, frob: number): number =>
  halfDay < 0 ? filings : halfDay < LAST_DAY_HALVES ? filings - frob : 0;

/** The sums of a period: of few rows, because equal facts of its days are added up first. */
async function readTotal(db: Db, scope: StatisticScope): Promise<StatisticSums> {
  const { rows: found } = await sql<StatisticSums>`
    select ${SUM_COLUMNS} from (
      select measure, key, sum(rows) as rows, sum(amount) as amount from ${facts(scope, SUMMED)} group by measure, key
    ) added`.execute(db);
  return found[0] as StatisticSums;
}

function addUp(days: readonly StatisticSums[]): StatisticSums {
  const sumOf = (name: keyof StatisticSums) => days.reduce((sum, day) => sum + day[name], 0);
  return Object.fromEntries(SUM_NAMES.map((name) => [name, sumOf(name)])) as StatisticSums;
}

/** Rows per key of the facts that are shown by key, the most frequent ones first. */
async function readCounts(db: Db, scope: StatisticScope): Promise<{ measure: Measure; key: string; count: number }[]> {
  const { rows: found } = await sql<{ measure: Measure; key: string; count: number }>`
    select measure, key, sum(rows)::bigint as count from ${facts(scope, ['status', 'ahead', 'frob', 'reject'])}
    group by measure, key having sum(rows) <> 0 order by 3 desc, 2`.execute(db);
  return found;
}

async function readStatuses(db: Db, scope: StatisticScope): Promise<Map<string, StatisticDay['statuses']>> {
  const { rows: found } = await sql<{ day: string; key: DeclarationStatus; count: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, key, sum(rows)::bigint as count from ${facts(scope, ['status'])}
    group by day, key having sum(rows) <> 0`.execute(db);
  const byDay = new Map<string, StatisticDay['statuses']>();
  for (const { day, key, count } of found) byDay.set(day, { ...byDay.get(day), [key]: count });
  return byDay;
}

/** Sums of each person of the enterprise that has any, the busiest first. */
async function readOperators(db: Db, { enterpriseId, start, end }: StatisticScope): Promise<StatisticOperator[]> {
  const where = sql`enterprise_id = ${enterpriseId} and measure = any(${SUMMED}::text[]) and day between ${start}::date and ${end}::date`;
  const { rows: found } = await sql<StatisticOperator>`
    select person.id as "operatorId", person.name as operator, ${SUM_COLUMNS}
    from (select id, name from app_user where enterprise_id = ${enterpriseId}) person
    cross join lateral (
      select measure, key, sum(rows) as rows, sum(amount) as amount from (
        select measure, key, rows, amount from statistic_day where grain = 'p' and operator_id = person.id and ${where}
        union all select measure, key, rows, amount from statistic_delta where operator_id = person.id and ${where}
      ) fact group by measure, key
    ) added
    where measure <> 'ledger' or key not like 'coin.%' or ${sql.raw(entries(['coin'], CHARGES))}
    group by person.id, person.name having bool_or(rows <> 0 or amount <> 0)
    order by 3 desc, 2, 1`.execute(db);
  return found;
}
