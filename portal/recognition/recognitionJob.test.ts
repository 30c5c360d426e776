import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecognitionJob, RecognitionJobWithResult } from '#contract/endpoints/recognition.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { RunningJobs } from '../jobs/startJobs.ts';
import { queuePurges } from '../retention/purge.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { DocumentKeys, readDocumentKeys } from './documentKeys.ts';
import type { RecognitionEngine } from './engine.ts';
import { readOne } from './readOne.ts';
import { openJson } from './sealedJson.ts';
import { filePart, postDocuments, startRecognition } from './testing/documents.ts';
import { lineEngine } from './testing/lineEngine.ts';
import { understandBatch } from './understandBatch.ts';
import { Unrecognizable } from './unrecognizable.ts';

const DAY = 24 * 3_600_000;
const NAME = 'CONFIDENTIAL WORKS';
const TEXT = `Seller: ${NAME}\nB/L No.: OOLU2719403685`;

let test: TestPortal;
let filer: TestClient;
let jobs: RunningJobs | undefined;
beforeEach(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await test.close();
});

async function send(client: TestClient, ...names: string[]): Promise<string[]> {
  const answer = await postDocuments(
    client,
    names.map((name) => filePart(name, `${TEXT}\nBuyer: ${name}`)),
  );
  expect(answer.status, answer.text).toBe(202);
  return (answer.body as { jobs: { id: string }[] }).jobs.map(({ id }) => id);
}
const jobOf = async (id: string, client = filer) =>
  (await client.get(`/bill-ai/jobs/${id}`)).body as RecognitionJobWithResult;

/** Records which files are read, and how many at a time. */
function recordingEngine() {
  const read: string[] = [];
  const atWork = new Map<string, number>();
  let mostOfOne = 0;
  const engine: RecognitionEngine = {
    ...lineEngine,
    read: async (file, options) => {
      const enterprise = file.filename.slice(0, 1);
      atWork.set(enterprise, (atWork.get(enterprise) ?? 0) + 1);
      mostOfOne = Math.max(mostOfOne, atWork.get(enterprise) ?? 0);
      read.push(file.filename);
      await test.portal.db.selectFrom('job').select('id').execute();
      atWork.set(enterprise, (atWork.get(enterprise) ?? 1) - 1);
      return lineEngine.read(file, options);
    },
  };
  return { engine, read, mostOfOne: () => mostOfOne };
}

describe('jobs of recognition', () => {
  it('[A01] alternate between enterprises, one document of each at a time', async () => {
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const own = Array.from({ length: 20 }, (_, at) => `A${at}.pdf`);
    const ids = await send(filer, ...own);
    await send(rival, 'B0.pdf', 'B1.pdf', 'B2.pdf');
    const { engine, read, mostOfOne } = recordingEngine();
    jobs = startRecognition(test.portal, engine);
    await expect.poll(async () => (await jobOf(ids[19] ?? '')).state).toBe('done');
    expect(mostOfOne()).toBe(1);
    expect(read.filter((name) => name.startsWith('A'))).toEqual(own);
    // Two workers: the third document of the second enterprise waits for few of the first.
    expect(read.indexOf('B2.pdf')).toBeLessThan(10);
    expect(read).toHaveLength(23);
  });

  it('[A01] let a colleague’s document wait for one document, not for a whole batch', async () => {
    const colleague = await test.signIn(ACCOUNTS.colleague);
    await send(filer, ...Array.from({ length: 10 }, (_, at) => `A${at}.pdf`));
    const [short = ''] = await send(colleague, 'A-short.pdf');
    const { engine, read } = recordingEngine();
    jobs = startRecognition(test.portal, engine);
    await expect.poll(async () => (await jobOf(short, colleague)).state).toBe('done');
    expect(read.indexOf('A-short.pdf')).toBe(1);
  });

  it('[E04] report a document that was started twice without an end, and read the others', async () => {
    const [bad = '', good = ''] = await send(filer, 'bad.pdf', 'good.pdf');
    const { db } = test.portal;
    await db.updateTable('recognition_file').set({ state: 'reading', starts: 2 }).where('id', '=', bad).execute();
    jobs = startRecognition(test.portal, lineEngine);
    await expect.poll(async () => (await jobOf(good)).state).toBe('done');
    expect(await jobOf(bad)).toMatchObject({
      state: 'failed',
      reason: 'stoppedTwice',
      message: expect.stringContaining('“bad.pdf”'),
    });
  });

  it('[E04] report what understanding them ended twice', async () => {
    const [id = ''] = await send(filer, 'a.pdf');
    const stops: RecognitionEngine = { ...lineEngine, understand: () => new Promise(() => {}) };
    jobs = startRecognition(test.portal, stops);
    const { db } = test.portal;
    const batch = () => db.selectFrom('recognition_batch').select(['state', 'starts']).executeTakeFirst();
    await expect.poll(batch).toEqual({ state: 'understanding', starts: 1 });
    await db.updateTable('recognition_batch').set({ starts: 2 }).execute();
    const next = startRecognition(test.portal, lineEngine);
    await db.updateTable('job').set({ leased_by: null }).where('kind', '=', 'recognition.run').execute();
    await expect.poll(() => jobOf(id)).toMatchObject({ state: 'failed', reason: 'stoppedTwice' });
    await next.stop();
    jobs = undefined;
  });

  it('[G13] are not failed late by a start that another portal took over from', async () => {
    const [id = ''] = await send(filer, 'a.pdf');
    const { db } = test.portal;
    const { id: batchId } = await db.selectFrom('recognition_batch').select('id').executeTakeFirstOrThrow();
    const { userId = '', enterpriseId = '' } = filer.user ?? {};
    const fail = () => Promise.reject(new Unrecognizable('damaged'));
    const failing: RecognitionEngine = { ...lineEngine, read: fail, understand: fail };
    const run = { enterpriseId: String(enterpriseId), batchId };
    const { signal } = new AbortController();

    await db.updateTable('recognition_file').set({ state: 'reading', starts: 2 }).execute();
    await readOne(test.portal, failing, run, { kind: 'read', file: { id, starts: 1 }, userId }, signal);
    expect(await jobOf(id)).toMatchObject({ state: 'reading' });
    await readOne(test.portal, lineEngine, run, { kind: 'read', file: { id, starts: 2 }, userId }, signal);

    await db.updateTable('recognition_batch').set({ state: 'understanding', starts: 2 }).execute();
    await understandBatch(test.portal, failing, run, { kind: 'understand', starts: 1, userId }, signal);
    await understandBatch(test.portal, lineEngine, run, { kind: 'understand', starts: 2, userId }, signal);
    const done = await jobOf(id);
    expect(done.result?.success).toHaveLength(1);
    await understandBatch(test.portal, failing, run, { kind: 'understand', starts: 2, userId }, signal);
    expect(await jobOf(id)).toEqual(done);
    const batch = await db.selectFrom('recognition_batch').select('state').executeTakeFirst();
    expect(batch).toEqual({ state: 'done' });
  });

  it('[G13] give one result when a step runs twice at the same time', async () => {
    const [id = ''] = await send(filer, 'a.pdf');
    const gate = { open: () => {} };
    let starts = 0;
    const slow: RecognitionEngine = {
      ...lineEngine,
      understand: async (task, signal) => {
        starts += 1;
        if (starts === 1) await new Promise<void>((resolve) => (gate.open = resolve));
        return lineEngine.understand(task, signal);
      },
    };
    jobs = startRecognition(test.portal, slow);
    await expect.poll(() => starts).toBe(1);
    const other = startRecognition(test.portal, slow);
    await test.portal.db.updateTable('job').set({ leased_by: null }).execute();
    // Either of the two takes the job whose lease was released.
    await expect.poll(async () => (await jobOf(id)).state).toBe('done');
    const first = await jobOf(id);
    gate.open();
    await jobs.drain();
    await other.stop();
    expect(await jobOf(id)).toEqual(first);
    expect(first.result?.success).toHaveLength(1);
  });

  it('fail a document that the engine cannot read, without its name in the log', async () => {
    const lines: string[] = [];
    const { log } = test.portal;
    const error = log.error.bind(log);
    log.error = (...facts: unknown[]) => void lines.push(JSON.stringify(facts));
    const broken: RecognitionEngine = { ...lineEngine, read: () => Promise.reject(new Error(`bad text: ${NAME}`)) };
    const [id = ''] = await send(filer, `${NAME}.pdf`);
    jobs = startRecognition(test.portal, broken);
    await expect.poll(async () => (await jobOf(id)).reason).toBe('aiAbnormal');
    log.error = error;
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain('CONFIDENTIAL');
  });
});

describe('documents at rest', () => {
  /** Everything that the database holds of documents, as text. */
  async function storedText(): Promise<string> {
    const tables = ['recognition_batch', 'recognition_file', 'job'];
    const rows = await Promise.all(
      tables.map((table) =>
        sql<{
          row: string;
        }>`select convert_from(decode(string_agg(encode(t::text::bytea, 'hex'), ''), 'hex'), 'utf8') as row
          from ${sql.table(table)} t`.execute(test.portal.db),
      ),
    );
    const files = await test.portal.db.selectFrom('recognition_file').selectAll().execute();
    const bytes = files.flatMap(({ filename, content, document }) => [filename, content, document ?? Buffer.alloc(0)]);
    return rows.map((one) => one.rows[0]?.row ?? '').join('') + Buffer.concat(bytes).toString('latin1');
  }

  it('[D15] are encrypted with a key that only the account of the portal can read', async () => {
    const [id = ''] = await send(filer, `${NAME}.pdf`);
    jobs = startRecognition(test.portal, lineEngine);
    await expect.poll(async () => (await jobOf(id)).state).toBe('done');
    const stored = await storedText();
    const hex = Buffer.from('CONFIDENTIAL').toString('hex');
    for (const trace of ['CONFIDENTIAL', hex, 'OOLU2719403685']) expect(stored).not.toContain(trace);
    const key = join(test.portal.config.documentDir, 'key');
    expect((await stat(key)).mode & 0o777).toBe(0o600);
    expect(readDocumentKeys(await readFile(key, 'utf8'))?.[0]).toHaveLength(32);
  });

  it('can be read with an older key after the key was exchanged, and not by another enterprise', async () => {
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const keys = (...documentKeys: Buffer[]) => new DocumentKeys({ documentKeys, documentDir: '/nowhere' });
    const sealed = await keys(first).seal('1', 'content a', Buffer.from('text'));
    expect((await keys(second, first).open('1', 'content a', sealed))?.toString()).toBe('text');
    expect(await keys(second).open('1', 'content a', sealed)).toBeNull();
    expect(await keys(first).open('2', 'content a', sealed)).toBeNull();
    expect(await keys(first).open('1', 'content b', sealed)).toBeNull();
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    expect(await keys(first).open('1', 'content a', sealed)).toBeNull();
    expect(await openJson(keys(first), '1', 'content a', Buffer.alloc(3))).toBeNull();
  });

  it('[O01] are deleted after 30 days, and a day after their drafts were removed', async () => {
    const [old = ''] = await send(filer, 'old.pdf');
    jobs = startRecognition(test.portal, lineEngine);
    await expect.poll(async () => (await jobOf(old)).state).toBe('done');
    const purge = async () => {
      await test.portal.db.transaction().execute((trx) => queuePurges(trx, test.now.value));
      await jobs?.drain();
    };
    const left = async () =>
      (await test.portal.db.selectFrom('recognition_file').select('id').execute()).map(({ id }) => id);
    test.passTime(29 * DAY);
    filer = await test.signIn(ACCOUNTS.filer);
    const [young = ''] = await send(filer, 'young.pdf');
    await jobs.drain();
    await purge();
    expect((await left()).toSorted()).toEqual([old, young].toSorted());
    test.passTime(2 * DAY);
    expect((await filer.get(`/bill-ai/jobs/${old}`)).status).toBe(404);
    await purge();
    expect(await left()).toEqual([young]);

    const [result] = (await jobOf(young)).result?.success ?? [];
    const body = { ...isf10Bill(), from: 'AI' as const };
    const saved = await filer.post('/draft-bills/save', body, { 'idempotency-key': result?.id ?? '' });
    const draft = (saved.body as { id: string }).id;
    const expiry = async () => (await jobOf(young)).expiresAt;
    const full = await expiry();
    await filer.post('/draft-bills/remove', [draft]);
    expect(await expiry()).not.toBe(full);
    await filer.post('/draft-bills/restore', [draft]);
    expect(await expiry()).toBe(full);
    await filer.post('/draft-bills/remove', [draft]);
    test.passTime(DAY + 1_000);
    await purge();
    expect(await left()).toEqual([]);
  });

  it('are not shown in lists after their time', async () => {
    await send(filer, 'a.pdf');
    test.passTime(31 * DAY);
    filer = await test.signIn(ACCOUNTS.filer);
    expect((await filer.get('/bill-ai/jobs')).body as { jobs: RecognitionJob[] }).toEqual({ jobs: [] });
  });
});
