import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { ImportRuns } from '../imports/importRuns.ts';
import { asCsv, goodBills, goodRows } from '../imports/testing/goodTable.ts';
import { multipartBody } from '../imports/testing/multipartBody.ts';
import { xlsxFile } from '../imports/testing/xlsxFile.ts';
import type { Principal } from '../principal.ts';
import type { ClientAnswer, TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { principalOf } from '../testing/principalOf.ts';
import { addManyFilings, addWideFilings } from '../testing/manyFilings.ts';

/** Never ends a transfer for its slow client. */
const PATIENT = { idle: 600_000, grace: 600_000, rate: 0 };
const csv = Buffer.from(asCsv(goodRows(goodBills(ISF_10, 3), 'en')));

const open: ClientRequest[] = [];
afterEach(() => {
  for (const request of open.splice(0)) request.on('error', () => {}).destroy();
});

/** Sends the head of an upload and the first bytes of its file, and nothing more. */
function drip(url: string, client: TestClient, file = csv): { answered: Promise<IncomingMessage> } {
  const { body, contentType } = multipartBody(file, 'list.csv');
  const { userId, enterpriseId } = client.user ?? {};
  const request = httpRequest(`${url}${PORTAL_BASE}/draft-bills/import?billType=1&dryRun=true`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie: client.cookie,
      'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
      'x-owner': `${userId}.${enterpriseId}`,
      'content-type': contentType,
      'content-length': body.length,
    },
  });
  open.push(request);
  const answered = once(request, 'response').then(([answer]) => answer as IncomingMessage);
  answered.catch(() => {});
  request.on('error', () => {});
  request.write(body.subarray(0, body.length - 10));
  return { answered };
}

/** Starts a download and reads nothing of it. */
async function unread(url: string, client: TestClient, path = '/bills/export'): Promise<IncomingMessage> {
  const request = httpRequest(url + PORTAL_BASE + path, { headers: { cookie: client.cookie }, agent: false }).end();
  open.push(request);
  request.on('error', () => {});
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  return answer;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of answer) text += String(piece);
  return text;
}

function importOf(client: TestClient): Promise<ClientAnswer> {
  const { body, contentType } = multipartBody(csv, 'list.csv');
  const path = '/draft-bills/import?billType=1&dryRun=true';
  return client.post(path, body, { 'content-type': contentType });
}

describe('transfers of two enterprises at once', () => {
  let test: TestPortal;
  let url = '';
  let filer: TestClient;
  let colleague: TestClient;
  let rival: TestClient;
  beforeAll(async () => {
    test = await startTestPortal({ paces: { upload: PATIENT, download: PATIENT } });
    [filer, colleague, rival] = await Promise.all([
      test.signIn(ACCOUNTS.filer),
      test.signIn(ACCOUNTS.colleague),
      test.signIn(ACCOUNTS.rivalFiler),
    ]);
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    await addWideFilings(test.portal.pool, '1');
    await addManyFilings(test.portal.pool, test.rivalId, 10, 'RIVAL');
  });
  afterAll(() => test.close());

  it('imports a file while uploads of another enterprise stall', async () => {
    for (const client of [filer, colleague]) {
      // The accepted ones stay open; one is refused once the person has reached the limit.
      const refusal = async () => {
        const answer = await Promise.race([drip(url, client).answered, sleep(1_000, null)]);
        return answer && textOf(answer);
      };
      await expect.poll(refusal).toContain('You already have 2 imports');
    }
    expect([200, 202]).toContain((await importOf(rival)).status);
  });

  it('exports a list while readers of another enterprise stall, with no open transaction', async () => {
    for (const client of [filer, filer, filer, colleague, colleague, colleague]) {
      expect((await unread(url, client)).statusCode).toBe(200);
    }
    const fourth = await filer.get('/bills/export');
    expect([fourth.status, fourth.text]).toEqual([429, expect.stringContaining('3 downloads of yours')]);
    expect((await rival.get('/bills/export')).status).toBe(200);
    expect((await rival.get('/draft-bills/import-template?billType=1')).status).toBe(200);
    await expect
      .poll(async () => {
        const { rows } = await test.portal.pool.query<{ count: number }>(
          `select count(*)::int from pg_stat_activity
             where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`,
        );
        return rows[0]?.count;
      })
      .toBe(0);
  });
});

describe('stalled transfers', () => {
  const BRISK = { idle: 300, grace: 600_000, rate: 0 };
  let test: TestPortal;
  let url = '';
  let filer: TestClient;
  beforeAll(async () => {
    test = await startTestPortal({ paces: { upload: BRISK, download: BRISK } });
    filer = await test.signIn(ACCOUNTS.filer);
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    await addWideFilings(test.portal.pool, '1');
  });
  afterAll(() => test.close());

  it('ends a stalled upload with 408 and closes its connection', async () => {
    const answer = await drip(url, filer).answered;
    const text = await textOf(answer);
    expect([answer.statusCode, answer.headers.connection]).toEqual([408, 'close']);
    expect(text).toContain('did not arrive in time');
  });

  it('ends downloads whose reader stalls, and frees their places', async () => {
    const answers: IncomingMessage[] = [];
    for (let at = 0; at < 5; at++) answers.push(await unread(url, filer));
    const status = async () => (await filer.get('/bills/export?ids=many-WIDE-1')).status;
    // As many as one person may have at once: all stalled ones have ended.
    await expect.poll(() => Promise.all([status(), status(), status()])).toEqual([200, 200, 200]);
    // A reader that continues gets an incomplete response.
    const stalled = answers.filter((answer) => answer.statusCode === 200);
    expect(stalled.length).toBeGreaterThanOrEqual(3);
    for (const answer of stalled) {
      const closed = new Promise((resolve) => answer.once('close', resolve));
      answer.resume();
      await closed;
      expect(answer.complete).toBe(false);
    }
  });
});

describe('imports at two portals on one database', () => {
  let test: TestPortal;
  let principal: Principal;
  beforeAll(async () => {
    test = await startTestPortal();
    principal = await principalOf(test, ACCOUNTS.filer);
  });
  afterAll(() => test.close());

  it('answers for it at the second portal while the first one reads, and saves there', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => [`OOLU${String(20_000_000 + at)}`, `REF ${at}`]);
    const bytes = xlsxFile({ sheets: [{ rows: [['AMS B/L no.', 'Client reference'], ...rows] }] });
    const [first, second] = [new ImportRuns(), new ImportRuns()];
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: true, fileName: 'list.xlsx' } as const;
    const { id, work } = await first.start(test.portal, order, bytes);
    expect(await second.state(test.portal, principal, id, 'en')).toMatchObject({ state: 'working' });
    const saving = await second.save(test.portal, principal, id);
    expect(await second.state(test.portal, principal, id, 'en')).toMatchObject({ state: 'working' });
    await work;
    const saved: ImportOutcome = await saving.work;
    expect(saved).toMatchObject({ bills: 3_000, rows: 3_000 });
    expect(saved.drafts).toHaveLength(1_000);
    expect(await first.state(test.portal, principal, id, 'en')).toMatchObject({ state: 'done', rows: 3_000 });
  });

  it('ends the reading of a file at its time limit, and frees its place', async () => {
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: true, fileName: 'list.csv' } as const;
    const runs = new ImportRuns(undefined, (file) => (file.length > csv.length ? 0 : 60_000));
    for (let round = 0; round < 3; round++) {
      const { work } = await runs.start(test.portal, order, Buffer.concat([csv, csv]));
      const extra = { reason: 'slow', message: expect.stringContaining('takes too long to read') as string };
      await expect(work).rejects.toMatchObject({ facts: { extra } });
    }
    expect(await (await runs.start(test.portal, order, Buffer.from(csv))).work).toMatchObject({ bills: 3 });
  });
});
