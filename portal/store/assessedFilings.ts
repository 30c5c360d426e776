import { sql, type RawBuilder } from 'kysely';
import { REPORT_SUMS, type ReportSums } from '#contract/endpoints/importerReport.ts';
import { DAMAGES } from '#rules/damages.ts';
import type { Period } from '#rules/period.ts';

/** The enterprise, days and importer of a report, and its time: a filing becomes late without an event. */
export interface ReportScope extends Period {
  enterpriseId: string;
  /** As stored. */
  importer?: string | undefined;
  now: Date;
}

/** FROB, an ISF-5 without an importer number, must be filed before loading only (19 CFR 149.2(b)). */
const DEADLINE = `case when importer like '@%' then loading_at else loading_at - interval '${DAMAGES.hoursBefore} hours' end`;
/** A deleted filing was withdrawn: nothing can be claimed for it. */
const IS_LIVE = `status <> 'deleteSuccess'`;

/** The filings of a scope with their assessment: live, held by customs, late, inaccurate or stale, and the exposure in dollars. */
export const assessed = ({ enterpriseId, start, end, importer, now }: ReportScope): RawBuilder<unknown> => sql`(
  select *, least(${sql.lit(DAMAGES.perFiling)}, ${sql.lit(DAMAGES.perViolation)} * (is_late::integer + is_inaccurate::integer + is_stale::integer)) as exposure
  from (
    select filing_id, day, importer, dated_name, first_answer, match, loading_at, accepted_at,
      ${sql.raw(IS_LIVE)} as is_live,
      ${sql.raw(IS_LIVE)} and accepted_at is not null as is_held,
      ${sql.raw(IS_LIVE)} and loading_at is not null and coalesce(accepted_at, ${now}::timestamptz) > ${sql.raw(DEADLINE)} as is_late,
      ${sql.raw(IS_LIVE)} and (match = 'wrongType' or status = 'modifyFailed') as is_inaccurate,
      ${sql.raw(IS_LIVE)} and accepted_at is not null and match in ('none', 'notOnFile')
        and loading_at is not null and loading_at < ${now}::timestamptz - interval '${sql.raw(String(DAMAGES.unmatchedDays))} days' as is_stale
    from report_filing
    where enterprise_id = ${enterpriseId} and day between ${start}::date and ${end}::date
      ${importer === undefined ? sql`` : sql`and importer = ${importer}`}
  ) filed
) assessed`;

/** Each sum as SQL over assessed filings. */
const SUMS: Record<keyof ReportSums, string> = {
  filings: 'count(*)',
  onTime: 'count(*) filter (where is_held and loading_at is not null and not is_late)',
  late: 'count(*) filter (where is_late)',
  pending: 'count(*) filter (where is_live and not is_held and loading_at is not null and not is_late)',
  untimed: 'count(*) filter (where is_live and loading_at is null)',
  accepted: `count(*) filter (where first_answer in ('accepted', 'warning'))`,
  rejected: `count(*) filter (where first_answer = 'rejected')`,
  held: 'count(*) filter (where is_held)',
  matched: `count(*) filter (where is_held and match = 'onFile')`,
  inaccurate: 'count(*) filter (where is_inaccurate)',
  notWithdrawn: 'count(*) filter (where is_stale)',
  exposed: 'count(*) filter (where exposure > 0)',
  exposure: 'coalesce(sum(exposure), 0)::bigint',
};
export const SUM_COLUMNS = sql.raw(REPORT_SUMS.map((name) => `${SUMS[name]} as "${name}"`).join(', '));
