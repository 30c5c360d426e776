import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import type { PageReply } from '#contract/page.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { expectOk } from '../testing/expectOk.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let filer: TestClient;
/** Ids of 25 drafts, oldest first, an hour apart from 2026-08-01 00:00 server time. */
const ids: string[] = [];

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
  const colleague = await test.signIn(ACCOUNTS.colleague);
  for (let n = 0; n < 25; n++) {
    test.now.value = new Date(Date.UTC(2026, 6, 31, 16 + n));
    const amsRequestList = [amsRowOf(`OOLU27194036${String(n).padStart(2, '0')}`)];
    const facts = { amsRequestList, houseScac: n % 5 === 0 ? 'OTHR' : 'HBRL' };
    const bill =
      n % 4 === 0 ? isf5Bill(facts) : isf10Bill({ ...facts, bugerName: n === 7 ? 'Zebra 100%_OFF\\Co' : `BUYER ${n}` });
    const answer = await (n % 2 ? colleague : filer).post('/draft-bills/save', bill);
    ids.push((answer.body as { id: string }).id);
  }
  const rival = await test.signIn(ACCOUNTS.rivalFiler);
  await rival.post('/draft-bills/save', isf10Bill({ bugerName: 'ZEBRA RIVAL' }));
});
afterAll(() => test.close());

const list = (query = '') => expectOk<PageReply<DraftRow>>(filer.get(`/draft-bills${query}`));
const idsOf = (page: PageReply<DraftRow>) => page.records.map(({ id }) => id);

describe('the drafts list', () => {
  it('[L01] pages on the server, newest first, ten to a page', async () => {
    const first = await list();
    expect([first.records.length, first.total]).toEqual([10, 25]);
    expect(idsOf(first)).toEqual(ids.toReversed().slice(0, 10));
    expect(idsOf(await list('?pageNum=3'))).toEqual(ids.toReversed().slice(20));
    expect((await list('?pageNum=4')).records).toEqual([]);
  });

  it('[L01] returns what the columns show', async () => {
    const [row] = (await list('?keyword=oolu2719403601')).records;
    expect(row).toEqual({
      id: ids[1],
      revision: 1,
      billType: 1,
      houseScac: 'HBRL',
      amsNos: ['OOLU2719403601'],
      importerId: '12-345678900',
      bugerName: 'BUYER 1',
      template_name: '',
      from: null,
      problems: 0,
      filled: 38,
      asked: 38,
      priceAtMost: 70,
      loadingAt: null,
      due: null,
      operator: 'Cole Wu',
      owner: 'Cole Wu',
      ownerId: expect.any(String),
      createdAt: '2026-08-01 01:00:00',
      updatedAt: '2026-08-01 01:00:00',
    });
  });

  it('[D01] sends the last four digits of a social security number, and finds it by the whole', async () => {
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    const { body } = await rival.post(
      '/draft-bills/save',
      isf10Bill({ importerType: '34', importerId: '123-45-6789' }),
    );
    const found = await rival.get('/draft-bills?keyword=123-45-6789');
    expect(found.text).not.toContain('123-45');
    expect((found.body as PageReply<DraftRow>).records).toMatchObject([{ importerId: '***-**-6789' }]);
    const draft = await rival.get(`/draft-bills/detail/${(body as { id: string }).id}`);
    expect(draft.body).toMatchObject({ importerId: '123-45-6789' });
  });

  it('[D01] sends the last four signs of a passport, and finds it by the whole', async () => {
    const rival = await test.signIn(ACCOUNTS.rivalFiler);
    await rival.post('/draft-bills/save', isf10Bill({ importerType: 'AEF', importerId: 'E87654321' }));
    const found = await rival.get('/draft-bills?keyword=E87654321');
    expect((found.body as PageReply<DraftRow>).records).toMatchObject([{ importerId: '*****4321' }]);
    expect(found.text).not.toContain('E8765');
  });

  it('returns every row once in every order', async () => {
    for (const sortField of [
      'createdAt',
      'updatedAt',
      'billType',
      'houseScac',
      'amsNos',
      'importerId',
      'bugerName',
      'problems',
      'operator',
    ]) {
      for (const sortOrder of ['asc', 'desc']) {
        const pages = await Promise.all(
          [1, 2, 3].map((pageNum) => list(`?sortField=${sortField}&sortOrder=${sortOrder}&pageNum=${pageNum}`)),
        );
        expect(new Set(pages.flatMap(idsOf)).size, `${sortField} ${sortOrder}`).toBe(25);
      }
    }
  });

  it('sorts by the requested column', async () => {
    expect(idsOf(await list('?sortField=createdAt&sortOrder=asc&pageSize=50'))).toEqual(ids);
    const scacs = (await list('?sortField=houseScac&sortOrder=desc&pageSize=50')).records.map(
      ({ houseScac }) => houseScac,
    );
    expect(scacs).toEqual(scacs.toSorted().toReversed());
  });

  it('[L03] searches numbers and names in any case, and matches % and _ literally', async () => {
    const found = async (keyword: string) => (await list(`?keyword=${encodeURIComponent(keyword)}`)).total;
    expect(await found('zebra')).toBe(1);
    expect(await found('OOLU2719403601\tOOLU-2719403602, ZZZZ99999999')).toBe(2);
    expect(await found('100%_off\\')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found('_')).toBe(1);
    expect(await found('BUYER 12')).toBe(0);
    expect(await found('buyer 13')).toBe(1);
    expect(await found('   ')).toBe(25);
    expect(await found("' or 1=1 --")).toBe(0);
  });

  it('[L01] filters by filing type, filer code and days', async () => {
    expect((await list('?billType=0')).total).toBe(7);
    expect((await list('?billType=1')).total).toBe(18);
    expect((await list('?houseScac=othr')).total).toBe(5);
    expect((await list('?createdAtBegin=2026-08-02')).total).toBe(1);
    expect((await list('?createdAtEnd=2026-08-01')).total).toBe(24);
    expect((await list('?createdAtBegin=2026-08-01 03:00:00&createdAtEnd=2026-08-01 05:00:00')).total).toBe(3);
    expect((await list('?billType=0&houseScac=OTHR&keyword=OOLU')).total).toBe(2);
  });

  it('[V24] refuses an invalid number, type and time, naming each', async () => {
    const answer = await filer.get(
      '/draft-bills?pageSize=ten&pageNum=0&billType=2&createdAtBegin=yesterday&sortOrder=up',
    );
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors).toSorted()).toEqual([
      'billType',
      'createdAtBegin',
      'pageNum',
      'pageSize',
      'sortOrder',
    ]);
    for (const query of [
      'pageSize=1.5',
      'pageSize=1&pageSize=2',
      'createdAtEnd=2026-13-45',
      'sortField=body',
      'sortField=__proto__',
      'keyword=%00',
    ]) {
      expect((await filer.get(`/draft-bills?${query}`)).status, query).toBe(422);
    }
  });

  it('refuses pages of more than a hundred', async () => {
    expect((await list('?pageSize=100')).records).toHaveLength(25);
    const answer = await filer.get('/draft-bills?pageSize=101');
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ errors: { pageSize: { message: 'validation.maximum', args: { max: 100 } } } }),
    ]);
  });
});
