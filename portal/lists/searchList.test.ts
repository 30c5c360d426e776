import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import type { PageReply } from '#contract/page.ts';
import type { Database } from '../db/database.ts';
import { listDrafts } from '../store/draftList.ts';
import { listFilings } from '../store/listFilings.ts';
import { openWithEnterprises, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { containing } from '../store/containing.ts';
import { FILING_LIST } from './countedList.ts';
import { countByFacets } from './facetCounts.ts';
import { readTogether } from './readTogether.ts';
import { searchList } from './searchList.ts';
import type { SearchLimits } from './searchSteps.ts';
import { searchSample } from './searchSample.ts';
import { EVERY_TIME } from './timeRange.ts';

const ROWS = 4_000;
/** A tenth or less of the portal's limits, so that four thousand rows behave like a million. */
const LIMITS: SearchLimits = {
  counted: 50,
  newest: 100,
  newestFiltered: 60,
  shortcutRows: 10,
  newestFar: 300,
  bySpans: 1_000,
  sorted: 10,
  lookUp: 300,
  leastShare: 0.02,
  newestInRange: 1_000,
  allMatches: 1_300,
  budget: 60_000,
};
const NOW = new Date('2026-08-03T02:00:00Z');

let database: OpenTestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await openWithEnterprises();
  db = database.db;
  await sql`insert into app_user (id, account, name, password_hash, enterprise_id, joined, admin, role, created_at)
    values ('u', 'u', 'U', '', '1', true, true, 'filer', now())`.execute(db);
  await sql.raw(MADE).execute(db);
  await sql`insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status, house_scac,
      revision, operator_id, operator_name, source, remark, search, body, created_at, operation_at)
    select '1', 'f' || n, 'I-' || n, number, 'BM', n % 2, (array['receiveSuccess', 'receiveFailed', 'deleteSuccess'])[1 + n % 3],
      'onFile', 'HBRL', 1, 'u', 'U', 'Website', '', text, '{}', at, at from made`.execute(db);
  await sql`insert into draft (enterprise_id, id, owner_id, operator_id, operator_name, bill_type, revision, house_scac, ams_nos,
      importer_id, buyer_name, template_name, problems, search, body, created_at, updated_at)
    select '1', 'd' || n, 'u', 'u', 'U', n % 2, 1, 'HBRL', '{}', '', '', '', n % 3, text, '{}', at, at from made`.execute(
    db,
  );
  await sql`analyze filing, draft`.execute(db);
});
afterAll(() => database.close());

/**
 * One row per hour. Some texts occur in old rows only: `BLKA` in 1,500, `QUARRYBANK` in 1,100, `OLDPIER` in 120, `Q9`
 * in 90.
 */
const MADE = `create table made as
  select n, number, number || E'\\n' || 'HARBOUR LOGISTICS' || case when n <= 1100 then ' QUARRYBANK' else '' end
      || case when n between 200 and 319 then ' OLDPIER' else '' end || case when n between 11 and 100 then ' Q9' else '' end
      || case when n % 7 = 0 then ' SEVENTH' else '' end as text,
    timestamptz '2026-01-01 00:00:00+08' + n * interval '1 hour' as at
  from (select n, case when n <= 1500 then 'BLKA0000001' || lpad(n::text, 4, '0')
    else (array['OOLU', 'EGLV', 'COSU'])[1 + n % 3] || lpad((n * 7919 % 1000000)::text, 10, '0') end as number
    from generate_series(1, ${ROWS}) n) numbered`;

type Query = Record<string, string | number>;
const filings = (query: Query) => listFilings(db, '1', endpoints.listFilings.query.parse(query), LIMITS);
const drafts = (query: Query) =>
  listDrafts(db, { enterpriseId: '1', draftsOf: null }, endpoints.listDrafts.query.parse(query), NOW, LIMITS);

/** Reads page after page while the last one announces more. */
async function allPages(list: (query: Query) => Promise<PageReply<{ id: string }>>, query: Query): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await list({ ...query, pageNum, pageSize: 100 });
    ids.push(...page.records.map(({ id }) => id));
    expect(page.total, `page ${pageNum}`).toBeGreaterThanOrEqual(ids.length);
    if (page.total <= pageNum * 100) {
      expect(page.statistics.capped, `page ${pageNum}`).toBeUndefined();
      expect(page.total).toBe(ids.length);
      return ids;
    }
  }
}

async function matches(table: 'filing' | 'draft', condition: string, order = 'created_at desc'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${sql.raw(condition)} order by ${sql.raw(order)}`.execute(db);
  return rows.map(({ id }) => id);
}

describe('a search for a text of three letters or digits', () => {
  it.each([
    ['a number prefix that only old rows have', { amsNo: 'blka0000001' }, `search like '%BLKA0000001%'`],
    ['the same as a keyword', { keyword: 'BLKA0000001' }, `search like '%BLKA0000001%'`],
    ['a frequent word that only old rows have', { keyword: 'quarrybank' }, `search like '%QUARRYBANK%'`],
    ['a rarer word that only old rows have', { keyword: 'OLDPIER' }, `search like '%OLDPIER%'`],
    ['words between others', { keyword: 'logistics quarrybank oldpier' }, `search like '%QUARRYBANK OLDPIER%'`],
    ['a word of all ages', { keyword: 'SEVENTH' }, `n % 7 = 0`],
    ['a text that no row has', { keyword: 'quarrybank harbour' }, 'false'],
    ['two texts', { amsNo: 'BLKA', keyword: 'SEVENTH' }, `n % 7 = 0 and n <= 1500`],
  ])('[L03] finds every row with %s, newest first', async (_, query, condition) => {
    const where = condition.replaceAll(/\bn\b/gu, 'substr(id, 2)::int');
    expect(await allPages(filings, query)).toEqual(await matches('filing', where));
    if (!('amsNo' in query)) expect(await allPages(drafts, query)).toEqual(await matches('draft', where));
  });

  it.each(['BLKA0000001', 'QUARRYBANK', 'OLDPIER'])(
    '[L03] finds %s under filters and in other orders',
    async (text) => {
      const condition = `search like '%${text}%'`;
      expect(await allPages(filings, { keyword: text, declarationStatus: 'receiveFailed', billType: 1 })).toEqual(
        await matches('filing', `${condition} and declaration_status = 'receiveFailed' and bill_type = 1`),
      );
      expect(await allPages(filings, { keyword: text, sortField: 'createdAt', sortOrder: 'asc' })).toEqual(
        await matches('filing', condition, 'created_at'),
      );
      expect(await allPages(filings, { keyword: text, sortField: 'amsNo', sortOrder: 'desc' })).toEqual(
        await matches('filing', condition, 'ams_no desc'),
      );
      expect(await allPages(drafts, { keyword: text, readiness: 'ready' })).toEqual(
        await matches('draft', `${condition} and problems = 0`),
      );
    },
  );
});

describe('a search over its time budget', () => {
  /** Each match costs 20 ms. */
  async function searchSlowly(text: string, column = 'created_at') {
    const sample = await searchSample(db, FILING_LIST);
    return readTogether(db, async (trx) => {
      const facetCounts = await countByFacets(trx, FILING_LIST, '1', { range: EVERY_TIME });
      const search = {
        typed: [text],
        also: [sql`case when search like ${containing(text)} then pg_sleep(0.02) is not null else false end`],
        shortcut: sql`ams_no like ${containing(text).slice(1)}`,
      };
      const place = { filter: {}, base: {}, range: EVERY_TIME, order: 'desc', column, offset: 0, count: 10 } as const;
      const limits = { ...LIMITS, budget: 100 };
      const found = await searchList(trx, FILING_LIST, '1', { ...place, search, sample, limits }, facetCounts);
      // The settings of the search end with it.
      const { rows } = await sql<{ timeout: string }>`
        select current_setting('statement_timeout') as timeout`.execute(trx);
      return { ...found, timeout: rows[0]?.timeout };
    });
  }

  it('[L03] returns which rows it read', async () => {
    const { rows } = await sql<{ at: Date; timeout: string }>`
      select at, current_setting('statement_timeout') as timeout from made where n = ${ROWS + 1 - LIMITS.newestFar}`.execute(
      db,
    );
    expect(await searchSlowly('QUARRYBANK')).toMatchObject({
      ids: [],
      total: 0,
      isCapped: true,
      reach: { rows: LIMITS.newestFar, to: rows[0]?.at },
      timeout: rows[0]?.timeout,
    });
    expect(await searchSlowly('QUARRYBANK', 'ams_no')).toMatchObject({ total: 0, reach: { rows: LIMITS.newestFar } });
  });

  it('[L03] finds numbers with this prefix by their index', async () => {
    const found = await searchSlowly('BLKA0000001');
    expect(found).toMatchObject({ total: 10, isCapped: true, reach: { rows: LIMITS.newestFar } });
    expect(found.ids).toHaveLength(10);
  });
});

describe('a search for one or two characters', () => {
  const lists = [
    ['filings', filings],
    ['drafts', drafts],
  ] as const;

  it.each(lists)('[L03] returns how many of the newest %s it read, and where it ended', async (_, list) => {
    const page = await list({ keyword: 'Q9' });
    expect(page).toMatchObject({ total: 0, records: [] });
    // The hundredth newest row is number 3,901.
    expect(page.statistics).toMatchObject({ capped: true, searchedRows: 100, searchedTo: '2026-06-12 13:00:00' });
  });

  it.each(lists)('[L03] finds old %s when continued from there', async (_, list) => {
    const found: string[] = [];
    let query: Query = { keyword: 'Q9', pageSize: 100 };
    const steps: number[] = [];
    for (;;) {
      const page = await list(query);
      found.push(...page.records.map(({ id }) => id.slice(1)));
      const { searchedTo } = page.statistics as { searchedTo?: string };
      if (!searchedTo) break;
      steps.push(page.records.length);
      query = { ...query, createdAtEnd: searchedTo.slice(0, 10) };
    }
    expect(found).toEqual(Array.from({ length: 90 }, (_row, at) => String(100 - at)));
    expect(steps.length).toBeLessThanOrEqual(ROWS / 900 + 1);
  });

  it.each(lists)('[L03] counts exactly where it read every row of %s', async (_, list) => {
    const page = await list({ keyword: 'Q9', createdAtEnd: '2026-02-01', pageSize: 100 });
    expect(page.total).toBe(90);
    expect(page.statistics).not.toHaveProperty('capped');
    expect(page.statistics).not.toHaveProperty('searchedTo');
  });

  it('[L03] returns how far it read from the oldest row in that order', async () => {
    const page = await filings({ keyword: 'U9', sortField: 'createdAt', sortOrder: 'asc' });
    expect(page.statistics).toMatchObject({ capped: true, searchedRows: 100, searchedTo: '2026-01-05 04:00:00' });
  });
});
