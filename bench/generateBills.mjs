import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { option } from '../scripts/option.mjs';

/**
 * Fills a migrated database with generated filings and drafts of the practice enterprise: the worst case, because one
 * enterprise has them all. Two years of working days, skewed statuses and filer codes, 20,000 company names with a
 * few frequent ones. Returns after autovacuum has processed the tables: a minute or more.
 * @example node bench/generateBills.mjs --rows=1000000 --drafts=1000000 --database=postgres://…
 */
export async function generateBills(client, { filings, drafts, log = () => {} }) {
  const enterprise = await one(client, "select id from enterprise where house_scac = 'HBRL'");
  const user = await one(client, `select id from app_user where enterprise_id = '${enterprise}' order by id limit 1`);
  if (!enterprise || !user)
    throw new Error('The database has no practice enterprise: start the portal once with TPT_DEMO=on.');
  for (const [table, rows, statement] of [
    ['filing', filings, FILINGS],
    ['draft', drafts, DRAFTS],
  ]) {
    if (!rows) continue;
    const started = Date.now();
    await fillTable(
      client,
      table,
      statement
        .replaceAll(':enterprise', `'${enterprise}'`)
        .replaceAll(':user', `'${user}'`)
        .replaceAll(':rows', String(rows)),
    );
    log(`${rows} rows of ${table} in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  const started = Date.now();
  await waitForAutovacuum(client, [
    ...(filings ? ['filing', 'filing_count'] : []),
    ...(drafts ? ['draft', 'draft_count'] : []),
  ]);
  log(`autovacuum was done after ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Fills a table by a statement; indexes and counters are created afterwards, which is faster. */
export async function fillTable(client, table, statement) {
  await client.query(
    "set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '64MB'; set jit = off",
  );
  await client.query(`alter table ${table} disable trigger user`);
  const indexes = await client.query(
    `select indexname as name, indexdef as made,
       (select array_agg(attnum::int) from pg_attribute where attrelid = indexname::regclass and attstattarget = 0) as uncounted
     from pg_indexes where tablename = $1
       and indexname not in (select conname from pg_constraint where conrelid = $1::regclass)`,
    [table],
  );
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query(statement);
  for (const { name, made, uncounted } of indexes.rows) {
    await client.query(made);
    for (const column of uncounted ?? [])
      await client.query(`alter index ${name} alter column ${column} set statistics 0`);
  }
  await client.query(`alter table ${table} enable trigger user`);
  const counted = await client.query('select from pg_proc where proname = $1', [`${table}_count_rebuild`]);
  if (counted.rowCount > 0) await client.query(`select ${table}_count_rebuild()`);
}

const POLL = 2_000;
const AUTOVACUUM_TIMEOUT = 30 * 60_000;

/**
 * Waits until autovacuum has vacuumed and analyzed the tables. A bench that analyzed them itself would measure
 * with statistics that an installation may not have.
 */
export async function waitForAutovacuum(client, tables) {
  const deadline = Date.now() + AUTOVACUUM_TIMEOUT;
  for (;;) {
    const { rows } = await client.query(
      `select relname from pg_stat_user_tables where relname = any($1)
        and (autoanalyze_count = 0 or n_mod_since_analyze > 1000 + n_live_tup / 10 or n_ins_since_vacuum > 1000 + n_live_tup / 5)`,
      [tables],
    );
    if (rows.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`Autovacuum did not process ${rows.map(({ relname }) => relname).join(', ')} within 30 minutes.`);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

const one = async (client, query) => Object.values((await client.query(query)).rows[0] ?? {})[0];

/** A company name: one of ten towns, unique syllables, one of six trades. */
const NAMES = `
  create or replace function pg_temp.company(n bigint) returns text language sql immutable as $$
    select (array['NINGBO', 'SHENZHEN', 'SHANGHAI', 'QINGDAO', 'XIAMEN', 'YIWU', 'HANOI', 'OAKLAND', 'PACIFIC', 'GOLDEN'])[1 + n % 10] || ' '
      || w[1 + n % 23] || w[1 + (n / 23) % 29] || w[1 + (n / 667) % 31] || ' '
      || (array['FURNITURE', 'TOYS', 'BICYCLE', 'TRADING', 'TEXTILE', 'ELECTRIC'])[1 + n % 6] || (array[' CO LTD', ' INC', ' LLC'])[1 + n % 3]
    from (select array['BAO','CHENG','DA','FENG','GUANG','HAI','JIA','KANG','LIAN','MEI','NAN','OAK','PING','QIAO','RUI','SHEN','TAI','WEI',
      'XING','YONG','ZHONG','ALTA','BRIX','CORAL','DELT','EAST','FLINT','GROVE','HOLT','IVOR','JUNO'] as w) syllables
  $$;
  create or replace function pg_temp.worked(share float8) returns timestamptz language sql volatile as $$
    -- Working hours at +08:00, five days in seven more than the other two.
    select d + (case when extract(isodow from d) > 5 and random() < 0.8 then -2 else 0 end) * interval '1 day' + interval '1 hour' + random() * interval '10 hours'
    from (select date_trunc('day', now()) - interval '1 day' - (1 - share) * interval '729 days' as d) day
  $$;`;
/** A few customers have most of the filings. */
const CUSTOMER = '(20000 * power(random(), 3))::bigint';

/** The oldest fifth has a carrier that no newer row has, numbered by time. */
const NUMBER = `case when n <= :rows / 5 then 'BLKA' || lpad(n::text, 10, '0')
        else (array['OOLU','OOLU','OOLU','EGLV','EGLV','COSU','COSU','MSCU','ONEY','HLCU','CMDU','ZIMU'])[1 + floor(random() * 12)::int]
          || lpad((n * 2654435761 % 10000000000)::text, 10, '0') end`;
/** The oldest 3 % have a word that no newer row has. */
const SHIPPER = `'HARBOUR LOGISTICS LTD' || case when n <= :rows * 3 / 100 then ' QUARRYBANK' else '' end`;

const FILINGS = `${NAMES}
  insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status, house_scac, revision,
    operator_id, operator_name, source, remark, search, body, draft_id, created_at, operation_at)
  select :enterprise, gen_random_uuid()::text, isf_no, ams_no, 'BM', type, status,
    case when status in ('submitted', 'receiveOk', 'receiveFailed') then 'none'
      else (array['onFile','onFile','onFile','onFile','onFile','onFile','onFile','notOnFile','notOnFile','duplicate'])[1 + floor(random() * 10)::int] end,
    scac, 1, :user, 'Ada Lin', 'Website', '',
    concat_ws(E'\\n', isf_no, ams_no, vessel, buyer, maker, maker, ${SHIPPER}, depot, shipto),
    body || jsonb_build_object('bugerName', buyer, 'sellerName', maker, 'manufacturerName', maker, 'shipName', shipto, 'vesselVoyage', vessel,
      'amsRequestList', jsonb_build_array(jsonb_build_object('amsNo', ams_no, 'amsType', 'BM', 'userRemark', ''))),
    null, at, at + interval '3 hours'
  from (
    select n, 'HBRL-' || lpad((9000000000 + n)::text, 10, '0') as isf_no,
      ${NUMBER} as ams_no,
      case when random() < 0.07 then 0 else 1 end as type,
      case when n > :rows - 300 then 'submitted' when r < 0.70 then 'receiveSuccess' when r < 0.80 then 'modifySuccess' when r < 0.88 then 'receiveSuccessWarning'
        when r < 0.93 then 'deleteSuccess' when r < 0.97 then 'receiveFailed' when r < 0.985 then 'modifySuccessWarning' when r < 0.995 then 'modifyFailed'
        when r < 0.9995 then 'receiveOk' else 'deleteFailed' end as status,
      case when random() < 0.95 then 'HBRL' else 'HBR2' end as scac,
      'EVER ' || pg_temp.company(n % 40) || ' ' || (1000 + n / 2000 % 400) || 'E' as vessel,
      pg_temp.company(${CUSTOMER}) as buyer, pg_temp.company(20000 + ${CUSTOMER}) as maker,
      'CFS NO ' || n % 60 as depot, pg_temp.company(${CUSTOMER}) || ' DC' as shipto,
      pg_temp.worked(n::float8 / :rows) as at
    from (select n, random() as r from generate_series(1, :rows) n) numbered
  ) made, (select body from filing where enterprise_id = :enterprise and bill_type = 1 limit 1) example`;

const DRAFTS = `${NAMES}
  insert into draft (enterprise_id, id, owner_id, operator_id, operator_name, bill_type, revision, house_scac, ams_nos, importer_id, buyer_name,
    template_name, origin, problems, search, body, created_at, updated_at, deleted_at, sent_at, loading_at, filled, asked)
  select :enterprise, gen_random_uuid()::text, :user, :user, 'Ada Lin', case when random() < 0.07 then 0 else 1 end, 1,
    case when random() < 0.95 then 'HBRL' else 'HBR2' end, array[ams_no], importer, buyer, '',
    case when r < 0.2 then 'AI' when r < 0.4 then 'IMPORT' when r < 0.41 then 'FLOW' end, greatest(0, floor(random() * 9)::int - 4),
    concat_ws(E'\\n', ams_no, importer, buyer, maker, maker, ${SHIPPER}, 'ADA LIN'),
    body || jsonb_build_object('bugerName', buyer, 'sellerName', maker, 'manufacturerName', maker), at, at + interval '10 minutes',
    -- Those that left the list stay in the table: one in five.
    case when n % 20 = 0 then at + interval '1 day' end, case when n % 20 in (1, 2, 3) then at + interval '1 day' end,
    case when random() < 0.7 then date_trunc('second', at + (4 + 20 * random()) * interval '1 day') end, 30 + floor(random() * 9)::int, 38
  from (
    select n, random() as r,
      ${NUMBER} as ams_no,
      lpad((random() * 99)::int::text, 2, '0') || '-' || lpad((random() * 9999999)::int::text, 7, '0') || '00' as importer,
      pg_temp.company(${CUSTOMER}) as buyer, pg_temp.company(20000 + ${CUSTOMER}) as maker, pg_temp.worked(n::float8 / :rows) as at
    from generate_series(1, (:rows * 1.25)::int) n
  ) made, (select body from draft where enterprise_id = :enterprise and bill_type = 1 limit 1) example`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const client = new pg.Client({ connectionString: option('database') ?? process.env.DATABASE_URL });
  await client.connect();
  try {
    const filings = Number(option('rows') ?? 100_000);
    await generateBills(client, { filings, drafts: Number(option('drafts') ?? filings), log: console.log });
  } finally {
    await client.end();
  }
}
