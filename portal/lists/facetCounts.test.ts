import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MATCH_STATUSES } from '#contract/codes.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { FILING_GROUPS, groupOf } from '#contract/filingGroups.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import { dueMark, dueUntil } from '#rules/dueMark.ts';
import type { Database } from '../db/database.ts';
import type { FilingTable } from '../db/tables/filings.ts';
import { listDrafts } from '../store/draftList.ts';
import { listFilings } from '../store/listFilings.ts';
import { openWithEnterprises, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';

const NOW = new Date('2026-08-03T02:00:00Z');
const FILINGS = 4_000;
const DRAFTS = 3_500;
const HOUR = 3_600_000;
const DEADLOCK = '40P01';
const TAKEN = '23505';

let database: OpenTestDatabase;
let db: Kysely<Database>;

beforeAll(async () => {
  database = await openWithEnterprises();
  db = database.db;
  await sql`insert into app_user (id, account, name, password_hash, enterprise_id, joined, admin, role, created_at)
    select id, id, upper(id), '', '1', true, true, 'filer', now() from unnest(array['u', 'v']) id`.execute(db);
  await addFilings('1', 1, FILINGS);
  await addFilings('2', 1, 50);
  await addDrafts('1', 1, DRAFTS);
});
afterAll(() => database.close());

/** A seeded generator: the same numbers on every run. */
function randomNumbers(seed: number) {
  const next = seededRandom(seed);
  const random = (below: number): number => Math.floor(next() * below);
  return {
    random,
    pick: <T>(values: readonly T[]): T => values[random(values.length)] as T,
    chance: (of: number) => random(of) === 0,
  };
}

/** Adds rows with random facets; several share a second, and some a whole day. */
async function addFilings(enterprise: string, first: number, last: number, on: Kysely<Database> = db): Promise<void> {
  await sql`
    insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status, house_scac,
      revision, operator_id, operator_name, source, remark, search, body, created_at, operation_at, to_complete)
    select ${enterprise}, ${enterprise} || 'f' || n, ${enterprise} || '-' || n, scac || n, 'BM', case when n % 7 = 0 then 0 else 1 end,
      (${[...DECLARATION_STATUS_NAMES]}::text[])[1 + (n * n % 101) % 10], (${[...MATCH_STATUSES]}::text[])[1 + n % 5],
      case when n % 11 = 0 then 'OTHR' else 'HBRL' end, 1, 'u', 'U' || n % 3, 'Website', '',
      scac || n || E'\n' || 'SHIPPER ' || n % 13, '{}', at, at + interval '1 hour', n % 9 = 0
    from (select n, (array['OOLU', 'EGLV', 'COSU'])[1 + n % 3] as scac,
      timestamptz '2026-08-03 00:00Z' - ((n * 7919) % 240) * interval '7 hours 13 minutes' - (n % 3) * interval '1 second' as at
      from generate_series(${first}::bigint, ${last}::bigint) n) made`.execute(on);
}

async function addDrafts(enterprise: string, first: number, last: number, on: Kysely<Database> = db): Promise<void> {
  await sql`
    insert into draft (enterprise_id, id, owner_id, operator_id, operator_name, bill_type, revision, house_scac, ams_nos,
      importer_id, buyer_name, template_name, origin, problems, search, body, created_at, updated_at, loading_at, filled, asked)
    select ${enterprise}, ${enterprise} || 'd' || n, case when n % 3 = 0 then 'v' else 'u' end, 'u', 'U', n % 2, 1, case when n % 5 = 0 then 'othr' else 'HBRL' end, '{}',
      '', 'BUYER ' || n, '', (array['AI', 'FLOW', 'IMPORT', null])[1 + n % 4], n % 3, 'BUYER ' || n, '{}',
      ${NOW}::timestamptz - ((n * 7919) % 200) * interval '9 hours 11 minutes', ${NOW}::timestamptz,
      case when n % 6 = 0 then null else ${NOW}::timestamptz + ((n * 31) % 1200 - 600) * interval '11 minutes' end, n % 40, 40
    from generate_series(${first}::int, ${last}::int) n`.execute(on);
}

/** Applies changes of every kind, some in one transaction, some rolled back. */
async function change(seed: number, step: number): Promise<void> {
  const { random, pick, chance } = randomNumbers(seed);
  const fresh = 1_000_000 + step * 1_000;
  await db
    .transaction()
    .execute(async (trx) => {
      for (let n = 0; n < 3; n += 1) {
        const from = random(FILINGS);
        const some = sql`enterprise_id = '1' and isf_no in (select '1-' || n from generate_series(${from}::int, ${from + random(60)}::int) n)`;
        const kind = random(8);
        if (kind === 0) await addFilings('1', fresh + n * 100, fresh + n * 100 + random(80), trx);
        if (kind === 1)
          await sql`update filing set declaration_status = 'deleteSuccess', match_status = ${pick(MATCH_STATUSES)}, to_complete = not to_complete where ${some}`.execute(
            trx,
          );
        if (kind === 2) await sql`delete from filing where ${some}`.execute(trx);
        if (kind === 3)
          await sql`update filing set house_scac = 'OTHR', created_at = created_at - interval '40 days' where ${some}`.execute(
            trx,
          );
        const drafts = sql`enterprise_id = '1' and id in (select '1d' || n from generate_series(${from}::int, ${from + random(90)}::int) n)`;
        if (kind === 4)
          await sql`update draft set deleted_at = case when deleted_at is null then now() end where ${drafts}`.execute(
            trx,
          );
        if (kind === 5)
          await sql`update draft set sent_at = now(), problems = ${random(2)} where ${drafts}`.execute(trx);
        if (kind === 7) await sql`update draft set owner_id = ${pick(['u', 'v'])} where ${drafts}`.execute(trx);
        if (kind === 6)
          await sql`update draft set loading_at = loading_at + interval '31 hours', origin = 'AI', problems = 0 where ${drafts}`.execute(
            trx,
          );
      }
      if (chance(5)) throw new Error('undone');
    })
    .catch((error: { message: string; code?: string }) => {
      // Rolled back on purpose, or failed by a conflict of the rows: nothing changed.
      if (error.message !== 'undone' && error.code !== DEADLOCK && error.code !== TAKEN) throw error;
    });
}

const groupOfRow = (row: Pick<FilingTable, 'declaration_status' | 'match_status'>) =>
  groupOf({ declarationStatus: row.declaration_status, matchStatus: row.match_status });

const texts = (at: Date): string => new Date(at.getTime() + 8 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

describe('a list with counters', () => {
  it('[L01] returns the totals, tabs and pages of a full count after any writes', async () => {
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 12 }, (_, n) => change(round * 100 + n + 1, round * 12 + n)));
      const filings = await db.selectFrom('filing').where('enterprise_id', '=', '1').selectAll().execute();
      const drafts = await db
        .selectFrom('draft')
        .where('deleted_at', 'is', null)
        .where('sent_at', 'is', null)
        .selectAll()
        .execute();
      const { random, pick, chance } = randomNumbers(round + 77);
      const aTime = () => new Date(NOW.getTime() - random(75 * 24 * 60) * 60_000);
      const range = () => {
        const [begin, end] = [aTime(), aTime()].sort((a, b) => a.getTime() - b.getTime()) as [Date, Date];
        const write = (at: Date) => (chance(2) ? texts(at) : texts(at).slice(0, 10));
        return {
          ...(chance(3) ? {} : { createdAtBegin: write(begin) }),
          ...(chance(3) ? {} : { createdAtEnd: write(end) }),
        };
      };
      const within = (at: Date, { createdAtBegin: begin, createdAtEnd: end }: ReturnType<typeof range>) =>
        (!begin || texts(at) >= begin.padEnd(19, ' 00:00:00'.slice(begin.length - 10))) &&
        (!end || texts(at).slice(0, end.length) <= end);

      for (let n = 0; n < 20; n += 1) {
        const wanted = {
          ...(chance(2) ? range() : {}),
          ...(chance(3) ? { billType: pick([0, 1] as const) } : {}),
          ...(chance(3)
            ? { declarationStatus: pick(DECLARATION_STATUS_NAMES) + (chance(2) ? ',deleteSuccess' : '') }
            : {}),
          ...(chance(3) ? { matchStatus: pick(MATCH_STATUSES) } : {}),
          ...(chance(4) ? { group: pick(FILING_GROUPS) } : {}),
          ...(chance(5) ? { operationAtBegin: texts(aTime()) } : {}),
          ...(chance(4) ? { houseScac: pick(['othr', 'HBRL', 'NONE']) } : {}),
          ...(chance(4) ? { toComplete: 'true' as const } : {}),
          ...(chance(5) ? { keyword: pick(['shipper 12', 'oolu7', '1-1']) } : {}),
          ...(chance(3)
            ? { sortField: pick(['createdAt', 'declarationStatus', 'matchStatus', 'amsNo', 'operationAt']) }
            : {}),
          sortOrder: pick(['asc', 'desc'] as const),
          pageSize: pick([7, 10, 50]),
        };
        const found = filings.filter(
          (row) =>
            within(row.created_at, wanted) &&
            (wanted.billType === undefined || row.bill_type === wanted.billType) &&
            (!wanted.houseScac || row.house_scac === wanted.houseScac.toUpperCase()) &&
            (!wanted.toComplete || row.to_complete) &&
            (!wanted.operationAtBegin || texts(row.operation_at) >= wanted.operationAtBegin) &&
            (!wanted.keyword || row.search.includes(wanted.keyword.toUpperCase())),
        );
        const listed = found.filter(
          (row) =>
            (!wanted.declarationStatus || wanted.declarationStatus.split(',').includes(row.declaration_status)) &&
            (!wanted.matchStatus || row.match_status === wanted.matchStatus) &&
            (!wanted.group || groupOfRow(row) === wanted.group),
        );
        const pageNum = 1 + random(1 + Math.ceil(listed.length / wanted.pageSize));
        const query = endpoints.listFilings.query.parse({ ...wanted, pageNum });
        const page = await listFilings(db, '1', query);
        const label = JSON.stringify({ ...wanted, pageNum });
        if (page.statistics.capped) {
          expect(page.total, label).toBeLessThanOrEqual(listed.length);
          continue;
        }
        expect(page.total, label).toBe(listed.length);
        const tabs = page.statistics.declarationStatus as Record<string, number>;
        for (const status of DECLARATION_STATUS_NAMES) {
          expect(tabs[status] ?? 0, `${status} ${label}`).toBe(
            found.filter((row) => row.declaration_status === status).length,
          );
        }
        expect(page.statistics.toComplete, label).toBe(found.filter((row) => row.to_complete).length);
        for (const group of FILING_GROUPS) {
          const ofGroup = found.filter((row) => groupOfRow(row) === group).length;
          expect((page.statistics.group as Record<string, number>)[group], `${group} ${label}`).toBe(ofGroup);
        }
        const facet = { declarationStatus: 'declaration_status', matchStatus: 'match_status' }[wanted.sortField ?? ''];
        const column =
          facet ?? { amsNo: 'ams_no', operationAt: 'operation_at' }[wanted.sortField ?? ''] ?? 'created_at';
        const sign = wanted.sortOrder === 'asc' ? 1 : -1;
        const compare = (a: unknown, b: unknown) => (a === b ? 0 : (a as string) < (b as string) ? -1 : 1);
        const key = (row: (typeof listed)[number]) => {
          const value = row[column as 'ams_no' | 'created_at'];
          return value instanceof Date ? value.getTime() : value;
        };
        // Equal facets sort newest first.
        const ordered = listed.toSorted((a, b) =>
          facet && !wanted.keyword
            ? sign * compare(key(a), key(b)) ||
              compare(b.created_at.getTime(), a.created_at.getTime()) ||
              compare(b.id, a.id)
            : sign * (compare(key(a), key(b)) || compare(a.id, b.id)),
        );
        const start = (pageNum - 1) * wanted.pageSize;
        expect(
          page.records.map(({ id }) => id),
          label,
        ).toEqual(ordered.slice(start, start + wanted.pageSize).map(({ id }) => id));
      }

      for (let n = 0; n < 15; n += 1) {
        const wanted = {
          ...(chance(3) ? range() : {}),
          ...(chance(3) ? { billType: pick([0, 1] as const) } : {}),
          ...(chance(3) ? { readiness: pick(['ready', 'incomplete'] as const) } : {}),
          ...(chance(3) ? { from: pick(['AI', 'FLOW', 'IMPORT'] as const) } : {}),
          ...(chance(4) ? { houseScac: 'OTHR' } : {}),
          ...(chance(3) ? { due: pick(['past', '24h', '48h'] as const) } : {}),
          ...(chance(3) ? { sortField: 'loadingAt', sortOrder: 'asc' as const } : {}),
          pageSize: pick([10, 50]),
        };
        // [P04] The caller uses all drafts of the enterprise, or those of one owner.
        const draftsOf = pick([null, 'u', 'v', 'unknown-user']);
        const used = drafts.filter((row) => draftsOf === null || row.owner_id === draftsOf);
        const listed = used.filter(
          (row) =>
            within(row.created_at, wanted) &&
            (wanted.billType === undefined || row.bill_type === wanted.billType) &&
            (!wanted.readiness || (row.problems === 0) === (wanted.readiness === 'ready')) &&
            (!wanted.from || row.origin === wanted.from) &&
            (!wanted.houseScac || row.house_scac.toUpperCase() === wanted.houseScac) &&
            (!wanted.due || isDue(row.loading_at, wanted.due)),
        );
        const pageNum = 1 + random(1 + Math.ceil(listed.length / wanted.pageSize));
        const query = endpoints.listDrafts.query.parse({ ...wanted, pageNum });
        const page = await listDrafts(db, { enterpriseId: '1', draftsOf }, query, NOW);
        const label = JSON.stringify({ ...wanted, pageNum, draftsOf });
        expect(page.total, label).toBe(listed.length);
        // The nearest deadline sorts first, of past ones the latest.
        const isByLoading = wanted.sortField !== undefined;
        const sign = isByLoading || (wanted.due && wanted.due !== 'past') ? 1 : -1;
        const time = (row: (typeof listed)[number]) =>
          (wanted.due || isByLoading ? row.loading_at : row.created_at)?.getTime() ?? Infinity;
        const newest = (a: (typeof listed)[number], b: (typeof listed)[number]) =>
          b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1);
        const ordered = listed.toSorted((a, b) =>
          time(a) === Infinity && time(b) === Infinity
            ? newest(a, b)
            : sign * (time(a) === time(b) ? (a.id < b.id ? -1 : 1) : time(a) - time(b)),
        );
        const start = (pageNum - 1) * wanted.pageSize;
        expect(
          page.records.map(({ id }) => id),
          label,
        ).toEqual(ordered.slice(start, start + wanted.pageSize).map(({ id }) => id));
        expect(page.statistics, label).toEqual({
          past: used.filter((row) => isDue(row.loading_at, 'past')).length,
          within24h: used.filter((row) => isDue(row.loading_at, '24h')).length,
          within48h: used.filter((row) => isDue(row.loading_at, '48h')).length,
          ready: used.filter((row) => row.problems === 0).length,
          incomplete: used.filter((row) => row.problems > 0).length,
          fromAi: used.filter((row) => row.origin === 'AI').length,
        });
      }
    }
    // The changes were added up in between.
    const { rows } = await sql<{ kept: number; apart: number }>`
      select (select count(*) from filing_count) as kept, (select count(*) from filing_count_delta) as apart`.execute(
      db,
    );
    expect(rows[0]?.kept).toBeGreaterThan(100);
    expect(rows[0]?.apart).toBeLessThan(1_500);
  });

  it('counts no other enterprise', async () => {
    const query = endpoints.listFilings.query.parse({});
    expect((await listFilings(db, '2', query)).total).toBe(50);
    expect((await listFilings(db, '3', query)).total).toBe(0);
  });
});

/** `48h` includes what is within 24 h; neither includes the past. */
function isDue(at: Date | null, mark: 'past' | '24h' | '48h'): boolean {
  if (!at) return false;
  return mark === 'past' ? dueMark(at, NOW) === 'past' : at > NOW && at <= dueUntil(mark, NOW);
}
