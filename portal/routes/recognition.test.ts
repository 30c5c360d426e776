import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { RecognitionJob, RecognitionJobWithResult, RecognitionMessage } from '#contract/endpoints/recognition.ts';
import { LIMITS } from '#contract/limits.ts';
import { errors } from '#messages/en/errors.ts';
import { startJobs, type RunningJobs } from '../jobs/startJobs.ts';
import { addBatch, addFile } from '../recognition/documentStore.ts';
import { filePart, postDocuments, type SamplePart } from '../recognition/testing/documents.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';

let test: TestPortal;
let filer: TestClient;
let jobs: RunningJobs;
beforeEach(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  jobs = startJobs(test.portal);
});
afterEach(async () => {
  await jobs.stop();
  await test.close();
});

interface Sent {
  batchId: string;
  jobs: { id: string; filename: string }[];
  rejected: { filename: string; reason: string; message: string }[];
}

const TEXT = 'Seller: NINGBO PIVOT CO\nBuyer: PIVOT USA INC\nB/L No.: OOLU2719403685';
const text = (bytes: string): SamplePart => ({ name: 'text', bytes });
async function send(parts: SamplePart[], client = filer): Promise<Sent> {
  const answer = await postDocuments(client, parts);
  expect(answer.status, answer.text).toBe(202);
  return answer.body as Sent;
}
const postWithKey = (client: TestClient, key: string, parts: SamplePart[]) =>
  postDocuments(
    { post: (path, body, headers) => client.post(path, body, { ...headers, 'idempotency-key': key }) },
    parts,
  );
const jobOf = async (id: string, client = filer) =>
  (await client.get(`/bill-ai/jobs/${id}`)).body as RecognitionJobWithResult;

describe('recognition', () => {
  it('[D15] turns pasted text into a draft, once, and shows document and file', async () => {
    const {
      jobs: [sent],
      batchId,
    } = await send([text(TEXT), { name: 'billType', bytes: '1' }]);
    await jobs.drain();
    const job = await jobOf(sent!.id);
    expect(job).toMatchObject({ id: sent!.id, batchId, filename: '', kind: 'text', state: 'done' });
    expect(job.result?.success).toEqual([
      expect.objectContaining({
        id: expect.stringMatching(/^new-[\da-f]{32}$/u),
        billType: 1,
        sellerName: 'NINGBO PIVOT CO',
        amsRequestList: [expect.objectContaining({ amsNo: 'OOLU2719403685' })],
      }),
    ]);
    expect(job.result?.success[0]?.recognition.documents).toEqual([{ jobId: sent!.id, filename: '' }]);
    expect((await filer.get(`/bill-ai/jobs/${sent!.id}/document`)).body).toMatchObject({ parts: [{ kind: 'grid' }] });
    const file = await filer.get(`/bill-ai/jobs/${sent!.id}/file`);
    expect([file.text, file.headers['content-disposition']]).toEqual([TEXT, 'attachment; filename="text.txt"']);
    const list = (await filer.get('/bill-ai/jobs')).body as { jobs: RecognitionJob[] };
    expect(list.jobs.map(({ id, state }) => [id, state])).toEqual([[sent!.id, 'done']]);
  });

  it('[G13] recognizes an upload once that was sent again because its answer was lost', async () => {
    const upload = (client: TestClient, key: string) =>
      postWithKey(client, key, [text(TEXT), filePart('photo.png', 'x')]);
    const colleague = await test.signIn(ACCOUNTS.colleague);
    const [first, again] = await Promise.all([upload(filer, 'one'), upload(filer, 'one')]);
    const bodies = [first, again, await upload(filer, 'one')].map(({ body }) => body);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    const others = [await upload(filer, 'two'), await upload(colleague, 'one')].map(
      ({ body }) => (body as Sent).batchId,
    );
    const batches = await test.portal.db.selectFrom('recognition_batch').select('id').execute();
    expect(batches.map(({ id }) => id).toSorted()).toEqual([(first.body as Sent).batchId, ...others].toSorted());
    await jobs.drain();
    expect((await jobOf((first.body as Sent).jobs[0]!.id)).result?.success).toHaveLength(1);
  });

  it('[G13] answers a repeated upload also when no further one is taken', async () => {
    const { portal } = test;
    const first = await postWithKey(filer, 'one', [text(TEXT)]);
    const enterpriseId = filer.user?.enterpriseId ?? '';
    const batchId = await addBatch(portal, { enterpriseId, userId: filer.user?.userId ?? '' }, 1);
    const waiting = { filename: '', kind: 'text', bytes: Buffer.from(TEXT) } as const;
    for (let n = 0; n < LIMITS.recognitionWaiting; n += 1) await addFile(portal, enterpriseId, batchId, n, waiting);
    expect((await postWithKey(filer, 'two', [text(TEXT)])).body).toMatchObject({ reason: 'tooManyWaiting' });
    expect((await postWithKey(filer, 'one', [text(TEXT)])).body).toEqual(first.body);
    portal.config.uploadSpace = 1;
    expect((await postWithKey(filer, 'two', [text(TEXT)])).status).toBe(507);
    expect((await postWithKey(filer, 'one', [text(TEXT)])).body).toEqual(first.body);
  });

  it('[G13] refuses the key of an upload with another number of documents', async () => {
    const first = await postWithKey(filer, 'one', [text(TEXT)]);
    const other = await postWithKey(filer, 'one', [text(TEXT), filePart('invoice.pdf', 'x')]);
    expect([other.status, other.body]).toEqual([422, { code: 422, message: errors.keyReused }]);
    const batches = await test.portal.db.selectFrom('recognition_batch').select('id').execute();
    expect(batches).toEqual([{ id: (first.body as Sent).batchId }]);
  });

  it('[V20] takes the files that fit and names the others', async () => {
    const { jobs: taken, rejected } = await send([
      filePart('报关单.XLSX', 'PK'),
      filePart('big.pdf', Buffer.alloc(LIMITS.recognitionFile + 1)),
      filePart('photo.png', 'x'),
      filePart('empty.doc', ''),
      filePart('exact.pdf', Buffer.alloc(LIMITS.recognitionFile, 'x')),
    ]);
    expect(taken.map(({ filename }) => filename)).toEqual(['报关单.XLSX', 'exact.pdf']);
    expect(rejected.map(({ filename, reason }) => [filename, reason])).toEqual([
      ['big.pdf', 'tooLarge'],
      ['photo.png', 'type'],
      ['empty.doc', 'empty'],
    ]);
    expect(rejected[0]?.message).toContain('“big.pdf” is larger than 4 MB');
  });

  it('[V20] [E04] refuses a call without a usable file in the user’s language', async () => {
    const zh = { 'accept-language': 'zh-CN' };
    const client: Pick<TestClient, 'post'> = {
      post: (path, body, headers) => filer.post(path, body, { ...headers, ...zh }),
    };
    const answer = await postDocuments(client, [filePart('a.png', 'x'), filePart('b.exe', 'x')]);
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({
        code: 1020,
        reason: 'type',
        message: expect.stringMatching(/“a\.png”不是.*\n“b\.exe”/u),
      }),
    ]);
    const none = await postDocuments(filer, []);
    const long = await postDocuments(filer, [text('x'.repeat(LIMITS.recognitionText + 1))]);
    const many = await postDocuments(
      filer,
      Array.from({ length: 21 }, (_, at) => filePart(`${at}.pdf`, 'x')),
    );
    const bodies = [none, long, many].map(({ status, body }) => [status, (body as { reason: string }).reason]);
    expect(bodies).toEqual([
      [422, 'noFile'],
      [422, 'textTooLong'],
      [422, 'tooManyFiles'],
    ]);
    expect(await test.portal.db.selectFrom('recognition_batch').select('id').execute()).toEqual([]);
  });

  it('[P04] shows the documents of a person to colleagues only as drafts are shown', async () => {
    const admin = await test.signIn(ACCOUNTS.admin);
    await admin.post('/enterprises/settings', { sharedDrafts: false });
    const {
      jobs: [sent],
    } = await send([text(TEXT)]);
    await jobs.drain();
    const path = `/bill-ai/jobs/${sent!.id}`;
    const colleague = await test.signIn(ACCOUNTS.colleague);
    const seen = async (client: TestClient) =>
      Promise.all([path, `${path}/document`, `${path}/file`].map(async (one) => (await client.get(one)).status));
    expect(await seen(colleague)).toEqual([404, 404, 404]);
    expect((await colleague.post('/bill-ai/jobs/remove', [sent!.id])).status).toBe(404);
    expect(await seen(admin)).toEqual([200, 200, 200]);
    await admin.post('/enterprises/settings', { sharedDrafts: true });
    expect(await seen(colleague)).toEqual([200, 200, 200]);
    expect(await seen(await test.signIn(ACCOUNTS.sub))).toEqual([404, 404, 404]);
    expect((await colleague.get('/bill-ai/jobs')).body).toEqual({ jobs: [] });
  });

  it('[A02] gives another browser what was recognized, and documents to the new owner', async () => {
    const admin = await test.signIn(ACCOUNTS.admin);
    await admin.post('/enterprises/settings', { sharedDrafts: false });
    const {
      jobs: [sent],
    } = await send([text(`${TEXT}\nHTS code: 940360`)]);
    await jobs.drain();
    const [result] = (await jobOf(sent!.id)).result?.success ?? [];
    const save = async (from: 'AI' | null, key: string) => {
      const saved = await filer.post('/draft-bills/save', { ...isf10Bill(), from }, { 'idempotency-key': key });
      return (saved.body as { id: string }).id;
    };
    const draft = await save('AI', result?.id ?? '');
    const recognition = { recognition: result?.recognition };
    expect((await filer.get(`/bill-ai/drafts/${draft}`)).body).toEqual(recognition);
    expect((await filer.get(`/bill-ai/drafts/${await save(null, 'typed')}`)).body).toEqual({ recognition: null });

    const colleague = await test.signIn(ACCOUNTS.colleague);
    const paths = [`/bill-ai/drafts/${draft}`, `/bill-ai/jobs/${sent!.id}/document`, `/bill-ai/jobs/${sent!.id}/file`];
    const seen = () => Promise.all(paths.map(async (path) => (await colleague.get(path)).status));
    expect(await seen()).toEqual([404, 404, 404]);
    await filer.post('/draft-bills/hand-over', { ids: [draft], userId: colleague.user?.userId });
    expect(await seen()).toEqual([200, 200, 200]);
    expect((await colleague.get(paths[0] ?? '')).body).toEqual(recognition);
    expect((await filer.get(paths[0] ?? '')).status).toBe(404);

    await admin.post('/bill-ai/jobs/remove', [sent!.id]);
    expect((await colleague.get(paths[0] ?? '')).body).toEqual({ recognition: null });
  });

  it('[G13] sends progress and result to the owner’s streams alone, equal to polled ones', async () => {
    const stream = async (client: TestClient) => {
      const cookies = Object.fromEntries(client.cookies);
      const answer = await test.app.inject({ url: `${PORTAL_BASE}/events`, cookies, payloadAsStream: true });
      const parts: string[] = [];
      const events = answer.stream();
      events.on('data', (chunk) => void parts.push(String(chunk)));
      return { text: () => parts.join(''), end: () => events.destroy() };
    };
    const own = await stream(filer);
    const colleague = await stream(await test.signIn(ACCOUNTS.colleague));
    const {
      jobs: [sent, bad],
      batchId,
    } = await send([text(TEXT), filePart('a.pdf', 'x')]);
    await expect.poll(own.text).toContain('BUSINESS_UPDATES');
    const events = own.text().match(/data: .*/gu) ?? [];
    const parsed = events.map(
      (line) => JSON.parse(line.slice(6)) as { type: string; data: { product: string; data: string } },
    );
    const updates = parsed.filter(({ type }) => type === 'BUSINESS_UPDATES');
    expect(updates.map(({ data }) => data.product)).toEqual(['ISF']);
    const message = JSON.parse(updates[0]!.data.data) as RecognitionMessage;
    expect(message.batchId).toBe(batchId);
    expect(message.success).toEqual((await jobOf(sent!.id)).result?.success);
    expect(message.message).toBe((await jobOf(bad!.id)).message);
    expect(own.text()).toContain('"type":"RECOGNITION"');
    expect(own.text()).not.toContain('"RECOGNIZED"');
    await filer.post('/bill-ai/jobs/remove', [bad!.id]);
    // Notifications arrive in order: a later one shows that the earlier ones were not sent.
    await test.portal.db.transaction().execute((trx) => test.portal.bus.publish(trx, '1', { type: 'DRAFTS' }));
    await expect.poll(colleague.text).toContain('DRAFTS');
    expect(colleague.text()).not.toMatch(/RECOGNI|BUSINESS|PIVOT/u);
    own.end();
    colleague.end();
  });

  it('[A03] reports a document without values, and keeps another’s draft when it is removed', async () => {
    const minutes = '<html><table><tr><td>Minutes of the meeting</td></tr><tr><td>Monday</td></tr></table></html>';
    const {
      jobs: [good, useless],
    } = await send([text(`${TEXT}\nHTS code: 940360`), filePart('minutes.xls', minutes)]);
    await jobs.drain();
    expect(await jobOf(useless!.id)).toMatchObject({ state: 'failed', reason: 'nothing' });
    await filer.post('/bill-ai/jobs/remove', [useless!.id]);
    const { success = [] } = (await jobOf(good!.id)).result ?? {};
    expect(success.map(({ recognition }) => recognition.documents)).toEqual([[{ jobId: good!.id, filename: '' }]]);
  });

  it('takes no document once the share of the enterprise is stored, until documents are removed', async () => {
    const {
      jobs: [sent],
    } = await send([text(TEXT)]);
    await jobs.drain();
    await test.portal.db
      .updateTable('recognition_space')
      .set({ bytes: LIMITS.recognitionBytesPerEnterprise })
      .execute();
    expect((await postDocuments(filer, [text(TEXT)])).status).toBe(409);
    await filer.post('/bill-ai/jobs/remove', [sent!.id]);
    const [space] = await test.portal.db.selectFrom('recognition_space').select('bytes').execute();
    expect(space?.bytes).toBe(LIMITS.recognitionBytesPerEnterprise - TEXT.length);
    await send([text(TEXT)]);
  });

  it('removes a document with every result that quotes it', async () => {
    const {
      jobs: [one, other],
    } = await send([text(TEXT), filePart('a.pdf', 'x')]);
    await jobs.drain();
    expect((await filer.post('/bill-ai/jobs/remove', [one!.id])).body).toEqual({ removed: 1 });
    expect((await filer.get(`/bill-ai/jobs/${one!.id}`)).status).toBe(404);
    expect((await jobOf(other!.id)).state).toBe('failed');
    await filer.post('/bill-ai/jobs/remove', [other!.id]);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
    expect(await test.portal.db.selectFrom('recognition_batch').select('id').execute()).toEqual([]);
  });
});
