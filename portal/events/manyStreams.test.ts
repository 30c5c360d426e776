import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import { asBody, isf10Bill } from '#contract/testing/bills.ts';
import { createSession } from '../store/sessions.ts';
import { insertUser } from '../store/enterprises.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { testPasswordHash } from '../testing/testPassword.ts';
import { EVERYONE } from './bus.ts';

/** `npm run faults` may set more. */
const STREAMS = Number(process.env['TPT_FAULT_STREAMS'] ?? 1_000);
/** The limits per person and per enterprise. */
const PER_PERSON = 10;
const PER_OFFICE = 200;
/** Bytes of this process for one stream, both ends included; 18 KB were measured. */
const MOST_MEMORY = 100_000;

let test: TestPortal;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await startTestPortal();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await test.close();
});

/** Enterprises of 20 people each. @returns a session of each person, by enterprise */
async function openOffices(count: number): Promise<string[][]> {
  const passwordHash = await testPasswordHash();
  const now = test.portal.clock();
  return test.portal.db.transaction().execute(async (trx) => {
    await sql`insert into enterprise (id, name, enabled, audit_status, house_scac, created_at)
      select 'streams-' || n, 'E' || n, true, 'accepted', 'HBRL', now() from generate_series(1, ${count}::int) n`.execute(
      trx,
    );
    const offices: string[][] = [];
    for (let office = 1; office <= count; office += 1) {
      const sessions: string[] = [];
      for (let person = 0; person < PER_OFFICE / PER_PERSON; person += 1) {
        const account = `p${person}@office${office}.test`;
        const user = { account, name: account, passwordHash };
        const rights = { admin: true, userType: null };
        const userId = await insertUser(trx, `streams-${office}`, user, rights, now);
        sessions.push(await createSession(trx, { userId: userId ?? '' }, now));
      }
      offices.push(sessions);
    }
    return offices;
  });
}

interface Page {
  office: number;
  received: string;
}

/** A page's connection; its status line and events are in `received`. */
function openStream(session: string, office: number): Page {
  const page = { office, received: '' };
  const socket = connect(Number(new URL(test.app.listeningOrigin).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('data', (bytes: Buffer) => (page.received += bytes.toString()));
  socket.write(`GET ${PORTAL_BASE}/events HTTP/1.1\r\nHost: localhost\r\nCookie: tpt-session=${session}\r\n\r\n`);
  return page;
}
const count = (pages: readonly Page[], text: string) => pages.filter(({ received }) => received.includes(text)).length;

it(`[O08] ${STREAMS} event streams get events at once, and further ones are refused`, async () => {
  const offices = await openOffices(STREAMS / PER_OFFICE);
  const people = offices.flatMap((sessions, office) => sessions.map((session) => ({ session, office })));
  const filer = await test.signIn(ACCOUNTS.filer);
  const before = process.memoryUsage().rss;
  const pages = people.flatMap(({ session, office }) =>
    Array.from({ length: PER_PERSON }, () => openStream(session, office)),
  );
  await expect.poll(() => count(pages, ':\n\n')).toBe(STREAMS);
  const perStream = (process.memoryUsage().rss - before) / STREAMS;
  expect(perStream).toBeLessThan(MOST_MEMORY);

  // One more is refused in a full office only, and calls are answered.
  const refused = openStream(offices[0]?.[0] ?? '', 0);
  await expect.poll(() => refused.received).toMatch(/^HTTP\/1\.1 429 [^]+retry-after: 30/iu);
  expect((await filer.get('/draft-bills')).status).toBe(200);

  const saved = await test.app.inject({
    method: 'POST',
    url: `${PORTAL_BASE}/draft-bills/save`,
    headers: await writeHeaders(offices[0]?.[0] ?? ''),
    payload: asBody(isf10Bill()),
  });
  expect(saved.statusCode).toBe(200);
  await expect.poll(() => count(pages, '"DRAFTS"')).toBe(PER_OFFICE);
  expect(
    count(
      pages.filter(({ office }) => office !== 0),
      '"DRAFTS"',
    ),
  ).toBe(0);
  await test.portal.db.transaction().execute((trx) => test.portal.bus.publish(trx, EVERYONE, { type: 'NOTICES' }));
  await expect.poll(() => count(pages, '"NOTICES"')).toBe(STREAMS);
});

async function writeHeaders(session: string): Promise<Record<string, string>> {
  const cookie = `tpt-session=${session}`;
  const first = await test.app.inject({ url: `${PORTAL_BASE}/me`, headers: { cookie } });
  const { userId, enterpriseId } = first.json<{ userId: string; enterpriseId: string }>();
  const token = first.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { cookie: `${cookie}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token, 'x-owner': `${userId}.${enterpriseId}` };
}
