import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startPortal } from './server.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { makeDataFolder, removeDataFolder } from './testing/scratchFolder.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const start = (env: Record<string, string> = {}) =>
  startPortal({ config: readConfig({ PORT: '0', LOG_LEVEL: 'error', ...env }), connection: database.connection });

async function count() {
  const { db } = openDatabase(database.connection);
  const tables = ['enterprise', 'app_user', 'wallet', 'draft', 'filing'] as const;
  const counts = [];
  for (const table of tables)
    counts.push(
      (
        await db
          .selectFrom(table)
          .select((row) => row.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  await db.destroy();
  return counts;
}

/** The forgery token and cookie of a write. */
async function xsrfOf(url: string) {
  const first = await fetch(`${url}/portal/me`);
  const cookies = first.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  const xsrf = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { 'x-xsrf-token': xsrf, cookie: cookies.join('; ') };
}

/** Signs in over a real socket. @returns the session's cookie */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/portal/anonymous/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await xsrfOf(url)) },
    body: JSON.stringify({ account: 'filer@harbour.test', password: 'tenplustwo' }),
  });
  expect(answer.status).toBe(200);
  return (
    answer.headers
      .getSetCookie()
      .find((text) => text.startsWith('tpt-session='))
      ?.split(';')[0] ?? ''
  );
}

/** Opens a spare connection, as browsers do. */
async function spareConnection(port: string) {
  const spare = connect(Number(port), 'localhost');
  await once(spare, 'connect');
  return spare;
}

describe('the portal on a socket', () => {
  it('seeds nothing into a database without practice', async () => {
    const portal = await start({ TPT_DEMO: 'off' });
    expect(portal.demo).toBe(false);
    await portal.close();
    expect(await count()).toEqual([0, 0, 0, 0, 0]);
  });

  it('seeds an empty database once, also when two start at once', async () => {
    const portals = await Promise.all([start(), start()]);
    const seeded = await count();
    await Promise.all(portals.map((portal) => portal.close()));
    await (await start()).close();
    expect(await count()).toEqual(seeded);
    expect(seeded.slice(0, 2)).toEqual([2, 5]);
  });

  it('[13.2.2] listens before its own work begins, so that port rights can be dropped in between', async () => {
    const dataDir = makeDataFolder();
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'error', TPT_DATA_DIR: dataDir, TPT_GATEWAY: 'files' });
    const inbox = join(dataDir, 'gateway', 'inbox');
    const seen: boolean[] = [];
    const onListening = () => void seen.push(existsSync(inbox));
    const portal = await startPortal({ config, connection: database.connection, onListening });
    expect([...seen, existsSync(inbox)]).toEqual([false, true]);
    await portal.close();
    const fails = () => {
      throw new Error('cannot give up rights');
    };
    await expect(startPortal({ config, connection: database.connection, onListening: fails })).rejects.toThrow(
      'cannot give up rights',
    );
    removeDataFolder(dataDir);
  });

  it('keeps sessions and XSRF tokens over a restart', async () => {
    const one = await start();
    const cookie = await signIn(one.url);
    await one.close();
    const two = await start();
    const answer = await fetch(`${two.url}/portal/me`, { headers: { cookie } });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ userId: 'demo-filer' })]);
    await two.close();
  });

  it('closes while a page has an event stream, and refuses further calls', async () => {
    const portal = await start();
    const cookie = await signIn(portal.url);
    await new Promise<void>((resolve, reject) => {
      get(`${portal.url}/portal/events`, { headers: { cookie } }, (stream) => {
        stream.once('data', () => void portal.close().then(resolve, reject));
        stream.resume();
      }).on('error', reject);
    });
    await expect(fetch(`${portal.url}/portal/healthz`)).rejects.toThrow();
  });

  it('closes at once when only spare connections are open, and finishes running requests', async () => {
    const portal = await start();
    const { port } = new URL(portal.url);
    const spares = await Promise.all([spareConnection(port), spareConnection(port)]);
    const gone = Promise.all(spares.map((spare) => once(spare, 'close')));
    const slow = request(`${portal.url}/portal/anonymous/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue', ...(await xsrfOf(portal.url)) },
    });
    slow.flushHeaders();
    await once(slow, 'continue');
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
    const closed = portal.close();
    slow.end('{}');
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(422);
    await Promise.all([closed, gone]);
  });

  it('[O08] refuses a request that arrives on an open connection while it closes', async () => {
    const portal = await start();
    const { hostname, port } = new URL(portal.url);
    const { cookie, ...token } = await xsrfOf(portal.url);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
    const head = Object.entries({
      host: 'localhost',
      cookie,
      ...token,
      expect: '100-continue',
      'content-type': 'application/json',
      'content-length': '2',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /portal/anonymous/login HTTP/1.1\r\n${head.join('')}\r\n`);
    await expect.poll(() => received).toContain('100 Continue');
    const closed = portal.close();
    socket.write('{}GET /portal/draft-bills HTTP/1.1\r\nhost: localhost\r\naccept-language: vi\r\n\r\n');
    await Promise.all([closed, once(socket, 'close')]);
    expect(received).toMatch(/HTTP\/1\.1 422 /u);
    expect(received).toMatch(/HTTP\/1\.1 503 [^]+retry-after: 3[^]+khởi động lại/iu);
  });
});
