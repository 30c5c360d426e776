import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { KEPT_TABLES } from './keptTables.ts';
import { PURGE_BATCH } from './purge.ts';
import { FILE_RETENTION, RETENTION } from './retention.ts';

let database: OpenTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const list = (entries: Iterable<readonly [string, string]>) =>
  [...entries].map(([table, why]) => `| \`${table}\` | ${why} |`).join('\n');
const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`);
const document = `# What is removed, and when

Written by \`portal/retention/retention.test.ts\` from the rules of the portal; \`npx vitest run -u --project portal
portal/retention/retention.test.ts\` writes it again.

Every hour each rule removes its rows in batches of ${PURGE_BATCH}, one a second at most, in the lowest class of jobs (decision 0018). Times count by
a clock that follows a large forward step only after two days.

| what | table | after | why |
|---|---|---|---|
${RETENTION.map(({ what, table, since, days, why, blank }) => `| ${what}${blank ? ', blanked' : ''} | \`${table}\` | ${days === 0 ? 'at' : `${daysText(days)} after`} \`${since}\` | ${why} |`).join('\n')}

## Files

| where | after | why |
|---|---|---|
${Object.values(FILE_RETENTION)
  .map(({ where, days, why }) => `| ${where} | ${days === null ? 'never' : daysText(days)} | ${why} |`)
  .join('\n')}

## What stays

| table | why |
|---|---|
${list(Object.entries(KEPT_TABLES))}
`;

describe('the retention table', () => {
  it('[O01] decides about every table of the database', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
    );
    const removed = new Set(RETENTION.map(({ table }) => table));
    const decided = [...removed, ...Object.keys(KEPT_TABLES)];
    expect(decided.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('[O01] finds the rows of each rule by an index', async () => {
    const { rows } = await database.pool.query<{ table: string; definition: string }>(
      'select tablename as table, indexdef as definition from pg_indexes',
    );
    const without = RETENTION.filter(
      ({ table, since }) =>
        !rows.some(
          (index) => index.table === table && new RegExp(String.raw`btree \(${since}\b`, 'u').test(index.definition),
        ),
    );
    expect(without.map(({ what }) => what)).toEqual([]);
  });

  it('[O01] is the page docs/retention.md', async () => {
    await expect(document).toMatchFileSnapshot('../../docs/retention.md');
  });
});
