import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChecklistItem, CustomsConnection } from '#contract/endpoints/customsConnection.ts';
import type { Settlement } from '#contract/endpoints/filings.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import { BLANK_CONNECTION } from '#rules/customsConnection.ts';
import { NO_OFFICE, type CustomsLine } from '../config/customsLine.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { applyVerdicts } from '../testing/applyVerdicts.ts';
import type { TestClient } from '../testing/client.ts';
import { expectOk } from '../testing/expectOk.ts';
import { fileBill, postDeletion, postUpdate } from '../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshNumber, sendBill } from '../testing/sending.ts';
import { claimFolder } from './files/claimFolder.ts';
import { createFolders, gatewayFolders, type GatewayFolders } from './files/gatewayFolders.ts';

const SECRET = 'Q7SECR';
const LINE: CustomsLine = {
  site: '4601',
  sender: 'TPT',
  password: SECRET,
  office: '',
  filer: { port: '4601', filer: 'TPT', office: '' },
  preparer: NO_OFFICE,
  zone: 'America/New_York',
  lineEnd: '\n',
};
const OWN = { ...BLANK_CONNECTION, port: '2704', filer: 'HBR' };

let home: string;
let folders: GatewayFolders;
let test: TestPortal;
let admin: TestClient;
let filer: TestClient;
const logLines: string[] = [];

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tpt-connection-'));
  folders = gatewayFolders(join(home, 'gateway'));
  const config = { gateway: 'files' as const, gatewayDir: join(home, 'gateway'), customsLine: LINE };
  test = await startTestPortal({ config, logLines });
  await claimFolder(test.portal.db, config.gatewayDir);
  [admin, filer] = [await test.signIn(ACCOUNTS.admin), await test.signIn(ACCOUNTS.filer)];
});
afterAll(async () => {
  expect(await brokenInvariants(test.portal.db)).toEqual([]);
  await test.close();
  rmSync(home, { recursive: true, force: true });
});
beforeEach(async () => {
  setLine({});
  await test.portal.db.deleteFrom('customs_connection').execute();
});

const setLine = (changes: Partial<CustomsLine>) => {
  test.portal.config = { ...test.portal.config, customsLine: { ...LINE, ...changes } };
};
const read = (client = admin) => expectOk<CustomsConnection>(client.get('/enterprises/customs-connection'));
const save = (values: object, revision = 0, client = admin) =>
  client.post('/enterprises/customs-connection', { ...values, revision });
const newBill = (scac = 'HBRL') => ({ ...isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }), houseScac: scac });
const coinsOf = async (client: TestClient) => ((await client.get('/me')).body as { coin: number }).coin;
/** Runs the jobs until the outbox has the messages, and empties it. */
async function takeOutgoing(): Promise<string[][]> {
  const jobs = startJobs(test.portal);
  try {
    // The run that the start began may have looked for due jobs already.
    await jobs.drain();
    await jobs.drain();
  } finally {
    await jobs.stop();
  }
  return readdirSync(folders.outbox).map((name) => {
    const path = join(folders.outbox, name);
    const lines = readFileSync(path, 'latin1').split('\n');
    rmSync(path);
    return lines;
  });
}

describe('the customs connection', () => {
  it('[X01] is saved and read by administrators only', async () => {
    expect(await read()).toMatchObject({ ...BLANK_CONNECTION, revision: 0, missing: [], inherited: LINE.filer });
    const saved = await expectOk<CustomsConnection>(save({ ...OWN, filer: 'hbr' }));
    expect(saved).toMatchObject({ ...OWN, revision: 1 });
    expect(await read()).toEqual(saved);
    for (const account of [ACCOUNTS.filer, ACCOUNTS.sub, ACCOUNTS.support, ACCOUNTS.notOpen]) {
      const other = await test.signIn(account);
      const answers = [
        await other.get('/enterprises/customs-connection'),
        await save(OWN, 1, other),
        await other.get('/enterprises/go-live'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    expect(await read(await test.signIn(ACCOUNTS.rivalAdmin))).toMatchObject({ ...BLANK_CONNECTION, revision: 0 });
  });

  it('[X01] names wrong values, and gives 409 with the newer ones', async () => {
    expect(await save({ ...OWN, port: '', filer: 'HBRL' })).toMatchObject({
      status: 422,
      body: {
        errors: { filer: { message: 'connection.invalid.filer' }, port: { message: 'connection.invalid.together' } },
      },
    });
    await expectOk(save(OWN));
    const late = await save({ ...OWN, filer: 'HB2' });
    expect(late).toMatchObject({ status: 409, body: { code: 409, current: { ...OWN, revision: 1 } } });
    const both = await Promise.all([save({ ...OWN, filer: 'HB3' }, 1), save({ ...OWN, filer: 'HB4' }, 1)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('[X01] is in the audit log with both versions', async () => {
    await expectOk(save(OWN));
    const row = await test.portal.db
      .selectFrom('audit_log')
      .select(['user_name', 'before', 'after'])
      .where('action', '=', 'enterprise.customsConnection')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ before: BLANK_CONNECTION, after: OWN });
  });
});

describe('missing settings', () => {
  it.each([
    [{ site: '' }, ['site']],
    [{ sender: '', password: '' }, ['sender', 'password']],
    [{ filer: NO_OFFICE }, ['port', 'filer']],
    [{ site: '', sender: '', password: '', filer: NO_OFFICE }, ['site', 'sender', 'password', 'port', 'filer']],
  ])('[X01] %j are reported before a send, and nothing is filed or charged', async (changes, missing) => {
    setLine(changes);
    const before = await coinsOf(filer);
    const bill = newBill();
    const settled = await expectOk<Settlement>(filer.post('/pre-settlement2', asBody(bill)));
    expect(settled.missingSettings).toEqual(missing);
    expect(await sendBill(filer, bill)).toMatchObject({ status: 409, body: { code: 1018, missing } });
    expect(await coinsOf(filer)).toBe(before);
    expect(await takeOutgoing()).toEqual([]);
    setLine({});
    expect((await sendBill(filer, bill)).status).toBe(200);
    expect(await takeOutgoing()).toHaveLength(1);
  });

  it('[X01] stop changes and deletions too', async () => {
    const filing = await fileBill(test, filer, {}, 'accepted');
    await takeOutgoing();
    setLine({ password: '' });
    expect(await postUpdate(filer, filing.bill)).toMatchObject({ status: 409, body: { code: 1018 } });
    expect(await postDeletion(filer, filing.id)).toMatchObject({ status: 409, body: { code: 1018 } });
    expect(await takeOutgoing()).toEqual([]);
  });

  it('[X01] that come up while a message waits fail its job until they are set', async () => {
    const filing = await fileBill(test, filer, {}, 'ok');
    expect((await postUpdate(filer, filing.bill)).status).toBe(200);
    await takeOutgoing();
    setLine({ sender: '' });
    await applyVerdicts(test, filing.id, 'accepted');
    expect(await takeOutgoing()).toEqual([]);
    setLine({});
    test.passTime(60_000);
    expect(await takeOutgoing()).toHaveLength(1);
  });

  it('[X01] of one enterprise are never taken from another', async () => {
    setLine({ filer: NO_OFFICE });
    await expectOk(save(OWN));
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const refused = await sendBill(rival, newBill('RIVL'));
    expect(refused).toMatchObject({ status: 409, body: { missing: ['port', 'filer'] } });
    expect(refused.text).not.toContain('HBR');
    const theirs = { ...BLANK_CONNECTION, port: '5301', filer: 'RIV', blockText: 'SCENARIO 009' };
    await expectOk(save(theirs, 0, await test.signIn(ACCOUNTS.rivalAdmin)));
    expect((await sendBill(filer, newBill())).status).toBe(200);
    expect((await sendBill(rival, newBill('RIVL'))).status).toBe(200);
    const blocks = (await takeOutgoing()).map((lines) => (lines[1] ?? '').slice(0, 72).trimEnd());
    expect(blocks.map((block) => block.slice(0, 10))).toEqual(['B  2704HBR', 'B  5301RIV']);
    expect(blocks[0]).not.toContain('SCENARIO');
    expect(blocks[1]).toMatch(/SCENARIO 009$/u);
  });
});

describe('a message that leaves', () => {
  it('[X01] has the same bytes at every try, whatever was changed between two', async () => {
    const { body } = await sendBill(filer, newBill());
    const operation = await test.portal.db
      .selectFrom('operation')
      .select('control_no')
      .where('filing_id', '=', body.filings[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    const [first = []] = await takeOutgoing();
    // As after a crash that lost the end of the job and the file with its record.
    rmSync(join(folders.sent, operation.control_no ?? ''));
    await expectOk(save({ ...OWN, blockText: 'SCENARIO 002' }));
    setLine({ site: '9999', sender: 'NEW', office: '77' });
    test.passTime(3 * 86_400_000);
    await sql`update job set is_ready = true, leased_by = null, done_at = null where kind = 'gateway.submit'
      and payload->>'operationId' = (select id from operation where control_no = ${operation.control_no})`.execute(
      test.portal.db,
    );
    const [second] = await takeOutgoing();
    expect(second).toEqual(first);
    expect(first[0]).toBe(`A4601TPT${SECRET}080226     SF`.padEnd(59) + `${operation.control_no}`.padEnd(21));
  });

  it('[X01] shows its password in no table, answer or log', async () => {
    await expectOk(save(OWN));
    await sendBill(filer, newBill());
    expect((await takeOutgoing())[0]?.[0]).toContain(SECRET);
    const answers = await Promise.all([
      admin.get('/enterprises/customs-connection'),
      admin.get('/enterprises/go-live'),
      admin.get('/me'),
      filer.get('/bills'),
    ]);
    for (const { text } of answers) expect(text).not.toContain(SECRET);
    const tables = await test.portal.db.introspection.getTables();
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
        test.portal.db,
      );
      expect(
        rows.filter(({ row }) => row.includes(SECRET)),
        name,
      ).toEqual([]);
    }
    expect(logLines.join('\n')).not.toContain(SECRET);
  });
});

describe('the go-live checklist', () => {
  const checklist = async (client = admin) =>
    Object.fromEntries(
      (await expectOk<ChecklistItem[]>(client.get('/enterprises/go-live'))).map((item) => [item.name, item]),
    );

  it('[X01] computes what is ready and what is missing', async () => {
    setLine({ password: '', filer: NO_OFFICE });
    expect(await checklist()).toMatchObject({
      gateway: { state: 'ready' },
      line: { state: 'missing', missing: ['password'] },
      filer: { state: 'missing', missing: ['port', 'filer'] },
      filerCode: { state: 'ready', args: { codes: 'HBRL' } },
      folders: { state: 'ready' },
      engine: { state: 'ready' },
      mail: { state: 'missing' },
      practiceAccounts: { state: 'missing' },
      certification: { state: 'ready' },
    });
    setLine({});
    await expectOk(save({ ...OWN, blockText: 'SCENARIO 003' }));
    expect(await checklist()).toMatchObject({
      line: { state: 'ready' },
      filer: { state: 'ready', args: { filer: 'HBR', port: '2704' } },
      certification: { state: 'advised', args: { text: 'SCENARIO 003' } },
    });
  });

  it('[X01] notices an engine that takes nothing, folders that are gone, and the last answer', async () => {
    const rival = await test.signIn(ACCOUNTS.rivalAdmin);
    expect(await checklist(rival)).toMatchObject({ answers: { state: 'open' } });
    const { id } = await fileBill(test, filer);
    await applyVerdicts(test, id, 'accepted');
    const jobs = startJobs(test.portal);
    await jobs.drain();
    await jobs.stop();
    const anHourAgo = new Date(test.now.value.getTime() - 3_600_000);
    for (const name of readdirSync(folders.outbox)) utimesSync(join(folders.outbox, name), anHourAgo, anHourAgo);
    expect(await checklist()).toMatchObject({
      engine: { state: 'missing', args: { minutes: 60 } },
      answers: { state: 'ready' },
    });
    expect(await checklist(rival)).toMatchObject({ answers: { state: 'open' } });
    rmSync(folders.outbox, { recursive: true });
    expect(await checklist()).toMatchObject({ folders: { state: 'missing' } });
    await createFolders(join(home, 'gateway'));
  });
});
