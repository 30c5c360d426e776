import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type OpenTestDatabase } from '../testing/openTestDatabase.ts';
import { compiledStatement } from './compiledStatement.ts';
import { anyOf } from './listValues.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  const at = (year: number) => new Date(Date.UTC(year, 0, 1));
  const bills = ['OOLU1', 'OOLU2', 'OOLU3'].map((ams_no, index) => ({ ams_no, filed_at: at(2024 + index) }));
  await opened.db.insertInto('ams_bill').values(bills).execute();
});
afterAll(() => opened.close());

it('is built once and runs with the values of each call, also at the same time and in transactions', async () => {
  let built = 0;
  const read = compiledStatement((db, { amsNos, since, label }: { amsNos: string[]; since: Date; label: string }) => {
    built += 1;
    return db
      .selectFrom('ams_bill')
      .select(['ams_no', sql<string>`${label}::text`.as('label')])
      .where('ams_no', '=', anyOf(amsNos))
      .where('filed_at', '>=', since)
      .where(sql<string>`${label}::text`, '!=', 'none')
      .orderBy('ams_no');
  });
  const { db } = opened;
  const since = (year: number) => new Date(Date.UTC(year, 0, 1));
  const [all, late, none] = await Promise.all([
    read(db, { amsNos: ['OOLU1', 'OOLU3'], since: since(2024), label: 'all' }),
    read(db, { amsNos: ['OOLU1', 'OOLU2', 'OOLU3'], since: since(2025), label: 'late' }),
    read(db, { amsNos: ['OOLU1'], since: since(2024), label: 'none' }),
  ]);
  expect(all).toEqual([
    { ams_no: 'OOLU1', label: 'all' },
    { ams_no: 'OOLU3', label: 'all' },
  ]);
  expect(late.map((row) => row.ams_no)).toEqual(['OOLU2', 'OOLU3']);
  expect(none).toEqual([]);
  const inside = db.transaction().execute((trx) => read(trx, { amsNos: [], since: since(2024), label: 'empty' }));
  expect(await inside).toEqual([]);
  expect(built).toBe(1);
});

it('keeps no plugin of the first caller', async () => {
  const read = compiledStatement((db, { amsNo }: { amsNo: string }) =>
    db.selectFrom('ams_bill').select('ams_no').where('ams_no', '=', amsNo),
  );
  const { db } = opened;
  const elsewhere = db.withSchema('nowhere');
  expect(await read(elsewhere, { amsNo: 'OOLU2' })).toEqual([{ ams_no: 'OOLU2' }]);
  expect(await read(db, { amsNo: 'OOLU3' })).toEqual([{ ams_no: 'OOLU3' }]);
});
