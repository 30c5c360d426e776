import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { StoredDraft } from '#contract/endpoints/drafts.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { ACCOUNTS, PASSWORD, startTestPortal, type TestPortal } from '../testing/harness.ts';
import type { TestClient } from '../testing/client.ts';
import { freshNumber, postDraft, sendBill, sendDrafts } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

/** An escape sequence, control characters, a direction override and isolate, a zero-width space, a tag. */
const HOSTILE = 'Gọi \u001b[31mlại\u0007\u009b \u202eactual\u2066 上\u200b海\u{e0041}';
const CLEAN = 'Gọi [31mlại actual 上海';
const hostileBill = () =>
  isf10Bill({
    clientRef: HOSTILE,
    template_name: HOSTILE,
    amsRequestList: [{ ...amsRowOf(freshNumber()), userRemark: HOSTILE }],
  });

describe('invisible characters', () => {
  it('are stripped from a draft and from its filing', async () => {
    const id = await postDraft(filer, hostileBill());
    const draft = (await filer.get(`/draft-bills/detail/${id}`)).body as StoredDraft;
    expect(draft).toMatchObject({ clientRef: CLEAN });
    expect(draft.amsRequestList[0]?.userRemark).toBe(CLEAN);
    const answer = await sendBill(filer, hostileBill());
    expect(answer.status, answer.text).toBe(200);
    const filing = await test.portal.db
      .selectFrom('filing')
      .select('body')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(JSON.stringify(filing)).not.toMatch(/\\u00|[\u0080-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u);
    expect(filing?.body).toMatchObject({ clientRef: CLEAN });
  });

  it('are stripped from a template and an address, which keeps its line breaks', async () => {
    const template = await filer.post('/template/save', hostileBill());
    const { id } = template.body as { id: string };
    expect((await filer.get(`/template/detail/${id}`)).body).toMatchObject({ template_name: CLEAN });
    const party = {
      id: null,
      type: 'seller',
      addr: '588 RENMIN ROAD',
      city: 'NINGBO',
      countryCode: 'CN',
      name: `ACME${'\u200b'}`,
      remark: `${HOSTILE}\n2nd\tline`,
    };
    const saved = await filer.post('/party', party);
    expect(saved.status, saved.text).toBe(200);
    const page = (await filer.get(`/party?id=${(saved.body as { id: string }).id}`)).body as { records: object[] };
    expect(page.records[0]).toMatchObject({ name: 'ACME', remark: `${CLEAN}\n2nd\tline` });
  });

  it('include line breaks in a single-line field at sending', async () => {
    const answer = await sendBill(filer, { ...hostileBill(), vesselVoyage: 'ONE\nTWO' });
    expect(answer.body).toMatchObject({ code: 422, errors: { vesselVoyage: { message: 'validation.invisible' } } });
  });

  it('are stripped from names of shared views and API keys, and are no name by themselves', async () => {
    const admin = await test.signIn(ACCOUNTS.admin);
    const view = { list: 'drafts', query: '', isShared: true };
    const key = { current: PASSWORD };
    for (const [path, body, listed] of [
      ['/api/list-views/save', view, '/api/list-views?list=drafts'],
      ['/enterprises/api-keys', key, '/enterprises/api-keys'],
    ] as const) {
      const saved = await admin.post(path, { ...body, name: `${HOSTILE}\n2nd` });
      expect(saved.status, saved.text).toBe(200);
      expect(JSON.stringify((await admin.get(listed)).body)).toContain(JSON.stringify(`${CLEAN} 2nd`));
      const nameless = await admin.post(path, { ...body, name: '\u200b\u2066 \u0007' });
      expect(nameless.body).toMatchObject({ code: 422, errors: { name: {} } });
    }
  });

  it('are stripped from the text of a review, which keeps its line breaks', () => {
    const { body } = endpoints.reviewApplication;
    expect(body.parse({ decision: 'rejected', auditAbstract: `${HOSTILE}\n2nd` }).auditAbstract).toBe(`${CLEAN}\n2nd`);
  });

  it('in a draft saved before this rule are refused at sending, with the field’s name', async () => {
    const id = await postDraft(filer, isf10Bill({ amsRequestList: [amsRowOf(freshNumber())] }));
    const old = JSON.stringify({ clientRef: HOSTILE.replaceAll('\u0000', '') });
    await sql`update draft set body = body || ${old}::jsonb where id = ${id}`.execute(test.portal.db);
    const answer = await sendDrafts(filer, [id]);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toMatch(/clientRef.*validation\.invisible/u);
  });
});
