import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { sql } from 'kysely';
import { PORTAL_BASE } from '#contract/calls.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { isStillUsable } from '../store/sessions.ts';
import { administer } from '../testing/administer.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber, postDraft, sendBill, sendDrafts } from '../testing/sending.ts';
import type { PortalEvent } from './portalEvent.ts';

let test: TestPortal;
let filer: TestClient;
let rival: TestClient;

beforeEach(async () => {
  test = await startTestPortal();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  filer = await test.signIn(ACCOUNTS.filer);
  rival = await test.signIn(ACCOUNTS.rivalFiler);
});
afterEach(() => test.close());

/** A page with an open event stream. */
async function listen(client: TestClient, page?: string) {
  const answer = await fetch(`${test.app.listeningOrigin}${PORTAL_BASE}/events${page ? `?page=${page}` : ''}`, {
    headers: { cookie: client.cookie },
  });
  const events: PortalEvent[] = [];
  const ended = (async () => {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += new TextDecoder().decode(chunk);
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)) as PortalEvent);
    }
  })();
  return { answer, events, ended };
}
/** A page's connection that reads nothing after the headers. */
function openRaw(client: TestClient, page?: string) {
  const { hostname, port } = new URL(test.app.listeningOrigin);
  const socket = connect(Number(port), hostname);
  const query = page ? `?page=${page}` : '';
  socket.on('error', () => {});
  socket.write(`GET ${PORTAL_BASE}/events${query} HTTP/1.1\r\nHost: localhost\r\nCookie: ${client.cookie}\r\n\r\n`);
  return socket;
}
/** Counts the streams opened from now on, and those open. */
function countStreams() {
  const { bus } = test.portal;
  const subscribe = bus.subscribe.bind(bus);
  const streams = { opened: 0, open: 0 };
  bus.subscribe = (enterpriseId, subscriber) => {
    streams.opened += 1;
    streams.open += 1;
    const leave = subscribe(enterpriseId, subscriber);
    return () => {
      streams.open -= 1;
      leave();
    };
  };
  return streams;
}
/** Ends the connection of the portal that listens for notifications. */
const endListening = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`.execute(test.portal.db);
/** Whether new connections to the test's database are accepted. */
const allowConnections = (isAllowed: boolean) =>
  administer(inject('superuser'), `alter database "${test.connection.database}" allow_connections ${isAllowed}`);
const billOf = (amsNo: string) => isf10Bill({ amsRequestList: [amsRowOf(amsNo)] });

describe('live events', () => {
  it('[D08] notify only the enterprise’s pages of sent filings and receipts', async () => {
    const [page, colleague, stranger] = [
      await listen(filer),
      await listen(await test.signIn(ACCOUNTS.colleague)),
      await listen(rival),
    ];
    const jobs = startJobs(test.portal);
    const amsNo = freshNumber();
    const draft = await postDraft(filer, billOf(amsNo));
    const { body } = await sendDrafts(filer, [draft]);
    await jobs.drain();
    test.passTime(2_000);
    await jobs.drain();
    const id = body.filings[0]?.id;
    const status = (declarationStatus: string) => ({
      type: 'FILING_STATUS',
      data: { id, amsNo, declarationStatus, matchStatus: 'none' },
    });
    const expected = [
      { type: 'DRAFTS' },
      { type: 'WALLET', data: { coin: 1930, couponCount: 3 } },
      { type: 'DRAFTS' },
      status('submitted'),
      status('receiveOk'),
    ];
    await expect.poll(() => page.events).toEqual(expected);
    await expect.poll(() => colleague.events).toEqual(expected);
    expect(stranger.events).toEqual([]);
    await jobs.stop();
  });

  it('are not sent for refused calls', async () => {
    const page = await listen(filer);
    await sendBill(filer, billOf(freshNumber()), { quotedTotal: 1 });
    await postDraft(filer, billOf(freshNumber()));
    await expect.poll(() => page.events).toEqual([{ type: 'DRAFTS' }]);
  });

  it('are sent unbuffered, and require a session', async () => {
    const { answer } = await listen(filer);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect((await listen(test.newClient())).answer.status).toBe(401);
  });

  it('end when the listening connection is lost, and the next stream works', async () => {
    const page = await listen(filer);
    await endListening();
    await page.ended;
    const next = await listen(filer);
    await filer.post('/draft-bills/save', asBody(billOf(freshNumber())));
    await expect.poll(() => next.events).toEqual([{ type: 'DRAFTS' }]);
  });

  it('[O06] end and are refused while the database cannot be listened to, so that pages poll', async () => {
    const page = await listen(filer);
    await allowConnections(false);
    await endListening();
    await page.ended;
    await expect.poll(async () => (await listen(filer)).answer.status).toBe(503);
    expect(Number((await listen(filer)).answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // Calls use the connections of the pool, which are open.
    expect((await filer.get('/draft-bills')).status).toBe(200);
    await allowConnections(true);
    await expect.poll(async () => (await listen(filer)).answer.status).toBe(200);
  });

  it('ignore unknown payloads on the channel', async () => {
    const page = await listen(filer);
    for (const strange of ['', 'garbage', 'null', '7', '{"enterpriseId":"1"}']) {
      await sql`select pg_notify('tpt_events', ${strange})`.execute(test.portal.db);
    }
    await filer.post('/draft-bills/save', asBody(billOf(freshNumber())));
    await expect.poll(() => page.events).toEqual([{ type: 'DRAFTS' }]);
  });

  it('free everything when pages come and go', async () => {
    const streams = countStreams();
    const { cookie } = filer;
    const visits = Array.from({ length: 30 }, async (_, index) => {
      const leaving = new AbortController();
      const page = fetch(`${test.app.listeningOrigin}${PORTAL_BASE}/events`, {
        headers: { cookie },
        signal: leaving.signal,
      });
      // Some disconnect before the response.
      if (index % 2 === 0) setTimeout(() => leaving.abort(), index);
      else void page.then(() => leaving.abort());
      await page.catch(() => {});
    });
    await Promise.all(visits);
    await expect.poll(() => streams.open).toBe(0);
    expect(streams.opened).toBeGreaterThan(0);
  });

  it('[D08] end for a page that does not read, before they fill the memory', async () => {
    const streams = countStreams();
    const page = openRaw(filer);
    await expect.poll(() => streams.open).toBe(1);
    // The database sends equal notifications once.
    const events = Array.from(
      { length: 200 },
      (_, coin) => ({ type: 'WALLET', data: { coin, couponCount: 1, filler: 'x'.repeat(7_000) } }) as PortalEvent,
    );
    // The system's own buffers take the first megabytes.
    for (let round = 0; round < 100 && streams.open > 0; round += 1) {
      await test.portal.db.transaction().execute((trx) => test.portal.bus.publish(trx, '1', ...events));
    }
    await expect.poll(() => streams.open).toBe(0);
    page.destroy();
  });

  it('require a session that still has access to the enterprise', async () => {
    const { db, clock } = test.portal;
    const { token_hash } = await db
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .where('account', '=', ACCOUNTS.filer)
      .select('token_hash')
      .executeTakeFirstOrThrow();
    const isUsable = (enterpriseId = '1') => isStillUsable(db, token_hash, enterpriseId, clock());
    expect([await isUsable(), await isUsable(test.rivalId)]).toEqual([true, false]);
    await db.updateTable('app_user').set({ joined: false }).where('account', '=', ACCOUNTS.filer).execute();
    expect(await isUsable()).toBe(false);
    await db.updateTable('app_user').set({ joined: true }).where('account', '=', ACCOUNTS.filer).execute();
    await db.updateTable('enterprise').set({ enabled: false }).where('id', '=', '1').execute();
    expect(await isUsable()).toBe(false);
    await db.updateTable('enterprise').set({ enabled: true }).where('id', '=', '1').execute();
    await filer.post('/logout');
    expect(await isUsable()).toBe(false);
  });

  it('are limited to ten per person; another is refused with Retry-After until one closes', async () => {
    const streams = countStreams();
    const open = Array.from({ length: 10 }, () => openRaw(filer));
    await expect.poll(() => streams.open).toBe(10);
    // A second browser of the same person shares the limit.
    const refused = await listen(await test.signIn(ACCOUNTS.filer));
    expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await listen(await test.signIn(ACCOUNTS.colleague))).answer.status).toBe(200);
    expect([streams.opened, streams.open]).toEqual([11, 11]);
    open[0]?.destroy();
    await expect.poll(() => streams.open).toBe(10);
    const page = await listen(filer);
    expect(page.answer.status).toBe(200);
    await filer.post('/draft-bills/save', asBody(billOf(freshNumber())));
    await expect.poll(() => page.events).toEqual([{ type: 'DRAFTS' }]);
    for (const socket of open) socket.destroy();
  });

  it('[O08] end when their page opens another one, because its connection broke unnoticed', async () => {
    const streams = countStreams();
    const open = Array.from({ length: 10 }, (_, index) => openRaw(filer, `page-${index}`));
    await expect.poll(() => streams.open).toBe(10);
    const ended = new Promise((resolve) => open[3]?.resume().once('close', resolve));
    // The same id of another person's page ends nothing.
    expect((await listen(rival, 'page-3')).answer.status).toBe(200);
    expect((await listen(filer, 'page-10')).answer.status).toBe(429);
    const page = await listen(filer, 'page-3');
    expect(page.answer.status).toBe(200);
    await ended;
    expect(streams.open).toBe(11);
    await filer.post('/draft-bills/save', asBody(billOf(freshNumber())));
    await expect.poll(() => page.events).toEqual([{ type: 'DRAFTS' }]);
    for (const socket of open) socket.destroy();
    await expect.poll(() => streams.open).toBe(2);
  });

  it('end when the portal closes', async () => {
    const page = await listen(filer);
    await Promise.all([test.app.close(), test.portal.bus.close()]);
    await page.ended;
  });
});
