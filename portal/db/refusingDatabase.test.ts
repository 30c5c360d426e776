import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { administer } from '../testing/administer.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshKey, freshNumber, postDraft, sendDrafts } from '../testing/sending.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';
import { openDatabase, REQUEST_TIMEOUTS } from './database.ts';
import { temporaryFailure } from './databaseErrors.ts';

let test: TestPortal;
let filer: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  test.portal.log.level = 'silent';
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

/** Changes the portal's database for every connection from now on. */
async function alterDatabase(change: string): Promise<void> {
  const name = test.connection.database;
  const superuser = inject('superuser');
  await administer(superuser, `alter database "${name}" ${change}`);
  await administer(superuser, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  // The pool learns of the end of its idle connections one by one.
  await expect.poll(() => test.portal.pool.totalCount).toBe(0);
}

/** The server refuses each new filing with an error, as if it met it while it writes the row. */
const refuseFilings = async (code: string) => {
  await sql`create or replace function refuse_filing() returns trigger language plpgsql as
    ${sql.raw(`$$ begin raise exception 'injected' using errcode = '${code}'; end $$`)}`.execute(test.portal.db);
  await sql`create trigger refuse_filing before insert on filing for each row execute function refuse_filing()`.execute(
    test.portal.db,
  );
};
const acceptFilings = () => sql`drop trigger refuse_filing on filing`.execute(test.portal.db).then(() => {});

interface Fault {
  begin: () => Promise<void>;
  end: () => Promise<void>;
  message: RegExp;
}
const diskFails = /disk is full, read-only or failing, .+ Nothing was changed or charged/u;
const FAULTS: [string, Fault][] = [
  ...Object.entries({ '53100': 'its disk is full', '58030': 'its disk fails', '53000': 'it has no file handles' }).map(
    ([code, name]): [string, Fault] => [
      name,
      { begin: () => refuseFilings(code), end: acceptFilings, message: diskFails },
    ],
  ),
  [
    'it is read-only',
    {
      begin: () => alterDatabase('set default_transaction_read_only = on'),
      end: () => alterDatabase('reset default_transaction_read_only'),
      message: diskFails,
    },
  ],
  [
    'other programs hold all its connections',
    {
      begin: () => alterDatabase('connection limit 0'),
      end: () => alterDatabase('connection limit -1'),
      message: /is busy\. Your request was not carried out/u,
    },
  ],
];

describe('while the database refuses', () => {
  it.each(FAULTS)('[O08] a send because %s: 503, nothing charged, draft kept, sent later', async (_, fault) => {
    const amsNo = freshNumber();
    const draft = await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
    const key = freshKey();
    await fault.begin();
    const refused = await sendDrafts(filer, [draft], { key });
    expect([refused.status, refused.body['message']]).toEqual([503, expect.stringMatching(fault.message)]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await fault.end();

    await expect.poll(async () => (await filer.get(`/draft-bills/detail/${draft}`)).status).toBe(200);
    const { db } = test.portal;
    expect(await db.selectFrom('intent').select('key').where('key', '=', key).execute()).toEqual([]);
    const sent = await sendDrafts(filer, [draft], { key });
    expect([sent.status, sent.body.filings]).toEqual([200, [expect.objectContaining({ amsNo })]]);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

it('[O08] frees the locks of a portal that vanished in a transaction', async () => {
  const timeouts = { ...REQUEST_TIMEOUTS, idleInTransaction: 300 };
  const vanished = openDatabase({ ...connectionConfig(test.portal), max: 1 }, () => {}, { timeouts });
  await sql`begin`.execute(vanished.db);
  await sql`select from wallet where enterprise_id = '1' for update`.execute(vanished.db);
  // It says nothing more and closes nothing. A send needs the wallet.
  const draft = await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
  expect((await sendDrafts(filer, [draft])).status).toBe(200);
  await vanished.db.destroy();
});

it.each(['ENOSPC', 'EROFS', 'EDQUOT'])('[O08] answers 503 when the portal’s own disk fails with %s', (code) => {
  expect(temporaryFailure(Object.assign(new Error('write'), { code }))).toBe('diskUnavailable');
});
