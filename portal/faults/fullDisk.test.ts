import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../portal.ts';
import { soundPortal } from './bundlePortal.ts';
import { expectFinalState, type Expected } from './expectFinalState.ts';
import { FaultRun, type FilingRequest } from './faultRun.ts';

/** Only root may mount a file system of a given size. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;
/** A new cluster takes 90 MB, with the segments of its log that it keeps 130 MB. */
const DISK = '160m';
const PRICE = 70;
/** The first send already needs a further page of some table. */
const SENDS_MOST = 8;
const TIMEOUT = 300_000;

const disk = mkdtempSync(join(tmpdir(), 'tpt-disk-'));
const filler = join(disk, 'filler');
let run: FaultRun;
/** B/L numbers of all sends that must succeed in the end. */
const sent: string[] = [];

beforeAll(async () => {
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', disk]);
  else chmodSync(disk, 0o755);
  run = new FaultRun(soundPortal(), disk);
  await run.prepare();
}, TIMEOUT);
afterAll(async () => {
  await run?.end();
  rmSync(filler, { force: true });
  if (canMount) execFileSync('umount', [disk]);
  rmdirSync(disk);
}, TIMEOUT);

async function draftToSend(): Promise<FilingRequest> {
  const amsNo = `ORDADISK${String(sent.length).padStart(4, '0')}`;
  sent.push(amsNo);
  return run.createDraft(`key ${amsNo}`, amsNo);
}
/** Sends a draft; the answer as the page gets it. */
async function post({ path, body, key = '' }: FilingRequest) {
  const answer = await run.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'accept-language': 'en' },
    body: JSON.stringify(body),
  });
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, message, retryAfter: Number(answer.headers.get('retry-after')) };
}
/** As a supervisor, without a session. */
const check = async (name: 'healthz' | 'readyz') => (await fetch(`${run.portal.url}/portal/${name}`)).status;

const refusal = {
  status: 503,
  message: expect.stringMatching(/disk is full, read-only or failing.+Nothing was changed or charged/u),
  retryAfter: 30,
};

describe('the disk of the database', () => {
  it.skipIf(process.platform === 'win32')(
    '[O08] read-only: refuses the send, keeps the draft, sends it later',
    async () => {
      const send = await draftToSend();
      const path = await run.withDatabase(async (db) => {
        const { rows } = await sql<{ path: string }>`select
        current_setting('data_directory') || '/' || pg_relation_filepath('filing') as path`.execute(db);
        return rows[0]?.path ?? '';
      });
      // A file that may not be written has the same SQLSTATE as one on a read-only disk.
      chmodSync(path, 0o400);
      try {
        await run.reconnectDatabase();
        // A call may still meet a connection that was just ended.
        await expect.poll(() => post(send)).toEqual(refusal);
      } finally {
        // Otherwise the database could not recover in the next test.
        chmodSync(path, 0o600);
      }
      await expect.poll(async () => (await post(send)).status).toBe(200);
    },
  );

  it.runIf(canMount)('[O08] full: refuses sends without a charge, and works again when there is room', async () => {
    const waiting = await Promise.all(Array.from({ length: SENDS_MOST }, draftToSend));
    fill();
    await expect.poll(() => check('readyz')).toBe(503);
    let refused: FilingRequest | undefined;
    for (const send of waiting) {
      const answer = await post(send);
      if (answer.status === 200) continue;
      // PostgreSQL may meet the end of the disk in its log first, and end.
      if (!/not responding/u.test(answer.message ?? '')) expect(answer).toEqual(refusal);
      expect(answer.status).toBe(503);
      refused = send;
      break;
    }
    expect(refused).toBeDefined();

    // The log needs a further segment: PostgreSQL ends and cannot start again.
    await expect(run.withDatabase(writeLog)).rejects.toThrow(
      /No space left on device|lost|terminated|closed|the database system is /u,
    );
    expect(await post(refused ?? { path: '' })).toMatchObject({ status: 503, message: expect.any(String) });
    expect(await check('healthz')).toBe(200);
    rmSync(filler);
    await expect.poll(() => check('readyz'), { timeout: 60_000 }).toBe(200);
    for (const send of waiting) expect((await post(send)).status).toBe(200);
  });

  it('[O08] afterwards every send was filed and charged once', async () => {
    const filings: Expected['filings'] = Object.fromEntries(sent.map((amsNo) => [amsNo, ['receiveSuccess', 1]]));
    await expectFinalState(run, { filings, spent: sent.length * PRICE }, expect);
  });
});

/** Takes all room of the disk. */
function fill(): void {
  const file = openSync(filler, 'w');
  for (let size = 1 << 20; size >= 4_096; size /= 2) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // Smaller pieces take the rest.
    }
  }
  closeSync(file);
}

/** Writes the log until the disk refuses its next segment. */
async function writeLog(db: Db): Promise<void> {
  for (let megabyte = 0; megabyte < 512; megabyte += 1) {
    await sql`select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`.execute(db);
  }
}
