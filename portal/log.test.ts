import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { sql } from 'kysely';
import { openDatabase } from './db/database.ts';
import { logSlowQueries } from './db/slowQueries.ts';
import { startJobs, type RunningJobs } from './jobs/startJobs.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from './testing/harness.ts';
import { freshNumber, postDraft, sendDrafts } from './testing/sending.ts';

const lines: string[] = [];
let test: TestPortal;
let jobs: RunningJobs;
beforeAll(async () => {
  test = await startTestPortal({ logLines: lines });
  jobs = startJobs(test.portal);
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

/** Every text and number of a body that may identify someone. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 6 ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe('the log', () => {
  it('[O04] [16.2.5] contains no name, number or address of a person at any level', async () => {
    const number = freshNumber();
    const bill = isf10Bill({
      amsRequestList: [amsRowOf(number)],
      bugerName: 'CANARY BUYER LTD',
      importerType: '34',
      importerId: '078-05-1120',
    });
    const admin = await test.signIn(ACCOUNTS.admin);
    const filer = await test.signIn(ACCOUNTS.filer);
    const draft = await postDraft(filer, bill);
    const sent = await sendDrafts(filer, [draft]);
    expect(sent.status, sent.text).toBe(200);
    await jobs.drain();
    const invited = { email: 'canary@mail.test', name: 'Canary Person', role: 'filer' };
    for (const path of ['/draft-bills?keyword=CANARY', '/bills?keyword=078-05-1120', `/bills?amsNo=${number}`]) {
      await filer.get(path);
    }
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    await sendDrafts(rival, [await postDraft(rival, bill)]);
    await rival.get(`/draft-bills/detail/${draft}`);
    expect((await admin.post('/enterprises/invitations', invited)).status).toBe(204);
    await test.newClient().post('/login', { account: ACCOUNTS.filer, password: 'canary-password' });
    await jobs.drain();

    const answered = lines.filter((line) => line.includes('"answered"')).length;
    expect(answered).toBeGreaterThan(10);
    const text = lines.join('');
    const used = [
      ...textsOf(bill).filter((one) => !/^\d{4}-\d\d-\d\d/u.test(one)),
      ...Object.values(ACCOUNTS),
      ...Object.values(invited).slice(0, 2),
      PASSWORD,
      number,
      'Finn Zhao',
      'Rival Shipping',
    ];
    expect(used.filter((one) => text.toLowerCase().includes(one.toLowerCase()))).toEqual([]);
    expect(text).not.toMatch(/canary|078-05/iu);
  });

  it('[O04] of the database has errors without the values of rows', async () => {
    const { rows } = await sql<{ log_error_verbosity: string }>`show log_error_verbosity`.execute(test.portal.db);
    expect(rows).toEqual([{ log_error_verbosity: 'terse' }]);
  });

  it('[O04] has slow statements without their values', async () => {
    lines.length = 0;
    const { db } = openDatabase(test.connection, () => {}, { onQuery: logSlowQueries(test.portal, 50) });
    await sql`select pg_sleep(0.1), ${'CANARY'}::text, 'CANARY' as name`.execute(db);
    await sql`select 1`.execute(db);
    const refused = db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 100`.execute(trx);
      await sql`select pg_sleep(1)`.execute(trx);
    });
    await expect(refused).rejects.toThrow('statement timeout');
    await db.destroy();
    const slow = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a query was slow');
    expect(slow).toEqual([
      expect.objectContaining({ statement: "select pg_sleep(0.1), $1::text, '…' as name", ms: expect.any(Number) }),
      expect.objectContaining({ statement: 'select pg_sleep(1)', ms: expect.any(Number) }),
    ]);
  });
});
