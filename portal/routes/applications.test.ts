import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Application, ApplicationHistory, UploadReply } from '#contract/endpoints/applications.ts';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { createUser } from '../store/enterprises.ts';
import type { ClientAnswer, TestClient } from '../testing/client.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { pdfText } from '../testing/pdfText.ts';
import { SAMPLES, uploadAgreement } from '../uploads/testing/agreementFiles.ts';

let test: TestPortal;
/** Belongs to an enterprise that has not applied yet. */
let quay: TestClient;
let support: TestClient;

beforeEach(async () => {
  test = await startTestPortal();
  quay = await test.signIn(ACCOUNTS.notOpen);
  support = await test.signIn(ACCOUNTS.support);
});
afterEach(() => test.close());

const DETAILS = {
  productId: 7,
  legalRepresentative: '王小明 Nguyễn',
  contactInformation: '+86 574 8765 4321',
  address: '宁波市北仑区港口路1号',
};
const apply = (body: object = DETAILS, lang = 'en') =>
  quay.post('/api/enterprise/apply-contract', body, { 'x-lang': lang });
const history = async () =>
  (await quay.get('/api/enterprise/latest-application-apply-history?productId=7')).body as ApplicationHistory;
const me = async (client = quay) => (await client.get('/me')).body as Record<string, unknown>;
const confirm = (fileId: string, client = quay) => client.post(`/enterprises/upload-contract-file?fileId=${fileId}`);
const upload = async () => ((await uploadAgreement(quay)).body as UploadReply).fileId;
const waiting = async () =>
  (await support.get('/support/applications?filter=%7B%22status%22%3A%22submitted%22%7D')).body as Application[];
async function handIn(): Promise<string> {
  expect((await confirm(await upload())).status).toBe(200);
  return (await waiting())[0]?.id ?? '';
}
const review = (id: string, decision: 'accepted' | 'rejected', auditAbstract = '', client = support) =>
  client.post(`/support/applications/${id}/review`, { decision, auditAbstract });
/** In ascending order. */
const statusesOf = (answers: ClientAnswer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const audit = () => test.portal.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

describe('applying for the service', () => {
  it('[G04] writes an agreement with the details, in three languages', async () => {
    for (const lang of LOCALES) await expectAgreement(lang);
  });
  async function expectAgreement(lang: Locale): Promise<void> {
    const { url } = (await apply(DETAILS, lang)).body as { url: string };
    const answer = await quay.get(url.slice('/portal'.length));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="TenPlusTwo-agreement-[\d-]+\.pdf"$/u);
    const pages = await pdfText(answer.raw);
    // Signatures are below the signed text.
    expect(pages).toHaveLength(1);
    const text = pages.join(' ').replaceAll(/\s+/gu, ' ');
    for (const value of ['Quay Forwarding', DETAILS.legalRepresentative, DETAILS.contactInformation, DETAILS.address]) {
      expect(text).toContain(value);
    }
    expect(text).toContain({ en: 'Service agreement', 'zh-CN': '服务协议', vi: 'Hợp đồng dịch vụ' }[lang]);
    expect(text).toMatch(/70.+50.+230/u);
  }

  it('[G04] requires all details within their limits, of this product', async () => {
    for (const [change, field] of [
      [{ legalRepresentative: ' ' }, 'legalRepresentative'],
      [{ legalRepresentative: 'x'.repeat(51) }, 'legalRepresentative'],
      [{ contactInformation: 'x'.repeat(51) }, 'contactInformation'],
      [{ address: 'x'.repeat(101) }, 'address'],
    ] as const) {
      const answer = await apply({ ...DETAILS, ...change });
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    }
    expect((await apply({ ...DETAILS, productId: 8 })).status).toBe(422);
    const most = {
      legalRepresentative: 'x'.repeat(50),
      contactInformation: '宁'.repeat(50),
      address: '宁'.repeat(100),
    };
    expect((await apply({ ...DETAILS, ...most })).status).toBe(200);
    expect(await history()).toMatchObject(most);
  });

  it('[G03] [G04] goes from none over rejected to accepted, each step once', async () => {
    await apply();
    expect(await history()).toMatchObject({ auditStatus: 'none', legalRepresentative: '王小明 Nguyễn', appliedAt: '' });
    const first = await handIn();
    expect(await me()).toMatchObject({ auditStatus: 'submitted' });
    expect((await quay.get('/draft-bills')).status).toBe(403);
    expect(await history()).toMatchObject({ auditStatus: 'submitted', contractFilename: 'agreement.pdf' });

    expect((await review(first, 'rejected', 'The stamp is missing.')).status).toBe(200);
    expect(await me()).toMatchObject({ auditStatus: 'rejected', showOpenSuccessDialog: false });
    expect((await quay.get('/enterprises/audit-abstract')).body).toEqual({ auditAbstract: 'The stamp is missing.' });
    expect(await history()).toMatchObject({ auditStatus: 'rejected', auditAbstract: 'The stamp is missing.' });

    const second = await handIn();
    expect(second).not.toBe(first);
    // The details stay, also when the agreement is not downloaded again.
    const { legalRepresentative, address } = DETAILS;
    expect((await support.get(`/support/applications/${second}`)).body).toMatchObject({ legalRepresentative, address });
    expect((await review(second, 'accepted')).status).toBe(200);
    expect(await me()).toMatchObject({ auditStatus: 'accepted', showOpenSuccessDialog: true });
    expect((await quay.get('/draft-bills')).status).toBe(200);
    const extension = await quay.post('/enterprises/extension', { showOpenSuccessDialog: false });
    expect(extension.body).toEqual({ showOpenSuccessDialog: false });
    expect(await me()).toMatchObject({ showOpenSuccessDialog: false });
  });

  it('[G04] answers 400 to the second of two confirmations, and keeps one application', async () => {
    const [one, other] = [await upload(), await upload()];
    const answers = await Promise.all([confirm(one), confirm(one), confirm(other)]);
    expect(statusesOf(answers)).toEqual([200, 400, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body).toMatchObject({ code: 400, message: expect.stringContaining('under review') });
    expect(await waiting()).toHaveLength(1);
    expect((await uploadAgreement(quay)).body).toMatchObject({ code: 400 });
    expect((await apply()).body).toMatchObject({ code: 400 });
    expect((await audit()).map(({ action }) => action)).toEqual(['application.submitted']);
  });

  it('refuses files that are missing, another enterprise’s or already handed in', async () => {
    const rival = await test.signIn(ACCOUNTS.rivalAdmin);
    const fileId = await upload();
    expect((await confirm(fileId, rival)).status).toBe(404);
    expect((await confirm('3f0e7c1a-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await quay.post('/enterprises/upload-contract-file')).status).toBe(422);
    await confirm(fileId);
    const [first] = await waiting();
    await review(first?.id ?? '', 'rejected', 'Sign it.');
    expect((await confirm(fileId)).status).toBe(404);
    expect(await me()).toMatchObject({ auditStatus: 'rejected' });
  });

  it('[G06] is refused for a disabled enterprise and for one that is open', async () => {
    await test.portal.db.updateTable('enterprise').set({ enabled: false }).where('id', '=', '2').execute();
    for (const answer of [await apply(), await uploadAgreement(quay), await confirm('x')]) {
      expect([403, 404]).toContain(answer.status);
    }
    const filer = await test.signIn(ACCOUNTS.filer);
    expect((await uploadAgreement(filer)).status).toBe(409);
    expect((await filer.post('/api/enterprise/apply-contract', DETAILS)).status).toBe(409);
  });

  it('[G09] stores when the originals were mailed first', async () => {
    expect((await quay.post('/enterprises/agreement-mailed')).status).toBe(404);
    await handIn();
    expect((await quay.post('/enterprises/agreement-mailed')).status).toBe(204);
    const { mailedAt } = await history();
    test.passTime(60_000);
    await quay.post('/enterprises/agreement-mailed');
    expect(mailedAt).not.toBe('');
    expect((await history()).mailedAt).toBe(mailedAt);
  });
});

describe('reviewing applications', () => {
  it('shows the details and the file to support staff only', async () => {
    await apply();
    const id = await handIn();
    const shown = (await support.get(`/support/applications/${id}`)).body as Application & { log: object[] };
    expect(shown).toMatchObject({
      status: 'submitted',
      enterpriseName: 'Quay Forwarding',
      legalRepresentative: DETAILS.legalRepresentative,
      applicant: 'Nia Quay',
      file: { name: 'agreement.pdf', mime: 'application/pdf', size: SAMPLES.pdf.length },
      log: [{ who: 'Nia Quay', action: 'application.submitted', summary: '' }],
    });
    const file = await support.get(`/support/applications/${id}/file`);
    expect(Buffer.from(file.raw).equals(SAMPLES.pdf)).toBe(true);
    expect(file.headers['content-disposition']).toMatch(/^attachment/u);
    const framed = await support.get(`/support/applications/${id}/file?preview=true`);
    expect(framed.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    for (const path of ['', `/${id}`, `/${id}/file`, `/${id}/file?preview=true`]) {
      expect((await quay.get(`/support/applications${path}`)).status).toBe(403);
    }
    expect((await review(id, 'accepted', '', quay)).status).toBe(403);
    expect((await support.get('/support/applications/none/file')).status).toBe(404);
  });

  it('[S01] lists those that were handed in, by status and time', async () => {
    const rejected = await handIn();
    await review(rejected, 'rejected', 'Blurred.');
    const open = await handIn();
    const all = (await support.get('/support/applications')).body as Application[];
    expect(all.map(({ id }) => id).toSorted()).toEqual([open, rejected].toSorted());
    expect((await waiting()).map(({ id }) => id)).toEqual([open]);
    expect((await support.get('/support/applications?filter=%7B%22status%22%3A%22prepared%22%7D')).status).toBe(400);
  });

  it('needs a summary to reject, and decides an application once', async () => {
    const id = await handIn();
    const blank = await review(id, 'rejected', '  ');
    expect([blank.status, blank.body]).toEqual([
      422,
      expect.objectContaining({ errors: { auditAbstract: expect.anything() } }),
    ]);
    expect((await review(id, 'rejected', 'x'.repeat(501))).status).toBe(422);
    const answers = await Promise.all([review(id, 'accepted'), review(id, 'rejected', 'No stamp.')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const decided = answers[0]?.status === 200 ? 'accepted' : 'rejected';
    expect(await me()).toMatchObject({ auditStatus: decided });
    expect((await audit()).map(({ action }) => action)).toEqual(['application.submitted', `application.${decided}`]);
  });

  it('writes who did what, before and after, and from where, to a log that refuses changes', async () => {
    const id = await handIn();
    await review(id, 'rejected', 'The stamp is missing.');
    const { db } = test.portal;
    expect((await audit())[1]).toMatchObject({
      user_id: 'demo-support',
      user_name: 'Sam Desk',
      action: 'application.rejected',
      subject: 'application',
      subject_id: id,
      enterprise_id: '2',
      before: { auditStatus: 'submitted', auditAbstract: '' },
      after: { auditStatus: 'rejected', auditAbstract: 'The stamp is missing.' },
      address: '127.0.0.1',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/u),
    });
    for (const statement of [
      sql`update audit_log set user_name = 'nobody'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow('append-only');
    }
  });

  it('opens nothing when its log cannot be written', async () => {
    const id = await handIn();
    await sql`alter table audit_log add constraint full_disk check (action <> 'application.accepted')`.execute(
      test.portal.db,
    );
    expect((await review(id, 'accepted')).status).toBe(500);
    expect(await me()).toMatchObject({ auditStatus: 'submitted' });
    expect((await support.get(`/support/applications/${id}`)).body).toMatchObject({
      status: 'submitted',
      reviewedAt: '',
    });
  });

  it('mails the decision to the admins and the applicant, in the language of the application', async () => {
    const { db, clock } = test.portal;
    const person = { name: 'Colleague', password: PASSWORD };
    await db.transaction().execute(async (trx) => {
      await createUser(trx, '2', { ...person, account: 'other@quay.test' }, {}, clock());
      await createUser(trx, '2', { ...person, account: 'boss@quay.test' }, { admin: true }, clock());
      await createUser(trx, '2', { ...person, account: 'no-address' }, { admin: true }, clock());
    });
    const fileId = await upload();
    await quay.post(`/enterprises/upload-contract-file?fileId=${fileId}`, undefined, { 'x-lang': 'vi' });
    await review((await waiting())[0]?.id ?? '', 'rejected', 'Thiếu dấu.');
    await review(await handIn(), 'accepted');
    const mails = await db
      .selectFrom('mail')
      .select(['recipient', 'template', 'locale', 'text'])
      .orderBy('recipient')
      .orderBy('template')
      .execute();
    expect(mails.map(({ recipient, template, locale }) => [recipient, template, locale])).toEqual([
      ['boss@quay.test', 'serviceOpened', 'en'],
      ['boss@quay.test', 'serviceRejected', 'vi'],
      ['new@quay.test', 'serviceOpened', 'en'],
      ['new@quay.test', 'serviceRejected', 'vi'],
    ]);
    expect(mails.find(({ template }) => template === 'serviceRejected')?.text).toContain('Thiếu dấu.');
  });

  it('gives an accepted enterprise its filer code', async () => {
    await review(await handIn(), 'accepted');
    const codes = await test.portal.db
      .selectFrom('filer_code')
      .where('enterprise_id', '=', '2')
      .select('code')
      .execute();
    expect(codes).toEqual([{ code: 'QUAY' }]);
  });
});
