import { once } from 'node:events';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { PORTAL_BASE } from '#contract/calls.ts';
import type { UploadReply } from '#contract/endpoints/applications.ts';
import { LIMITS } from '#contract/limits.ts';
import { purge } from '../retention/purge.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { encryptedZip, officeDocument, SAMPLES, uploadAgreement, uploadBody, zip64 } from './testing/agreementFiles.ts';
import { sweepUploads } from './sweepUploads.ts';

let test: TestPortal;
let quay: TestClient;
let url = '';
const DAY = 24 * 3_600_000;

beforeAll(async () => {
  test = await startTestPortal();
  quay = await test.signIn(ACCOUNTS.notOpen);
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
beforeEach(() => test.portal.db.deleteFrom('uploaded_file').execute());

const folder = () => test.portal.config.uploadDir;
const files = (): Promise<string[]> => readdir(folder()).catch(() => []);
const rows = () => test.portal.db.selectFrom('uploaded_file').selectAll().execute();
/** Sends the head and most of the body of an upload. */
function startUpload() {
  const { body, contentType } = uploadBody(Buffer.concat([SAMPLES.pdf, Buffer.alloc(300_000)]), 'a.pdf');
  const request = httpRequest(`${url}${PORTAL_BASE}/whale/upload/v1`, {
    method: 'POST',
    agent: false,
    headers: {
      cookie: quay.cookie,
      'x-xsrf-token': quay.xsrfToken,
      'content-type': contentType,
      'content-length': body.length,
    },
  });
  request.on('error', () => {});
  request.write(body.subarray(0, 200_000));
  return { request, rest: body.subarray(200_000) };
}
/** Neither a row nor a file of this upload is left. */
async function expectNothingStored(before: string[]): Promise<void> {
  expect(await rows()).toEqual([]);
  expect((await files()).toSorted()).toEqual(before.toSorted());
}

describe('uploading a signed agreement', () => {
  it.each(Object.entries(SAMPLES))('[V21] accepts a %s file by its content', async (extension, bytes) => {
    const answer = await uploadAgreement(quay, bytes, `agreement.${extension.toUpperCase()}`);
    expect(answer.status, answer.text).toBe(200);
    const { fileId, ...reply } = answer.body as UploadReply;
    const filename = `agreement.${extension.toUpperCase()}`;
    expect(reply).toEqual({ url: `${PORTAL_BASE}/whale/files/${fileId}`, filename, size: bytes.length });
    expect(fileId).not.toContain('agreement');
    expect(await files()).toContain(fileId);
    expect((await rows())[0]?.sha256).toMatch(/^[\da-f]{64}$/u);
  });

  it('[V21] accepts the field before or after the file, and one of several extensions of a type', async () => {
    expect((await uploadAgreement(quay, SAMPLES.jpg, 'a.jpeg', { isTypeFirst: true })).status).toBe(200);
    expect((await uploadAgreement(quay, SAMPLES.tiff, 'a.tif')).status).toBe(200);
    expect((await uploadAgreement(quay, zip64(SAMPLES.zip), 'a.zip')).status).toBe(200);
  });

  it.each([
    ['an unknown type', SAMPLES.pdf, 'agreement.docx', 422, 'file type is not accepted'],
    ['no extension', SAMPLES.pdf, 'agreement', 422, 'file type is not accepted'],
    ['a program with the name of a PDF', Buffer.from('MZ\u0090\u0000 program'), 'agreement.pdf', 422, 'does not match'],
    [
      'a page with the name of a picture',
      Buffer.from('<html><script>1</script>'),
      'agreement.png',
      422,
      'does not match',
    ],
    ['a PDF with the name of a picture', SAMPLES.pdf, 'agreement.png', 422, 'does not match'],
    ['a page before a PDF', Buffer.concat([Buffer.from('<script>'), SAMPLES.pdf]), 'a.pdf', 422, 'does not match'],
    [
      'a PDF before an archive, named as an archive',
      Buffer.concat([SAMPLES.pdf, SAMPLES.zip]),
      'a.zip',
      422,
      'does not match',
    ],
    [
      'a picture before a page, named as a page',
      Buffer.concat([SAMPLES.gif, Buffer.from('<script>1</script>')]),
      'a.html',
      422,
      'file type is not accepted',
    ],
    ['an office document named as an archive', officeDocument(), 'a.zip', 422, 'does not match'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 422, 'file type is not accepted'],
    ['an empty file', Buffer.alloc(0), 'agreement.pdf', 422, 'is empty'],
    ['an archive with a password', encryptedZip(), 'agreement.zip', 422, 'protected'],
    ['a ZIP64 archive with a password', zip64(encryptedZip()), 'agreement.zip', 422, 'protected'],
    [
      'a PDF with a password',
      Buffer.concat([SAMPLES.pdf, Buffer.from('trailer<</Encrypt 9 0 R>>')]),
      'a.pdf',
      422,
      'protected',
    ],
  ])('[V21] refuses %s with a clear message', async (_what, bytes, name, status, message) => {
    const before = await files();
    const answer = await uploadAgreement(quay, bytes, name);
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    await expectNothingStored(before);
  });

  it('[V21] accepts 20971519 bytes and refuses 20971520', async () => {
    const sized = (size: number) => Buffer.concat([SAMPLES.pdf, Buffer.alloc(size - SAMPLES.pdf.length)]);
    expect((await uploadAgreement(quay, sized(LIMITS.agreementFile - 1))).status).toBe(200);
    const before = await files();
    await test.portal.db.deleteFrom('uploaded_file').execute();
    const answer = await uploadAgreement(quay, sized(LIMITS.agreementFile));
    expect([answer.status, answer.text]).toEqual([413, expect.stringContaining('smaller than 20 MB')]);
    await expectNothingStored(before);
  });

  it.each([
    ['another field', { field: 'file' }],
    ['no type', { type: null }],
    ['another type', { type: 'avatar' }],
  ])('refuses a body with %s', async (_what, parts) => {
    const before = await files();
    expect((await uploadAgreement(quay, SAMPLES.pdf, 'a.pdf', parts)).status).toBe(422);
    expect((await quay.post('/whale/upload/v1', { type: 'isf-open' })).status).toBe(422);
    await expectNothingStored(before);
  });

  it('keeps names with any characters, without folders and invisible ones', async () => {
    const named = async (name: string) =>
      ((await uploadAgreement(quay, SAMPLES.pdf, name)).body as UploadReply).filename;
    expect(await named('服务协议（已盖章）.pdf')).toBe('服务协议（已盖章）.pdf');
    expect(await named('../../etc/hợp đồng.pdf')).toBe('hợp đồng.pdf');
    expect(await named('a\u202efdp.pdf')).toBe('afdp.pdf');
    expect(await named(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{196}\.pdf$/u);
  });

  it('leaves nothing of an upload that was cut midway', async () => {
    const before = await files();
    const { request } = startUpload();
    await expect.poll(async () => (await files()).length).toBe(before.length + 1);
    request.destroy();
    await expect.poll(files).toHaveLength(before.length);
    expect(await rows()).toEqual([]);
  });

  it('receives two files of a person at once, and refuses a third', async () => {
    const before = await files();
    const arriving = [startUpload(), startUpload()];
    await expect.poll(async () => (await files()).length).toBe(before.length + 2);
    const third = await uploadAgreement(quay);
    expect([third.status, third.text]).toEqual([429, expect.stringContaining('uploads in progress')]);
    const ends = arriving.map(async ({ request, rest }) => {
      request.end(rest);
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    });
    expect(await Promise.all(ends)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(2);
  });

  it('refuses with the reason when the disk takes no file', async () => {
    const { uploadDir } = test.portal.config;
    // No folder can be made below a file.
    test.portal.config.uploadDir = '/dev/null/uploads';
    const answer = await uploadAgreement(quay);
    test.portal.config.uploadDir = uploadDir;
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('could not be stored')]);
    expect(await rows()).toEqual([]);
  });

  it('refuses an enterprise that has stored its share, also in parallel', async () => {
    const { db, clock } = test.portal;
    const file = { enterprise_id: '2', user_id: 'demo-new', mime: 'application/pdf', sha256: '', created_at: clock() };
    const stored = Array.from({ length: LIMITS.uploadsPerEnterprise - 1 }, (_, at) => `held-${at}`);
    await db
      .insertInto('uploaded_file')
      .values(stored.map((id) => ({ ...file, id, name: id, size: 1 })))
      .execute();
    const before = await files();
    const answers = await Promise.all([uploadAgreement(quay), uploadAgreement(quay)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await files()).length).toBe(before.length + 1);
    expect((await uploadAgreement(quay)).text).toContain('too many files');
  });

  it('refuses all uploads when those of all enterprises have used the space, also in parallel', async () => {
    const { db, clock, config } = test.portal;
    const file = {
      enterprise_id: '1',
      user_id: 'demo-filer',
      mime: 'application/pdf',
      sha256: '',
      created_at: clock(),
    };
    await db
      .insertInto('uploaded_file')
      .values({ ...file, id: 'held', name: 'held', size: 1_000 })
      .execute();
    const { uploadSpace } = config;
    onTestFinished(() => void (config.uploadSpace = uploadSpace));
    config.uploadSpace = 1_000 + SAMPLES.pdf.length;
    const before = await files();
    const answers = await Promise.all([uploadAgreement(quay), uploadAgreement(quay)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 507]);
    expect((await files()).length).toBe(before.length + 1);
    expect((await uploadAgreement(quay)).text).toContain('no space left');
  });

  it('sends a file to its enterprise as an attachment that no browser runs, and to no other', async () => {
    const page = Buffer.concat([SAMPLES.gif, Buffer.from('<script>alert(1)</script>')]);
    const { fileId } = (await uploadAgreement(quay, page, '图 (1).gif')).body as UploadReply;
    const answer = await quay.get(`/whale/files/${fileId}`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(answer.raw).equals(page)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'content-disposition': expect.stringMatching(/^attachment; filename="[ -~]+"; filename\*=UTF-8''%E5%9B%BE/u),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    const rival = await test.signIn(ACCOUNTS.rivalAdmin);
    expect((await rival.get(`/whale/files/${fileId}`)).status).toBe(404);
    expect((await quay.get(`/whale/files/${fileId}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await test.newClient().get(`/whale/files/${fileId}`)).status).toBe(401);
  });

  it('is sent to a person three times at once, whatever the pace of the readers', async () => {
    const bytes = Buffer.concat([SAMPLES.png, Buffer.alloc(16 * 1024 * 1024)]);
    const { fileId } = (await uploadAgreement(quay, bytes, 'a.png')).body as UploadReply;
    const path = `/whale/files/${fileId}`;
    const readers = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const reader = httpRequest(url + PORTAL_BASE + path, { headers: { cookie: quay.cookie }, agent: false }).end();
        reader.on('error', () => {});
        const [answer] = (await once(reader, 'response')) as [IncomingMessage];
        answer.on('error', () => {});
        return { reader, status: answer.statusCode };
      }),
    );
    expect(readers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await quay.get(path);
    for (const { reader } of readers) reader.destroy();
    expect(refused.status).toBe(429);
  });
});

describe('the folder of uploads', () => {
  it('[O01] loses what was never handed in after a week, and files without a row', async () => {
    const { fileId } = (await uploadAgreement(quay)).body as UploadReply;
    const orphan = '00000000-0000-4000-8000-000000000000';
    const other = 'notes.txt';
    for (const name of [orphan, `${orphan}.part`, other]) await writeFile(join(folder(), name), 'x');
    const age = async (days: number) => {
      const at = new Date(test.now.value.getTime() - days * DAY);
      for (const name of await files()) await utimes(join(folder(), name), at, at);
    };
    await age(0);
    await sweepUploads(test.portal);
    expect(await files()).toEqual(expect.arrayContaining([fileId, orphan, `${orphan}.part`, other]));
    await age(2);
    await sweepUploads(test.portal);
    expect((await files()).includes(fileId)).toBe(true);
    expect(await files()).not.toContain(orphan);
    expect(await files()).not.toContain(`${orphan}.part`);
    const later = new Date(test.now.value.getTime() + 8 * DAY);
    await test.portal.db.transaction().execute((trx) => purge(trx, 'unused uploads', later, later));
    await sweepUploads(test.portal);
    expect(await files()).toEqual([other]);
  });
});
