import { mkdtempSync, chmodSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import { amsRowOf, asBody, isf10Bill } from '#contract/testing/bills.ts';
import { readConfig } from '../config.ts';
import { TEST_SETTINGS } from '../embedded/postgresSettings.ts';
import { startEmbedded, type EmbeddedDatabase } from '../embedded/startEmbedded.ts';
import { startPortal, type RunningPortal } from '../server.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshKey, freshNumber } from '../testing/sending.ts';
import { openDatabase } from './database.ts';

const isWindows = process.platform === 'win32';
/** A page gives up after ten seconds; a busy machine needs more. */
const BOUND = 14_000;

let folder: string;
let database: EmbeddedDatabase;
let portal: RunningPortal;
let stopped: number[] = [];

// A separate server, because a frozen one would block other tests.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tpt-frozen-'));
  chmodSync(folder, 0o755);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  database = await startEmbedded({ dataDir: folder, log, settings: TEST_SETTINGS });
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', TPT_DEMO: 'on', TPT_DATA_DIR: folder });
  portal = await startPortal({ config, connection: database.connection });
});
afterAll(async () => {
  thaw();
  await portal?.close();
  await database?.stop();
  rmSync(realpathSync(join(folder, 'database')), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** Stops every process of the server, as a hung disk or a paused virtual machine does. */
async function freeze(): Promise<void> {
  const { db } = openDatabase({ ...database.superuser, database: 'postgres' });
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where pid <> pg_backend_pid()
    union select split_part(pg_read_file('postmaster.pid'), e'\n', 1)::int`.execute(db);
  await db.destroy();
  stopped = rows.map(({ pid }) => pid);
  signal('SIGSTOP');
}
function thaw(): void {
  signal('SIGCONT');
  stopped = [];
}
function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of stopped) {
    try {
      process.kill(pid, name);
    } catch {
      // A process that ended meanwhile.
    }
  }
}

async function callPortal(path: string, init: RequestInit = {}) {
  const started = performance.now();
  const answer = await fetch(`${portal.url}${PORTAL_BASE}${path}`, init);
  const body = (await answer.json()) as { message?: string; ok?: boolean };
  return { answer, body, ms: performance.now() - started };
}

/** Signs in as a browser does. @returns the headers of its next calls */
async function signIn(): Promise<Record<string, string>> {
  const jar = new Map<string, string>();
  const headers = (answer: Response) => {
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(text) ?? [];
      jar.set(name, value);
    }
    return {
      'content-type': 'application/json',
      'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
    };
  };
  const first = await callPortal('/anonymous/locale/support-locale');
  const body = JSON.stringify({ account: 'filer@harbour.test', password: 'tenplustwo' });
  const { answer } = await callPortal('/anonymous/login', { method: 'POST', headers: headers(first.answer), body });
  expect(answer.status).toBe(200);
  return headers(answer);
}

describe.skipIf(isWindows)('while PostgreSQL is frozen', () => {
  it('answers 503 in time and recovers without leaking connections', async () => {
    const headers = await signIn();
    const amsNo = freshNumber();
    const body = JSON.stringify(asBody(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] })));
    const send = (key: string) =>
      callPortal('/bills/send?payType=0', { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body });
    const key = freshKey();
    await freeze();
    const calls = [
      send(key),
      ...Array.from({ length: 30 }, () => callPortal('/bills', { headers })),
      callPortal('/draft-bills', { headers }),
      callPortal('/anonymous/login', {
        method: 'POST',
        headers,
        body: JSON.stringify({ account: 'a@b.test', password: 'x' }),
      }),
    ];
    const [health, readiness] = await Promise.all([callPortal('/healthz'), callPortal('/readyz')]);
    expect([health.answer.status, health.body]).toEqual([200, { ok: true }]);
    expect([readiness.answer.status, readiness.body]).toEqual([
      503,
      { ok: false, checks: { database: false, write: false } },
    ]);
    const answers = await Promise.all(calls);
    expect(answers.map(({ answer }) => answer.status)).toEqual(calls.map(() => 503));
    expect(answers.filter(({ answer }) => !answer.headers.get('retry-after'))).toEqual([]);
    expect(answers.filter(({ ms }) => ms > BOUND)).toEqual([]);

    thaw();
    await expect.poll(async () => (await callPortal('/readyz')).answer.status).toBe(200);
    // The send that was answered 503 was executed or not: either way it is charged once.
    const again = await send(key);
    expect(again.answer.status).toBe(200);
    const { answer } = await callPortal('/bills', { headers });
    expect(answer.status).toBe(200);
    const { db } = openDatabase(database.connection);
    expect(await brokenInvariants(db)).toEqual([]);
    const filings = await db.selectFrom('filing').select('id').where('ams_no', '=', amsNo).execute();
    expect(filings).toHaveLength(1);
    const open = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(db);
      return rows[0]?.count;
    };
    await expect.poll(open).toBe(0);
    await db.destroy();
  });
});
