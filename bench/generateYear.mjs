/** Filings of each statement: the triggers of lists and statistics run once for it. */
const CHUNK = 10_000;

/** Filings of 2,000 importers, a few with most of them. A filing with its first message, the answer, the charge and its record; more in autumn, fewer on weekends. */
const YEAR = `
  with made as (
    select n, gen_random_uuid()::text as id, 'HBRL-Y' || lpad(n::text, 9, '0') as isf_no, 'YEAR' || lpad(n::text, 10, '0') as ams_no,
      case when random() < 0.12 then 0 else 1 end as type, random() as luck, random() as paid,
      (select array_agg(id order by id) from app_user where enterprise_id = $1) as people,
      date_trunc('day', $4::timestamptz) - floor(365 * power(random(), 1.25)) * interval '1 day'
        + least(random(), 0.95) * (interval '10 hours') as day
    from generate_series($2::int, $3::int) n
  ),
  timed as (
    select *, people[1 + floor(power(random(), 2) * array_length(people, 1))::int] as person,
      case when extract(isodow from day) > 5 and random() < 0.8 then day - interval '2 days' else day end as at,
      case when luck < 0.80 then 'accepted' when luck < 0.86 then 'warning' when luck < 0.97 then 'rejected' end as verdict,
      case when paid < 0.72 then 0 when paid < 0.86 then 1 when paid < 0.96 then 2 else 3 end as pay_type
    from made
  ),
  filed as (
    insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status, house_scac,
      revision, operator_id, operator_name, source, remark, search, body, importer_id, buyer_name, loading_at, first_loading_at,
      created_at, operation_at)
    select $1, id, isf_no, ams_no, 'BM', type,
      case when verdict is null then 'submitted' when verdict = 'accepted' and luck < 0.02 then 'deleteSuccess'
        when verdict = 'accepted' then 'receiveSuccess' when verdict = 'warning' then 'receiveSuccessWarning'
        when luck < 0.95 then 'modifySuccess' else 'receiveFailed' end,
      case when verdict in ('accepted', 'warning') and luck < 0.84 then 'onFile' when luck < 0.85 then 'wrongType' else 'none' end,
      'HBRL', 1, person, person, 'Website', '', ams_no, '{}', importer_no, 'IMPORTER ' || importer_no || ' INC', loading, loading, at, at
    from (
      select *, at + interval '1 hour' * (8 + 150 * power(random(), 1.4)) as loading,
        '12-' || lpad(floor(2000 * power(random(), 2))::text, 7, '0') || '00' as importer_no
      from timed) loaded
    returning id
  ),
  sent as (
    insert into operation (enterprise_id, id, filing_id, seq, action, source, operator_id, operator_name, at, message, control_no, sent_at)
    select $1, gen_random_uuid()::text, id, 0, 'send', 'Website', person, person, at, '', 'Y' || n, at from timed
  ),
  charged as (
    insert into ledger_entry (enterprise_id, purse, amount, kind, filing_id, operation_seq, user_id, at, balance_after)
    select $1, (array['coin', 'credit', 'coupon', 'vip'])[1 + pay_type], case pay_type when 2 then -1 else -70 end, 'filing', id, 0, person, at, 0
    from timed
  ),
  consumed as (
    insert into consumption (enterprise_id, id, item, filing_id, operation_seq, ams_no, coins, coupon_deduction, pay_type, order_no,
      operator_id, operator_name, at, remark, search)
    select $1, gen_random_uuid()::text, case type when 1 then 'ISF-10' else 'ISF-5' end, id, 0, ams_no,
      case pay_type when 2 then 0 else 70 end, case pay_type when 2 then 70 else 0 end, pay_type, 'Y' || n, person, person, at, '', ams_no
    from timed
  )
  insert into receipt (enterprise_id, id, filing_id, operation_seq, seq, kind, verdict, code, message, field, raw, at)
  select $1, gen_random_uuid()::text, id, 0, 2, 'response', verdict,
    case verdict when 'rejected' then (array['S17', 'S17', 'S17', 'S16', 'S16', 'S33', 'S08', 'S24', 'S13', 'S23', 'S12', 'S10', 'S09'])[1 + floor(random() * 13)::int]
      else '02' end,
    '', null, '', at + interval '4 minutes'
  from timed where verdict is not null`;

/**
 * Inserts the filings of the year before a time, with answers and charges, through the same triggers as the portal's own
 * writes.
 * @param log called with the progress
 */
export async function generateYear(client, { enterpriseId, filings, now = new Date(), log = () => {} }) {
  for (let first = 1; first <= filings; first += CHUNK) {
    const last = Math.min(first + CHUNK - 1, filings);
    await client.query(YEAR, [enterpriseId, first, last, now]);
    log(`${last} of ${filings} filings`);
  }
  await client.query(
    'analyze filing, operation, receipt, ledger_entry, consumption, statistic_day, statistic_delta, report_filing, filing_reject',
  );
}
