import type { ClientBase, Pool } from 'pg';

/** Inserts filings in SQL, one per minute, newest last; fast enough for a hundred thousand. */
export async function addManyFilings(
  pool: Pool | ClientBase,
  enterpriseId: string,
  count: number,
  remark = 'MANY',
): Promise<void> {
  await pool.query(
    `insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status,
       house_scac, revision, operator_id, operator_name, source, remark, search, body, created_at, operation_at)
     select $1, 'many-' || $3 || '-' || n, lpad(nextval('isf_number')::text, 10, '0'),
       left($3, 4) || lpad(n::text, 10, '0'), 'BM', n % 2, 'receiveSuccess', 'onFile', 'HBRL', 1, 'demo-filer', 'Finn Zhao',
       'Website', $3 || ' ' || n, left($3, 4) || lpad(n::text, 10, '0'), '{}',
       timestamptz '2025-01-01 00:00:00+08' + n * interval '1 minute',
       timestamptz '2025-01-01 00:00:30+08' + n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [enterpriseId, count, remark],
  );
}

/** Filings with incompressible texts, whose export is larger than the socket buffers of a machine. */
export async function addWideFilings(pool: Pool | ClientBase, enterpriseId: string): Promise<void> {
  await addManyFilings(pool, enterpriseId, 15_000, 'WIDE');
  await pool.query(
    `update filing set remark = (select string_agg(md5(filing.id || n), '') from generate_series(1, 32) as n)
     where ams_no like 'WIDE%'`,
  );
}
