import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AmsImportReply } from '#contract/endpoints/amsBills.ts';
import type { Notice } from '#contract/endpoints/notices.ts';
import { FEES, type Locale } from '#contract/limits.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { toServerText } from '#schema/dateText.ts';
import { textProblems } from '#rules/textVariables.ts';
import type { PortalEvent } from '../events/portalEvent.ts';
import type { ClientAnswer, TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { freshNumber } from '../testing/sending.ts';
import { styled, xlsxFile } from '../imports/testing/xlsxFile.ts';
import { BUILT_IN_TEXTS } from './builtInTexts.ts';

let test: TestPortal;
let support: TestClient;
let filer: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  support = await test.signIn(ACCOUNTS.support);
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

type Row = Record<string, unknown> & { id: string };
const rowOf = ({ status, text, body }: ClientAnswer): Row => {
  expect(status, text).toBe(200);
  return body as Row;
};
const create = async (resource: string, values: object) => rowOf(await support.post(`/support/${resource}`, values));
const read = async (resource: string, id: string) => rowOf(await support.get(`/support/${resource}/${id}`));
async function update(resource: string, id: string, values: object): Promise<ClientAnswer> {
  // react-admin sends the whole row.
  return support.put(`/support/${resource}/${id}`, { ...(await read(resource, id)), ...values });
}
const act = (resource: string, id: string, name: string) => support.put(`/support/${resource}/${id}`, { act: name });
const audited = async (subjectId: string) => {
  const { db } = test.portal;
  const rows = db.selectFrom('audit_log').where('subject_id', '=', subjectId).orderBy('id').select(['action', 'after']);
  return rows.execute();
};
/** The events for pages of another enterprise, without repetitions. */
function follow(): PortalEvent['type'][] {
  const types: PortalEvent['type'][] = [];
  test.portal.bus.subscribe(test.rivalId, { onEvent: ({ type }) => void types.push(type), onLost: () => {} });
  return types;
}
const texts = {
  titleEn: 'Holidays',
  bodyEn: '<p onclick="x()">Closed<script>x()</script></p>',
  titleZh: '放假',
  bodyZh: '休息',
};
const listed = async (client: TestClient, lang = 'en') =>
  ((await client.get('/notices', { 'x-lang': lang })).body as Notice[]).map(({ title }) => title);

describe('notices at the support desk', () => {
  it('[S04] are cleaned on write, and shown once published in all open pages', async () => {
    const events = follow();
    const { id, bodyEn } = await create('notices', { kind: 'important', audience: 'all', ...texts });
    expect(bodyEn).toBe('<p>Closed</p>');
    expect(await listed(filer)).not.toContain('Holidays');
    rowOf(await act('notices', id, 'publish'));
    expect(await listed(filer)).toContain('Holidays');
    expect(await listed(filer, 'zh-CN')).toContain('放假');
    expect(await listed(filer, 'vi')).not.toContain('Holidays');
    await expect.poll(() => events).toEqual(['NOTICES']);
    rowOf(await update('notices', id, { titleEn: 'New Year' }));
    expect(await listed(filer)).toContain('New Year');
    const refused = await support.remove(`/support/notices/${id}`);
    expect([refused.status, refused.text]).toEqual([409, expect.stringMatching(/notice|通知|thông báo/u)]);
    rowOf(await act('notices', id, 'withdraw'));
    expect(await listed(filer)).not.toContain('New Year');
    await expect.poll(() => events).toEqual(['NOTICES', 'NOTICES', 'NOTICES']);
    rowOf(await support.remove(`/support/notices/${id}`));
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'notice.created',
      'notice.publish',
      'notice.changed',
      'notice.withdraw',
      'notice.removed',
    ]);
  });

  it('[S04] [R24] reach one enterprise or one filer code', async () => {
    const { rivalId } = test;
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const one = await create('notices', {
      kind: 'notice',
      audience: 'enterprise',
      enterpriseId: rivalId,
      titleEn: 'For one',
      bodyEn: 'x',
    });
    const code = await create('notices', {
      kind: 'notice',
      audience: 'houseScac',
      houseScac: 'hbrl',
      titleEn: 'For HBRL',
      bodyEn: 'x',
    });
    for (const { id } of [one, code]) rowOf(await act('notices', id, 'publish'));
    expect(await listed(filer)).toEqual(expect.arrayContaining(['For HBRL']));
    expect(await listed(filer)).not.toContain('For one');
    expect(await listed(rival)).toContain('For one');
    expect(await listed(rival)).not.toContain('For HBRL');
  });

  it('[S04] are refused without a target, with an end before the beginning, and half written', async () => {
    const errorsOf = async (values: object) => {
      const answer = await support.post('/support/notices', { kind: 'notice', ...values });
      return [answer.status, Object.keys((answer.body as { errors?: object }).errors ?? {})];
    };
    expect(await errorsOf({ audience: 'enterprise' })).toEqual([422, ['enterpriseId']]);
    expect(await errorsOf({ audience: 'enterprise', enterpriseId: 'nowhere' })).toEqual([422, ['enterpriseId']]);
    expect(await errorsOf({ audience: 'houseScac' })).toEqual([422, ['houseScac']]);
    const times = { validFrom: '2026-08-02 00:00:00', validTo: '2026-08-01 00:00:00' };
    expect(await errorsOf({ audience: 'all', ...times })).toEqual([422, ['validTo']]);
    // Without a beginning it begins now.
    expect(await errorsOf({ audience: 'all', validTo: '2020-01-01 00:00:00' })).toEqual([422, ['validTo']]);
    expect(await errorsOf({ audience: ['all'] })).toEqual([422, ['audience']]);
    expect(await errorsOf({ kind: { toString: 1 }, audience: 'all' })).toEqual([422, ['kind']]);
    const { id } = await create('notices', { kind: 'notice', audience: 'all', titleEn: 'Without a text' });
    const published = await act('notices', id, 'publish');
    expect([published.status, published.body]).toEqual([
      422,
      expect.objectContaining({ errors: { bodyEn: expect.anything() as object } }),
    ]);
  });

  it('[S04] [G08] versions keep one change a line and remind once', async () => {
    const { id, bodyEn } = await create('version-pushes', {
      versionName: '9.0',
      audience: 'all',
      titleEn: 'News',
      bodyEn: 'One <b>bold</b>\n<img src=x>Two',
    });
    expect(bodyEn).toBe('One <b>bold</b>\nTwo');
    rowOf(await act('version-pushes', id, 'publish'));
    const reminder = async () => (await filer.get('/api/version-push/should-remind', { 'x-lang': 'en' })).body;
    expect(await reminder()).toMatchObject({ versionPush: { versionName: '9.0' }, versionPushLog: false });
    await filer.post('/api/version-push/read', { id });
    expect(await reminder()).toMatchObject({ versionPushLog: true });
    // Each resource has its own rows of the table.
    expect((await support.get(`/support/notices/${id}`)).status).toBe(404);
  });

  it('[S04] [L06] are for support staff alone', async () => {
    for (const resource of ['notices', 'version-pushes', 'locale-messages', 'ams-bills']) {
      expect((await filer.get(`/support/${resource}`)).status).toBe(403);
      expect((await filer.post(`/support/${resource}`, {})).status).toBe(403);
    }
  });
});

describe('screen texts at the support desk', () => {
  const messages = async (locale: Locale) =>
    (await filer.get(`/anonymous/locale/message?localeCode=${locale}`)).body as Record<string, string>;

  it('[S04] [G10] replace the built-in one, are live in open pages, and are reset', async () => {
    const events = follow();
    const id = 'zh-CN.titles.draftList';
    const builtIn = BUILT_IN_TEXTS.get('zh-CN')?.get('titles.draftList');
    expect(await read('locale-messages', id)).toMatchObject({ builtIn, text: builtIn, changed: false });
    rowOf(await update('locale-messages', id, { text: '草稿夹' }));
    expect(await messages('zh-CN')).toEqual({ 'titles.draftList': '草稿夹' });
    expect(await messages('en')).toEqual({});
    const found = await support.get(
      `/support/locale-messages?${new URLSearchParams({ filter: JSON.stringify({ changed: true }) }).toString()}`,
    );
    expect(found.body).toEqual([expect.objectContaining({ id, builtIn, text: '草稿夹', changed: true })]);
    rowOf(await act('locale-messages', id, 'reset'));
    expect(await messages('zh-CN')).toEqual({});
    await expect.poll(() => events).toEqual(['TEXTS', 'TEXTS']);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['localeMessage.changed', 'localeMessage.reset']);
    // The built-in text entered by hand is not a change.
    rowOf(await update('locale-messages', id, { text: '草稿夹' }));
    rowOf(await update('locale-messages', id, { text: builtIn }));
    expect(await messages('zh-CN')).toEqual({});
  });

  it('[S04] replace a text of the component library too', async () => {
    const id = 'en.ui.notice.close';
    const { builtIn } = await read('locale-messages', id);
    expect(builtIn).toBe(BUILT_IN_TEXTS.get('en')?.get('ui.notice.close'));
    rowOf(await update('locale-messages', id, { text: 'Close this' }));
    expect(await messages('en')).toEqual({ 'ui.notice.close': 'Close this' });
    rowOf(await act('locale-messages', id, 'reset'));
    expect(await messages('en')).toEqual({});
  });

  it('[S04] keep the variables of the built-in text', async () => {
    const id = 'en.shell.otherOwner.body';
    const answer = await update('locale-messages', id, { text: 'Somebody else is signed in.' });
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({
        errors: { text: { message: 'notices.desk.missingVariable', args: { names: 'name' } } },
      }),
    ]);
    expect((await support.get('/support/locale-messages/en.no.such')).status).toBe(404);
  });

  it.each([
    ['{{count}} rows', 'Rows: {{count}}', true],
    ['{{count}} rows', 'One row', true],
    ['Hello {{name}}', 'Hello', false],
    ['Hello {{name}}', 'Hello {{ name }}', true],
    ['Hello {{name}}', 'Hello {{nam}} {{name}}', false],
    ['Hello {{name}}', 'Hello {{name}} {{', false],
    ['Hello', '$t(titles.draftList)', false],
    ['Hello', 'Hello }}', false],
  ])('[S04] %s may become %s: %s', (builtIn, text, isValid) => {
    const [problem] = textProblems(builtIn, text);
    expect(problem === undefined).toBe(isValid);
    if (problem) expect(problem.args?.['names']).not.toBe('');
  });
});

describe('the import of B/L numbers in AMS', () => {
  async function importList(content: string | Buffer, save = false, name = 'list.csv'): Promise<ClientAnswer> {
    const boundary = 'tpt-list';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="multipartFile"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return support.post(`/support/ams-bills/import?save=${save}`, payload, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
  }
  const importOf = async (...args: Parameters<typeof importList>) => {
    const { status, body, text } = await importList(...args);
    expect(status, text).toBe(200);
    return body as AmsImportReply;
  };
  const feeOf = async (amsNo: string) => {
    const answer = await filer.post('/pre-settlement2', isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }));
    return (answer.body as { lines: { fee: number }[] }).lines[0]?.fee;
  };

  it('[K02] gives the lower price, and a repeated import doubles nothing', async () => {
    const [one, two] = [freshNumber(), freshNumber()];
    const list = `AMS B/L no.,Filed\n${one.toLowerCase()},2026-08-01\n ${two} ,\n${one},2026-08-01 10:00\n`;
    expect(await feeOf(one)).toBe(FEES.filing);
    expect(await importOf(list)).toEqual({ numbers: 2, known: 0, errors: [], errorCount: 0, added: 0 });
    expect(await feeOf(one)).toBe(FEES.filing);
    expect(await importOf(list, true)).toMatchObject({ numbers: 2, known: 0, added: 2 });
    expect([await feeOf(one), await feeOf(two)]).toEqual([FEES.filingAlreadyInAms, FEES.filingAlreadyInAms]);
    expect(await importOf(list, true)).toMatchObject({ numbers: 2, known: 2, added: 0 });
    expect(await audited('list.csv')).toEqual([
      { action: 'amsBill.imported', after: { numbers: 2, added: 2 } },
      { action: 'amsBill.imported', after: { numbers: 2, added: 0 } },
    ]);
    expect(await read('ams-bills', one)).toMatchObject({ amsNo: one, filedAt: '2026-08-01 00:00:00' });
    rowOf(await support.remove(`/support/ams-bills/${one}`));
    expect(await feeOf(one)).toBe(FEES.filing);
    expect(await create('ams-bills', { amsNo: one })).toMatchObject({ id: one });
    expect(await feeOf(one)).toBe(FEES.filingAlreadyInAms);
    const pasted = encodeURIComponent(JSON.stringify({ amsNo: ` ${one.toLowerCase()} ` }));
    expect((await support.get(`/support/ams-bills?filter=${pasted}`)).body).toMatchObject([{ amsNo: one }]);
    const again = await support.post('/support/ams-bills', { amsNo: one, filedAt: '2026-08-02 00:00:00' });
    expect([again.status, again.body]).toMatchObject([422, { errors: { amsNo: { message: expect.any(String) } } }]);
  });

  it('[K02] reads a workbook with dates, with times, with text and without', async () => {
    const numbers = Array.from({ length: 4 }, () => freshNumber());
    const [day = '', time = '', text = '', none = ''] = numbers;
    const rows = [
      ['List of the carrier'],
      ['Remark', 'AMS B/L no.', 'Filed for AMS'],
      ['x', day, styled(46_235, 1)],
      [null, time, styled(46_235.4375, 2)],
      [null, text.toLowerCase(), '2026-08-01 11:00'],
      [7, none, null],
    ];
    const book = xlsxFile({ sheets: [{ rows }] });
    expect(await importOf(book, false, 'list.xlsx')).toMatchObject({ numbers: 4, known: 0, errorCount: 0, added: 0 });
    expect(await importOf(book, true, 'list.xlsx')).toMatchObject({ numbers: 4, added: 4 });
    const filed = await Promise.all(numbers.map(async (number) => (await read('ams-bills', number))['filedAt']));
    expect(filed.slice(0, 3)).toEqual(['2026-08-01 00:00:00', '2026-08-01 10:30:00', '2026-08-01 11:00:00']);
    expect(filed[3]).toBe(toServerText(test.now.value));
    expect(await feeOf(time)).toBe(FEES.filingAlreadyInAms);
    expect(await audited('list.xlsx')).toEqual([{ action: 'amsBill.imported', after: { numbers: 4, added: 4 } }]);
  });

  it('[K02] names the cell of a workbook that is no date and imports nothing of it', async () => {
    const good = freshNumber();
    const rows = [
      ['amsNo', 'filedAt'],
      [good, styled(46_235, 1)],
      [freshNumber(), 20_260_801],
    ];
    const outcome = await importOf(xlsxFile({ sheets: [{ rows }] }), true, 'wrong.xlsx');
    expect(outcome).toMatchObject({ errorCount: 1, added: 0, errors: [{ row: 3, value: '20260801' }] });
    expect(await feeOf(good)).toBe(FEES.filing);
  });

  it('[K02] names the rows that are wrong and imports nothing of that file', async () => {
    const good = freshNumber();
    const list = `Remark;amsNo;filedAt\nx;${good};\nx;AB*1;\nx;${freshNumber()};tomorrow\n`;
    const outcome = await importOf(list, true);
    expect(outcome).toMatchObject({ errorCount: 2, added: 0 });
    expect(outcome.errors.map(({ row, value }) => [row, value])).toEqual([
      [3, 'AB*1'],
      [4, 'tomorrow'],
    ]);
    expect(await feeOf(good)).toBe(FEES.filing);
  });

  it('[K02] refuses a file without the column, without rows, and one that is not a table', async () => {
    const refusals: [content: string, message: RegExp][] = [
      ['a,b\n1,2\n', /heading “amsNo”/u],
      ['amsNo\n', /no rows below the headings/u],
      ['%PDF-1.4 x', /PDF/u],
    ];
    for (const [content, message] of refusals) {
      expect(await importList(content, true)).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(message) },
      });
    }
  });
});
