import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ISF_10 } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { ImportJobState, ImportOutcome } from '#contract/endpoints/imports.ts';
import { LIMITS } from '#contract/limits.ts';
import { isArchive } from '../imports/fileSignature.ts';
import { resumeSaves } from '../imports/resumeSaves.ts';
import { ImportRuns } from '../imports/importRuns.ts';
import { addRun } from '../imports/importStore.ts';
import { saveRun } from '../imports/saveRun.ts';
import { asCsv, goodBills, goodRows } from '../imports/testing/goodTable.ts';
import { multipartBody } from '../imports/testing/multipartBody.ts';
import { xlsxFile } from '../imports/testing/xlsxFile.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { principalOf } from '../testing/principalOf.ts';
import type { TestClient } from '../testing/client.ts';
import { sendDrafts } from '../testing/sending.ts';
import { seededRandom } from '#contract/testing/seededRandom.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

const rows = (count: number) => goodRows(goodBills(ISF_10, count), 'en');
const csv = (count: number) => Buffer.from(asCsv(rows(count)));
const countDrafts = async () => ((await filer.get('/draft-bills?pageSize=1')).body as { total: number }).total;

/** Polls an import that continued as a job until it ends. */
async function settled(client: TestClient, answer: { status: number; body: unknown }): Promise<ImportOutcome> {
  if (answer.status === 200) return answer.body as ImportOutcome;
  expect(answer.status).toBe(202);
  const { jobId } = answer.body as { jobId: string };
  let state: ImportJobState = { state: 'working', progress: 0, rows: 0 };
  await expect
    .poll(async () => {
      state = (await client.get(`/draft-bills/import/${jobId}`)).body as ImportJobState;
      return state.state;
    })
    .not.toBe('working');
  expect(state.message).toBeUndefined();
  return state.result as ImportOutcome;
}
/** Makes the heartbeat of its portal a minute old. */
const stopBeating = (id: string) =>
  sql`update import_run set beat_at = clock_timestamp() - interval '1 minute' where id = ${id}`.execute(test.portal.db);
const upload = (client: TestClient, bytes: Buffer, query = 'billType=1&dryRun=true', headers = {}) => {
  const { body, contentType } = multipartBody(bytes, isArchive(bytes) ? 'list.xlsx' : 'list.csv');
  return client.post(`/draft-bills/import?${query}`, body, { 'content-type': contentType, ...headers });
};

describe('importing a table', () => {
  it('[B05] returns the address of a template, and the template, for each type', async () => {
    for (const billType of [0, 1]) {
      const { url } = (await filer.get(`/draft-bills/import-url?billType=${billType}`)).body as { url: string };
      expect(url).toMatch(/^\/portal\/draft-bills\/import-template\?/u);
      const file = await filer.get(url.replace('/portal', ''));
      expect([file.status, file.headers['content-type']]).toEqual([
        200,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ]);
      expect(file.text.startsWith('PK')).toBe(true);
    }
    expect((await filer.get('/draft-bills/import-url?billType=7')).status).toBe(422);
  });

  it('[D03] previews without saving, then saves the preview once, in the order of the file', async () => {
    const before = await countDrafts();
    const seen = await settled(filer, await upload(filer, xlsxFile({ sheets: [{ rows: rows(3) }] })));
    expect(seen).toMatchObject({
      bills: 3,
      rows: 6,
      problemCount: 0,
      preview: [{ name: 'PACIFIC HOME GOODS INC', goods: 2, row: 2 }, {}, {}],
    });
    expect(await countDrafts()).toBe(before);
    const saves = await Promise.all(
      [1, 2].map(() => filer.post('/draft-bills/import?billType=1', { token: seen.token })),
    );
    const made = await Promise.all(saves.map((answer) => settled(filer, answer)));
    expect(made[0]?.drafts).toHaveLength(3);
    expect(made[1]?.drafts).toEqual(made[0]?.drafts);
    expect(
      (await settled(filer, await filer.post('/draft-bills/import?billType=1', { token: seen.token }))).drafts,
    ).toEqual(made[0]?.drafts);
    expect(made[0]?.token).toBeUndefined();
    expect(await countDrafts()).toBe(before + 3);
    const { records } = (await filer.get('/draft-bills?pageSize=3')).body as {
      records: { id: string; from: string; amsNos: string[] }[];
    };
    expect(records.map(({ id }) => id)).toEqual(made[0]?.drafts);
    expect(records[0]).toMatchObject({ from: 'IMPORT', amsNos: ['OOLU2719410000'], problems: 0 });
    const draft = (await filer.get(`/draft-bills/detail/${records[1]?.id}`)).body;
    expect(draft).toMatchObject({ revision: 1, sellerName: 'SELLER 1 CO LTD', clientRef: 'REF-1', from: 'IMPORT' });
    expect(
      (
        await filer.post('/draft-bills/save', {
          ...(draft as object),
          createdAt: undefined,
          updatedAt: undefined,
          clientRef: 'X',
        })
      ).status,
    ).toBe(200);
  });

  it('[D03] [D04] names numbers that are already in drafts or sent, before saving', async () => {
    const first = await settled(filer, await upload(filer, csv(4), 'billType=1'));
    const [sent] = first.drafts ?? [];
    expect((await sendDrafts(filer, [sent ?? ''])).status).toBe(200);
    const { held } = await settled(filer, await upload(filer, csv(4)));
    const filings = (await filer.get('/bills?amsNo=OOLU2719410000')).body as { records: { id: string }[] };
    expect(held?.filings).toBe(1);
    // Every other bill has two numbers.
    expect(held?.drafts).toBe(5);
    expect(held?.numbers).toHaveLength(6);
    expect(held?.numbers[0]).toEqual({ amsNo: 'OOLU2719410000', kind: 'filing', id: filings.records[0]?.id });
    expect(new Set(held?.numbers.slice(1).map(({ kind }) => kind))).toEqual(new Set(['draft']));
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    expect((await settled(rival, await upload(rival, csv(4)))).held).toEqual({
      of: 6,
      drafts: 0,
      filings: 0,
      numbers: [],
    });
  });

  it('[D03] lists errors first, and counts the drafts that have some', async () => {
    const [heads = [], ...lines] = rows(2);
    const at = (label: RegExp) => heads.findIndex((head) => label.test(head));
    const [first, second] = lines.filter((line) => line[at(/^AMS B/u)]?.endsWith('0'));
    if (!first || !second) throw new Error('two bills');
    first[at(/^Buyer name/u)] = 'zebra';
    second[at(/^Seller country/u)] = 'XX';
    const table = asCsv([heads, ...lines]);
    const { problems, severities, incomplete } = await settled(filer, await upload(filer, Buffer.from(table)));
    const ranks = problems.map(({ severity }) => ['error', 'warning', 'notice'].indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBeGreaterThan(1);
    expect(severities?.error).toBe(problems.filter(({ severity }) => severity === 'error').length);
    expect(incomplete).toBe(1);
  });

  it('[D03] counts a draft without a value of the file as one with problems', async () => {
    const [heads = [], first = []] = rows(1);
    first[heads.findIndex((head) => head.startsWith('Loading time'))] = '03/04/2026 10:00';
    const table = asCsv([heads, first]);
    const { incomplete, preview, severities } = await settled(filer, await upload(filer, Buffer.from(table)));
    expect([incomplete, preview[0]?.problems, severities?.error]).toEqual([1, 1, 1]);
  });

  it('saves at once without a dry run', async () => {
    const before = await countDrafts();
    const made = await settled(filer, await upload(filer, csv(2), 'billType=1'));
    expect(made.drafts).toHaveLength(2);
    expect(await countDrafts()).toBe(before + 2);
  });

  it('saves a preview whose saving is requested before it is read completely', async () => {
    const runs = new ImportRuns();
    const principal = await principalOf(test, ACCOUNTS.filer);
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: true, fileName: 'list.csv' } as const;
    const { id, work } = await runs.start(test.portal, order, csv(2));
    const saving = await runs.save(test.portal, principal, id);
    expect((await work).drafts).toBeUndefined();
    expect((await saving.work).drafts).toHaveLength(2);
  });

  it('ends no portal by a save that fails after its caller has left', async () => {
    const runs = new ImportRuns();
    const principal = await principalOf(test, ACCOUNTS.filer);
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: true, fileName: 'list.csv' } as const;
    const unhandled: unknown[] = [];
    const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', onUnhandled);
    const { id, work } = await runs.start(test.portal, order, Buffer.from('no table'));
    await runs.save(test.portal, principal, id);
    await expect(work).rejects.toMatchObject({ reason: 'importUnreadable' });
    // Node reports an unhandled rejection after the microtasks that it was rejected in.
    await setImmediate();
    process.off('unhandledRejection', onUnhandled);
    expect(unhandled).toEqual([]);
  });

  it('does not blame the file when the drafts could not be saved', async () => {
    const before = await countDrafts();
    await sql`alter table import_run add constraint none_saved check (state <> 'saved') not valid`.execute(
      test.portal.db,
    );
    const principal = await principalOf(test, ACCOUNTS.filer);
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: false, fileName: 'list.csv' } as const;
    const { work } = await new ImportRuns().start(test.portal, order, csv(2));
    // The import may take longer than the two seconds that a response waits.
    const extra = { reason: 'interrupted', message: expect.stringContaining('nothing was saved') as string };
    await expect(work).rejects.toMatchObject({ facts: { extra } });
    await sql`alter table import_run drop constraint none_saved`.execute(test.portal.db);
    expect(await countDrafts()).toBe(before);
  });

  it('continues as a job with its progress when it takes long', async () => {
    const before = await countDrafts();
    const runs = new ImportRuns();
    const principal = await principalOf(test, ACCOUNTS.filer);
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: false, fileName: 'list.csv' } as const;
    const { id, work } = await runs.start(test.portal, order, csv(1_500));
    expect(await runs.state(test.portal, principal, id, 'en')).toMatchObject({ state: 'working', rows: 0 });
    await expect(runs.state(test.portal, { ...principal, userId: '999' }, id, 'en')).rejects.toMatchObject({
      reason: 'importGone',
    });
    expect((await work).drafts).toHaveLength(1_000);
    const done = (await filer.get(`/draft-bills/import/${id}`)).body;
    expect(done).toMatchObject({ state: 'done', progress: 1, rows: 3_000, result: { bills: 1_500 } });
    expect(await countDrafts()).toBe(before + 1_500);
  });

  it('[D03] reads a large workbook as it reads a small one', async () => {
    const random = seededRandom(5);
    const ref = () =>
      Array.from({ length: 90 }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ234567'[Math.floor(random() * 30)]).join('');
    // COPY's text format escapes backslashes.
    const rows = Array.from({ length: 16_000 }, (_, at) => [`OOLU${String(20_000_000 + at)}`, `${ref()}\\N "\\t`]);
    const bytes = xlsxFile({ sheets: [{ rows: [['AMS B/L no.', 'Client reference'], ...rows] }] });
    expect(bytes.length).toBeGreaterThan(1_000_000);
    const principal = await principalOf(test, ACCOUNTS.filer);
    const order = { principal, billType: ISF_10, locale: 'en', dryRun: true, fileName: 'list.xlsx' } as const;
    const { id, work } = await new ImportRuns().start(test.portal, order, bytes);
    expect(await work).toMatchObject({ bills: 16_000, rows: 16_000, token: id });
    const parts = await test.portal.db
      .selectFrom('import_part')
      .where('run_id', '=', id)
      .orderBy('seq')
      .select(['seq', 'drafts'])
      .execute();
    expect(parts.map(({ seq }) => seq)).toEqual(parts.map((_, at) => at));
    const drafts = parts.flatMap((part) => (JSON.parse(part.drafts) as { drafts: { body: Bill }[] }).drafts);
    expect(drafts.map(({ body }) => [body.amsRequestList[0]?.amsNo, body.clientRef])).toEqual(rows);
  });

  it('finishes a started save on the next portal without duplicate drafts', async () => {
    const before = await countDrafts();
    const { token = '' } = await settled(filer, await upload(filer, csv(900)));
    const principal = await principalOf(test, ACCOUNTS.filer);
    // The first portal fails after its first part.
    const falling = saveRun(test.portal, principal, token, () => {
      throw new Error('the portal went down');
    });
    await expect(falling).rejects.toThrow('went down');
    const half = await countDrafts();
    expect(half).toBeGreaterThan(before);
    expect(half).toBeLessThan(before + 900);
    // Its preview expires before the save ends.
    const past = new Date(test.portal.clock().getTime() - 1);
    await test.portal.db.updateTable('import_run').set({ expires_at: past }).where('id', '=', token).execute();
    await resumeSaves(test.portal);
    expect(await countDrafts()).toBe(before + 900);
    const again = await settled(filer, await filer.post('/draft-bills/import?billType=1', { token }));
    expect(again.drafts).toHaveLength(900);
    expect(await countDrafts()).toBe(before + 900);
  });

  it('reports an import as interrupted when its portal ended before saving', async () => {
    const principal = await principalOf(test, ACCOUNTS.filer);
    await addRun(test.portal.db, principal, 'left-behind', test.portal.clock());
    await stopBeating('left-behind');
    expect((await filer.get('/draft-bills/import/left-behind')).body).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('interrupted'),
    });
    expect((await filer.post('/draft-bills/import?billType=1', { token: 'left-behind' })).status).toBe(404);
  });

  it('[V20] accepts 5 MB and not a byte more, and requires a session', async () => {
    const full = Buffer.concat([csv(1), Buffer.alloc(LIMITS.importFile - csv(1).length, '\n')]);
    expect(full.length).toBe(LIMITS.importFile);
    expect((await settled(filer, await upload(filer, full))).bills).toBe(1);
    const over = await upload(filer, Buffer.concat([full, Buffer.from('\n')]));
    expect([over.status, over.body]).toMatchObject([413, { code: 413 }]);
    const stranger = await upload(test.newClient(), csv(1));
    expect(stranger.status).toBe(401);
  });

  it.each([
    ['zh-CN', 'PDF 文件'],
    ['en', 'PDF document'],
    ['vi', 'tệp PDF'],
  ])('explains in %s why a file is not a table', async (language, words) => {
    const answer = await upload(filer, Buffer.from('%PDF-1.7 …'), 'billType=1', { 'x-lang': language });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { reason: 'pdf', message: expect.stringContaining(words) },
    ]);
  });

  it('refuses a file whose extension does not match its content', async () => {
    const uploadAs = async (name: string, bytes: Buffer) => {
      const { body, contentType } = multipartBody(bytes, name);
      return filer.post('/draft-bills/import?billType=1&dryRun=true', body, { 'content-type': contentType });
    };
    const principal = await principalOf(test, ACCOUNTS.filer);
    const book = xlsxFile({ sheets: [{ rows: rows(1) }] });
    for (const [name, bytes, kind] of [
      ['evil.exe', csv(1), '.csv'],
      ['list.xls', book, '.xlsx'],
      ['list.xlsx', csv(1), '.csv'],
      ['list', book, '.xlsx'],
    ] as const) {
      const order = { principal, billType: ISF_10, locale: 'en', dryRun: true, fileName: name } as const;
      const { work } = await new ImportRuns().start(test.portal, order, bytes);
      const message = expect.stringContaining(`“${name}”, but it contains a ${kind} table`) as string;
      await expect(work).rejects.toMatchObject({ status: 422, facts: { extra: { reason: 'misnamed', message } } });
    }
    await settled(filer, await uploadAs('LIST.XLSX', book));
    await settled(filer, await uploadAs('list.txt', csv(1)));
  });

  it('reports problems by sheet, row and column, in the requested language', async () => {
    const file = xlsxFile({
      sheets: [
        {
          name: 'Week 47',
          rows: [
            ['提单号', 'HS code', 'Buyer name'],
            ['OOLU1234', 30461, '上海'],
          ],
        },
      ],
    });
    const { problems } = await settled(filer, await upload(filer, file, 'billType=1&dryRun=1', { 'x-lang': 'zh-CN' }));
    expect(problems).toContainEqual(
      expect.objectContaining({
        sheet: 'Week 47',
        row: 2,
        column: 'B',
        field: 'billHsRequestList.0.hsCode',
        severity: 'notice',
        draft: 0,
        message: expect.stringContaining('030461'),
      }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ row: 2, column: 'C', field: 'bugerName', severity: 'error' }),
    );
  });

  it('refuses a body that is not an upload, and reads other calls as JSON', async () => {
    expect((await filer.post('/draft-bills/import?billType=1', { token: 7 })).status).toBe(422);
    expect((await filer.post('/draft-bills/import?billType=1', {})).status).toBe(422);
    expect((await filer.post('/draft-bills/import?billType=1')).body).toMatchObject({ reason: 'noFile' });
    const broken = await filer.post('/draft-bills/import?billType=1', Buffer.from('--x\r\nnothing'), {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(broken.status).toBe(400);
    const { body, contentType } = multipartBody(csv(1), 'a.csv');
    expect((await filer.post('/draft-bills/save', body, { 'content-type': contentType })).status).toBe(415);
  });

  it('lets one person run two at once, and frees the place afterwards', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(filer, csv(300))));
    const busy = answers.filter(({ status }) => status === 429);
    expect(busy).toHaveLength(2);
    await Promise.all(answers.filter(({ status }) => status !== 429).map((answer) => settled(filer, answer)));
    expect((await settled(filer, await upload(filer, csv(1)))).bills).toBe(1);
  });

  it('deletes a preview after an hour, and keeps three per person', async () => {
    const tokens: (string | undefined)[] = [];
    for (let round = 0; round < 4; round++) tokens.push((await settled(filer, await upload(filer, csv(1)))).token);
    const save = async (token: string | undefined) =>
      (await filer.post('/draft-bills/import?billType=1', { token: token ?? '' })).status;
    expect(await save(tokens[0])).toBe(404);
    test.passTime(3_600_001);
    expect(await save(tokens[3])).toBe(404);
    await settled(filer, await upload(filer, csv(1)));
    const left = await test.portal.db.selectFrom('import_run').select('id').execute();
    expect(left).toHaveLength(1);
  });
});
