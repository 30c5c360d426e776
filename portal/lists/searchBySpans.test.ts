import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openWithEnterprises, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';
import { FILING_LIST, type FacetFilter } from './countedList.ts';
import { countByFacets } from './facetCounts.ts';
import { readTogether } from './readTogether.ts';
import { searchList, SEARCH_LIMITS } from './searchList.ts';
import { searchSample } from './searchSample.ts';
import { beginOfDay, dayNumber, SPAN_DAYS } from './searchSpans.ts';
import type { SearchResult } from './searchSteps.ts';
import { EVERY_TIME, type TimeRange } from './timeRange.ts';

const ROWS = 2_000;
const DAY = 86_400_000;
const NOW = Date.parse('2026-08-03T02:00:00Z');
/** Small, so that two thousand rows reach every kind of span. */
const LIMITS = { ...SEARCH_LIMITS, counted: 20, newest: 50, newestFiltered: 30, sorted: 8, lookUp: 60, budget: 60_000 };
const WORDS = ['TOYS', 'INC', 'HARBOUR', 'QUARRYBANK', 'OOLU', '五海', 'A-1'];
const STATUSES = ['receiveSuccess', 'receiveFailed'];

interface Row {
  enterprise: string;
  id: string;
  text: string;
  status: string;
  at: number;
}

const draw = seededRandom(11);
const upTo = (most: number) => Math.floor(draw() * most);
const pick = <T>(some: readonly T[]): T => some[upTo(some.length)] as T;

/** Rows of two enterprises over three years: some days have many rows, some weeks none; some words are only old. */
function drawRow(n: number): Row {
  const age = draw() ** 2 * 1_000;
  const day = draw() < 0.3 ? 400 : age;
  const at = Math.floor((NOW - day * DAY) / 60_000) * 60_000;
  const isOld = day > 300;
  const words = Array.from({ length: 1 + upTo(4) }, () =>
    pick(isOld ? WORDS : WORDS.filter((one) => one !== 'QUARRYBANK')),
  );
  const number = `${isOld ? 'BLKA' : pick(['OOLU', 'EGLV'])}${String(upTo(isOld ? 3_000 : 1e10)).padStart(10, '0')}`;
  return {
    enterprise: n % 5 ? '1' : '2',
    id: `r${n}`,
    text: `${number}\n${words.join(' ')}`,
    status: pick(STATUSES),
    at,
  };
}
const rows = Array.from({ length: ROWS }, (_, n) => drawRow(n));

let database: OpenTestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openWithEnterprises();
  db = database.db;
  await sql`insert into filing (enterprise_id, id, isf_no, ams_no, ams_type, bill_type, declaration_status, match_status, house_scac,
      revision, operator_id, operator_name, source, remark, search, body, created_at, operation_at)
    select enterprise, id, 'I-' || id, id, 'BM', 1, status, 'onFile', 'HBRL', 1, 'u', 'U', 'Website', '', text, '{}', at, at
    from json_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, at: new Date(row.at) })))})
      as made (enterprise text, id text, status text, text text, at timestamptz)`.execute(db);
  await sql`analyze filing`.execute(db);
});
afterAll(() => database.close());

interface Wanted {
  enterprise: string;
  text: string;
  status: string | null;
  order: 'asc' | 'desc';
  range: TimeRange;
}

async function searchPage({ enterprise, text, status, order, range }: Wanted, page: number): Promise<SearchResult> {
  const sample = await searchSample(db, FILING_LIST);
  expect(sample.hasSpans).toBe(true);
  return readTogether(db, async (trx) => {
    const counts = await countByFacets(trx, FILING_LIST, enterprise, { range });
    const filter: FacetFilter = status ? { declaration_status: [status] } : {};
    const place = {
      filter,
      base: {},
      range,
      order,
      column: 'created_at',
      offset: page * 100,
      count: 100,
      limits: LIMITS,
    };
    return searchList(trx, FILING_LIST, enterprise, { ...place, sample, search: { typed: [text] } }, counts);
  });
}

/** The same by reading every row. */
function scan({ enterprise, text, status, order, range }: Wanted): string[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .filter((row) => row.enterprise === enterprise && row.text.includes(text.toUpperCase()))
    .filter((row) => !status || row.status === status)
    .filter(({ at }) => (!range.begin || at >= range.begin.getTime()) && (!range.end || at < range.end.getTime()))
    .toSorted((a, b) => sign * (a.at - b.at || (a.id < b.id ? -1 : 1)))
    .map(({ id }) => id);
}

function drawSearch(): Wanted {
  const { text } = pick(rows);
  const start = upTo(text.length - 4);
  const part = text.slice(start, start + 3 + upTo(14)).replaceAll('\n', ' ');
  const ends = [upTo(1_000), upTo(1_000)].sort((a, b) => b - a).map((age) => new Date(NOW - age * DAY - upTo(DAY)));
  const [begin = null, end = null] = draw() < 0.3 ? ends : [];
  return {
    enterprise: draw() < 0.8 ? '1' : '2',
    text: draw() < 0.4 ? pick(['QUARRYBANK', 'BLKA', 'BLKA00', 'BLKA000000', 'TOYS INC OOLU', '五海 TOYS']) : part,
    status: draw() < 0.2 ? pick(STATUSES) : null,
    order: draw() < 0.7 ? 'desc' : 'asc',
    range: begin && end ? { begin, end } : EVERY_TIME,
  };
}

it('[L03] finds the same pages of random searches as a scan of every row', async () => {
  const kinds = { found: 0, none: 0, paged: 0 };
  for (let n = 0; n < 60; n += 1) {
    const wanted = drawSearch();
    const expected = scan(wanted);
    const found: string[] = [];
    for (let page = 0; ; page += 1) {
      const result = await searchPage(wanted, page);
      found.push(...result.ids);
      if (result.reach) break;
      if (result.total > (page + 1) * 100) continue;
      expect([wanted, result.total, result.isCapped]).toEqual([wanted, expected.length, false]);
      break;
    }
    // Texts without three letters or digits in a row are searched in the newest rows only.
    if (/[\p{L}\p{N}]{3}/u.test(wanted.text)) expect([wanted, found]).toEqual([wanted, expected]);
    else expect(expected).toEqual(expect.arrayContaining(found));
    kinds[expected.length === 0 ? 'none' : expected.length > 100 ? 'paged' : 'found'] += 1;
  }
  expect(Object.values(kinds).every((count) => count > 4)).toBe(true);
});

it('[L03] a search never finds a row of another enterprise', async () => {
  const own = { text: 'BLKA', status: null, order: 'desc', range: EVERY_TIME } as const;
  for (const enterprise of ['1', '2']) {
    const { ids } = await searchPage({ ...own, enterprise }, 0);
    expect(ids).toHaveLength(100);
    expect(ids.filter((id) => rows.find((row) => row.id === id)?.enterprise !== enterprise)).toEqual([]);
  }
  expect((await searchPage({ ...own, enterprise: '3' }, 0)).ids).toEqual([]);
});

it('[L03] the days and spans of a time are those of the database', async () => {
  for (const text of ['2026-03-02T23:59:59.999Z', '2026-03-03T00:00:00Z', '1999-12-31T12:00:00Z']) {
    const day = dayNumber(new Date(text));
    const { rows: found } = await sql<{ day: number; same: boolean }>`
      select search_day(${text}::timestamptz) as day, ${sql.join(
        SPAN_DAYS.map(
          (days) => sql`search_span('x', ${day}, ${days}) = search_span('x', ${day - (day % days)}, ${days})`,
        ),
        sql` and `,
      )} as same`.execute(db);
    expect(found).toEqual([{ day, same: true }]);
    expect(beginOfDay(day).toISOString().slice(0, 10)).toBe(text.slice(0, 10));
  }
});
