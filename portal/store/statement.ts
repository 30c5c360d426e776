import { sql, type RawBuilder } from 'kysely';
import { PURSES } from '#contract/codes.ts';
import { nextMonth, startOfDay } from '../lists/timeRange.ts';

/** Milliseconds after the end of a month at which it is closed: longer than any transaction that could still write. */
const CLOSING_DELAY = 10 * 60_000;

interface StatementMonth {
  begin: Date;
  end: Date;
  /** Nothing can be added any more. */
  isClosed: boolean;
}

/** A month at +08:00. @param month `2026-10` @returns null for one that has not begun */
export function statementMonth(month: string, now: Date): StatementMonth | null {
  const first = `${month}-01`;
  const [begin, end] = [startOfDay(first), startOfDay(nextMonth(first))];
  if (begin > now) return null;
  return { begin, end, isClosed: now.getTime() >= end.getTime() + CLOSING_DELAY };
}

/**
 * [M03] The statement of a month as rows: for each purse that was ever used its opening balance, its entries with the
 * balance after each, and its closing balance. With a client only what was charged for it, and the running total of that.
 */
export function statementRows(
  enterpriseId: string,
  { begin, end }: StatementMonth,
  clientRef: string | undefined,
): RawBuilder<unknown> {
  const order = sql`array_position(array[${sql.join(PURSES.map((purse) => sql.lit(purse)))}], purse)`;
  return sql`
    with entry as (
      select id, purse, kind, amount, at, filing_id, client_ref, reference from ledger_entry
      where enterprise_id = ${enterpriseId} and at < ${end}
        ${clientRef === undefined ? sql`` : sql`and client_ref = ${clientRef}`}
    ),
    total as (
      select purse, coalesce(sum(amount) filter (where at < ${begin}), 0) as opening, coalesce(sum(amount), 0) as closing
      from (select 'coin' as purse union select distinct purse from entry) used left join entry using (purse) group by purse
    ),
    line as (
      select purse, 0 as part, null::timestamptz as at, 0 as id, 'begin' as kind, null::text as filing_id,
        null::text as client_ref, null::text as reference, null::integer as amount, opening as balance from total
      union all
      select purse, 1, at, id, kind, filing_id, client_ref, reference, amount,
        opening + sum(amount) over (partition by purse order by at, id)
      from entry join total using (purse) where at >= ${begin}
      union all
      select purse, 2, null, 0, 'end', null, null, null, null, closing from total
    )
    select purse, line.at, kind, ams_no, client_ref, reference, amount, balance
    from line left join filing on filing.enterprise_id = ${enterpriseId} and filing.id = line.filing_id
    order by ${order}, part, line.at, line.id`;
}
