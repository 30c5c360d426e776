import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { UploadReply } from '#contract/endpoints/applications.ts';
import type { ObjectStoreSettings } from '../config/objectStore.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { ObjectStore } from './objectStore.ts';
import { sweepUploads } from './sweepUploads.ts';
import { SAMPLES, uploadAgreement } from './testing/agreementFiles.ts';
import { startS3Server, type S3Server } from './testing/s3Server.ts';

const HOUR = 3_600_000;
const SECRET = 'canary-secret-of-the-store';
const lines: string[] = [];
let s3: S3Server;
let test: TestPortal;
let quay: TestClient;

beforeAll(async () => {
  s3 = await startS3Server();
  test = await startTestPortal({ config: { objectStore: s3.settings }, logLines: lines });
  quay = await test.signIn(ACCOUNTS.notOpen);
});
afterAll(async () => {
  await test.close();
  await s3.close();
});
beforeEach(async () => {
  s3.fault = null;
  s3.requests.length = 0;
  lines.length = 0;
  await test.portal.db.deleteFrom('uploaded_file').execute();
});

const rows = () => test.portal.db.selectFrom('uploaded_file').select('id').execute();
const arriving = (): Promise<string[]> => readdir(test.portal.config.uploadDir).catch(() => []);
/** Answers nothing; the connection stays open. */
const hang = () => true;
const fail = (response: ServerResponse, status: number) => response.writeHead(status).end();

/** Uses a store with other settings until the test ends. */
function useStore(settings: Partial<ObjectStoreSettings>): ObjectStore {
  const { uploads } = test.portal;
  onTestFinished(() => void (test.portal.uploads = uploads));
  const store = new ObjectStore({ ...s3.settings, ...settings });
  test.portal.uploads = store;
  return store;
}

async function upload(bytes: Buffer = SAMPLES.pdf): Promise<string> {
  const answer = await uploadAgreement(quay, bytes, 'a.pdf');
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as UploadReply).fileId;
}

describe('[O06] uploads in an object store', () => {
  it('come back byte for byte, at every portal of the store, and to their enterprise alone', async () => {
    const bytes = Buffer.concat([SAMPLES.pdf, randomBytes(3 * 1024 * 1024)]);
    const id = await upload(bytes);
    expect(await s3.objects()).toContain(id);
    expect(await arriving()).toEqual([]);
    const second = await startTestPortal({
      database: { connection: test.connection, drop: () => Promise.resolve() },
      config: { objectStore: s3.settings },
    });
    onTestFinished(() => second.close());
    for (const client of [quay, await second.signIn(ACCOUNTS.notOpen)]) {
      const answer = await client.get(`/whale/files/${id}`);
      expect(answer.headers['content-length']).toBe(String(bytes.length));
      expect(Buffer.from(answer.raw).equals(bytes)).toBe(true);
    }
    s3.requests.length = 0;
    const rival = await second.signIn(ACCOUNTS.rivalAdmin);
    expect((await rival.get(`/whale/files/${id}`)).status).toBe(404);
    expect(s3.requests).toEqual([]);
  });

  it('are stored once when the store fails at first', async () => {
    let failures = 2;
    s3.fault = (_, response) => {
      if (failures === 0) return false;
      failures -= 1;
      // The second time after the connection broke.
      if (failures === 0) response.destroy();
      else fail(response, 500);
      return true;
    };
    const before = await s3.objects();
    const id = await upload();
    expect(s3.requests).toEqual(Array(3).fill(`PUT /isf/office/uploads/${id}`));
    expect(await s3.objects()).toHaveLength(before.length + 1);
    expect(await rows()).toEqual([{ id }]);
  });

  const refusals: [string, Partial<ObjectStoreSettings>, S3Server['fault'], number, string][] = [
    ['refuses the key', { secretKey: SECRET }, null, 1, '403 SignatureDoesNotMatch'],
    ['has no such bucket', { bucket: 'none' }, null, 1, '404 NoSuchBucket'],
    ['is not there', { origin: 'http://127.0.0.1:1' }, null, 0, 'ECONNREFUSED'],
    ['is busy', {}, (_, response) => Boolean(fail(response, 503)), 3, '503'],
    ['never answers', { timeout: 300 }, hang, 1, 'in time'],
  ];
  it.each(refusals)(
    'are refused when the store %s, and leave nothing',
    async (_what, settings, fault, sent, logged) => {
      const before = await s3.objects();
      useStore(settings);
      s3.fault = fault;
      const answer = await uploadAgreement(quay);
      expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('could not be stored')]);
      expect(s3.requests).toHaveLength(sent);
      expect([await rows(), await arriving(), await s3.objects()]).toEqual([[], [], before]);
      const log = lines.join('');
      expect(log).toContain(logged);
      expect(log).not.toContain(SECRET);
    },
  );

  it('are unreadable for now while the store is away, and missing only when they are', async () => {
    const id = await upload();
    const own = test.portal.uploads;
    useStore({ timeout: 300 });
    s3.fault = hang;
    const away = await quay.get(`/whale/files/${id}`);
    expect([away.status, away.text]).toEqual([503, expect.stringContaining('cannot be opened right now')]);
    s3.fault = null;
    await own.remove(id);
    await own.remove(id);
    expect((await quay.get(`/whale/files/${id}`)).status).toBe(404);
    expect(lines.join('')).toContain('missing in the store');
  });

  it('end when the store falls silent midway', async () => {
    const id = await upload();
    const store = useStore({ timeout: 300 });
    s3.fault = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('half');
      return true;
    };
    const found = await store.read(id);
    expect(found?.size).toBe(1_000);
    await expect(buffer(found?.content ?? Readable.from([]))).rejects.toThrow('fell silent');
  });

  it('are removed a day after they lost their row, and never those of another installation', async () => {
    const id = await upload();
    const orphan = randomUUID();
    await s3.add(orphan, 'x');
    await s3.add('notes.txt', 'x');
    const now = test.now.value.getTime();
    await s3.age(new Date(now - 23 * HOUR));
    await sweepUploads(test.portal);
    expect(await s3.objects()).toEqual(expect.arrayContaining([id, orphan]));
    await s3.age(new Date(now - 25 * HOUR));

    const other = await startTestPortal({ config: { objectStore: s3.settings }, logLines: lines });
    onTestFinished(() => other.close());
    await sweepUploads(other.portal);
    expect(await s3.objects()).toEqual(expect.arrayContaining([id, orphan]));
    expect(lines.join('')).toContain('the store of another installation');

    await sweepUploads(test.portal);
    expect((await s3.objects()).toSorted()).toEqual([id, 'installation', 'notes.txt'].toSorted());
  });

  it('are listed beyond the first page, which must name the next one', async () => {
    // The server of the other tests makes its tokens with a cipher that OpenSSL no longer has.
    const [first, second] = [randomUUID(), randomUUID()];
    const pageOf = (id: string, end: string) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
        <Contents><Key>office/uploads/${id}</Key><LastModified>2026-08-01T10:00:00.000Z</LastModified></Contents>
        <Contents><Key>office/uploads/a &amp; b</Key><LastModified>2026-08-01T10:00:00.000Z</LastModified></Contents>${end}</ListBucketResult>`;
    const token = 'a+b/c==';
    const next = `<NextContinuationToken>${token}</NextContinuationToken><IsTruncated>true</IsTruncated>`;
    s3.fault = ({ url = '' }, response) => {
      const { searchParams } = new URL(url, s3.settings.origin);
      const isSecond = searchParams.get('continuation-token') === token;
      response.end(isSecond ? pageOf(second, '<IsTruncated>false</IsTruncated>') : pageOf(first, next));
      return true;
    };
    const storedAt = new Date('2026-08-01T10:00:00Z');
    const listed: unknown[] = [];
    for await (const upload of test.portal.uploads.list()) listed.push(upload);
    expect(listed).toEqual([
      { id: first, storedAt },
      { id: second, storedAt },
    ]);
    s3.fault = (_, response) => {
      response.end(pageOf(first, '<IsTruncated>true</IsTruncated>'));
      return true;
    };
    await expect(test.portal.uploads.list()[Symbol.asyncIterator]().next()).rejects.toThrow('cannot be read');
  });

  it('do not stop the sweep of others when the store is away', async () => {
    useStore({ origin: 'http://127.0.0.1:1' });
    await sweepUploads(test.portal);
    expect(lines.join('')).toContain('was not swept');
    expect((await test.newClient().get('/readyz')).status).toBe(200);
  });
});
