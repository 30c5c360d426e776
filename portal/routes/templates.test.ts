import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredTemplate, TemplateRow } from '#contract/endpoints/templates.ts';
import type { PageReply } from '#contract/page.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { expectOk } from '../testing/expectOk.ts';
import type { TestClient } from '../testing/client.ts';
import type { TestPortal } from '../testing/harness.ts';
import { startWithClients } from '../testing/startWithClients.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;
let rival: TestClient;
beforeAll(async () => {
  ({ test, filer, colleague, rival } = await startWithClients());
});
afterAll(() => test.close());

type Saved = { id: string; revision: number };
const named = (template_name: string, changes: Parameters<typeof isf10Bill>[0] = {}) =>
  isf10Bill({ template_name, amsRequestList: [], ...changes });
const save = (client: TestClient, bill: unknown, headers: Record<string, string> = {}) =>
  expectOk<Saved>(client.post('/template/save', bill, headers));
const detail = async (client: TestClient, id: string) =>
  (await client.get(`/template/detail/${id}`)).body as StoredTemplate;
const list = (query = '', client = filer) =>
  expectOk<PageReply<TemplateRow>>(client.get(`/template?pageSize=100&${query}`));
const names = async (query: string) => (await list(query)).records.map((row) => row.template_name);

describe('saving a template', () => {
  it('[T02] stores a bill under a name, finished or not, with everything that was typed', async () => {
    const bill = named('FURNITURE ex Ningbo', { importerId: 'unfinished', sellerName: ' 上海 lower ' });
    const saved = await save(filer, bill);
    expect(saved.revision).toBe(1);
    expect(await detail(colleague, saved.id)).toEqual({
      ...bill,
      id: saved.id,
      revision: 1,
      from: null,
      templateId: null,
      isDefaultFilerCode: false,
      usedCount: 0,
      lastUsedAt: null,
      operator: 'Finn Zhao',
      createdAt: '2026-08-03 10:00:00',
      updatedAt: '2026-08-03 10:00:00',
    });
  });

  it('[B02] stores an ISF-5 with its own fields', async () => {
    const { id } = await save(filer, isf5Bill({ template_name: 'TRANSIT' }));
    expect(await detail(filer, id)).toMatchObject({ billType: 0, deliveryCode: 'MANZANILLO (MEXICO)|MXZLO' });
  });

  it('[V08] [E02] refuses a missing or invalid name with 400 and the field, and stores nothing', async () => {
    const before = (await list()).total;
    for (const [name, message] of [
      ['', 'validation.required'],
      ['   ', 'validation.required'],
      ['x'.repeat(101), 'validation.maxLength'],
    ] as const) {
      const answer = await filer.post('/template/save', named(name));
      expect([answer.status, answer.body]).toEqual([
        400,
        expect.objectContaining({ code: 400, errors: { template_name: expect.objectContaining({ message }) } }),
      ]);
    }
    expect((await list()).total).toBe(before);
  });

  it('[E02] gives one answer for a missing, a removed and another enterprise’s template', async () => {
    const removed = (await save(filer, named('GONE'))).id;
    await filer.post('/template/remove', [removed]);
    const othersId = (await save(rival, named('THEIRS'))).id;
    const responses = new Set<string>();
    for (const id of ['nothing', removed, othersId]) {
      const answer = await filer.post('/template/save', named('MINE', { id, revision: 1 }));
      expect(answer.status).toBe(404);
      responses.add(answer.text);
      expect((await filer.get(`/template/detail/${id}`)).status).toBe(404);
    }
    expect(responses.size).toBe(1);
    expect(await detail(rival, othersId)).toMatchObject({ revision: 1, template_name: 'THEIRS' });
  });

  it('refuses an older or missing revision with the stored copy, and accepts a repeated save', async () => {
    const { id } = await save(filer, named('SHARED'));
    const theirs = named('SHARED', { id, revision: 1, clientRef: 'THEIRS' });
    expect(await save(colleague, theirs)).toEqual({ id, revision: 2 });
    expect(await save(colleague, theirs)).toEqual({ id, revision: 2 });
    for (const revision of [1, 3, undefined]) {
      const answer = await filer.post('/template/save', named('SHARED', { id, revision, clientRef: 'MINE' }));
      expect([answer.status, answer.body]).toEqual([
        409,
        expect.objectContaining({
          code: 409,
          current: expect.objectContaining({ id, revision: 2, clientRef: 'THEIRS', operator: 'Cole Wu' }),
        }),
      ]);
    }
  });

  it('creates one template for a first save that is repeated under its key, at once or later', async () => {
    const before = (await list()).total;
    const key = { 'idempotency-key': 'template-1' };
    const twins = await Promise.all([1, 2, 3].map(() => save(filer, named('TWIN'), key)));
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
    expect((await list()).total).toBe(before + 1);
    const other = await filer.post('/template/save', named('TWIN 2'), key);
    expect([other.status, other.body]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ id: twins[0]?.id }) }),
    ]);
    expect((await save(rival, named('TWIN'), key)).id).not.toBe(twins[0]?.id);
  });

  it('[V25] refuses unknown properties, and accepts a bill of any size that a draft may have', async () => {
    const answer = await filer.post('/template/save', { ...named('ODD'), enterpriseId: '2' });
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({
        errors: { enterpriseId: expect.objectContaining({ message: 'validation.unknownField' }) },
      }),
    ]);
    const rows = Array.from({ length: 999 }, () => amsRowOf('X'.repeat(1_000)));
    await save(filer, named('HUGE', { amsRequestList: rows }));
  });
});

describe('the template list', () => {
  it('[T01] [L01] finds by name, party, filer code, type and day of the last change, and sorts', async () => {
    test.now.value = new Date('2026-07-01T15:59:59Z');
    await save(filer, named('Zeta 100%_OFF\\Co', { houseScac: 'ZETA' }));
    test.now.value = new Date('2026-07-01T16:00:00Z');
    await save(filer, named('alpha', { houseScac: 'ZETA', bugerName: 'UNIQUE BUYER' }));
    await save(filer, isf5Bill({ template_name: 'mid', houseScac: 'ZETA' }));
    test.now.value = new Date('2026-08-03T02:00:00Z');
    expect(await names('keyword=100%25_off%5C')).toEqual(['Zeta 100%_OFF\\Co']);
    expect(await names('keyword=unique%20buyer')).toEqual(['alpha']);
    expect((await names('houseScac=zeta')).toSorted()).toEqual(['Zeta 100%_OFF\\Co', 'alpha', 'mid']);
    expect(await names('houseScac=ZETA&billType=0')).toEqual(['mid']);
    expect(await names('startedAt=2026-07-01&endedAt=2026-07-01')).toEqual(['Zeta 100%_OFF\\Co']);
    expect((await names('startedAt=2026-07-02&endedAt=2026-07-02')).toSorted()).toEqual(['alpha', 'mid']);
    expect(await names('houseScac=ZETA&sortField=updatedAt&sortOrder=asc')).toMatchObject({ 0: 'Zeta 100%_OFF\\Co' });
    expect((await filer.get('/template?sortField=search')).status).toBe(422);
    expect((await filer.get('/template?pageSize=101')).status).toBe(422);
    expect((await list('houseScac=ZETA', rival)).total).toBe(0);
    const page = (await filer.get('/template?houseScac=ZETA&pageSize=2&pageNum=2')).body as PageReply<TemplateRow>;
    expect([page.total, page.records.length]).toEqual([3, 1]);
  });

  it('[T01] removes and restores all or none', async () => {
    const one = (await save(filer, named('ONE'))).id;
    const othersId = (await save(rival, named('THEIRS'))).id;
    for (const path of ['/template/remove', '/template/restore']) {
      const responses = await Promise.all(['nothing', othersId].map((id) => filer.post(path, [one, id])));
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(responses[0]?.status).toBe(404);
    }
    expect((await filer.post('/template/remove', [one, one])).body).toEqual({ removed: 1 });
    expect((await filer.post('/template/remove', [one])).body).toEqual({ removed: 0 });
    expect(await names('keyword=ONE')).not.toContain('ONE');
    expect((await filer.post('/template/restore', [one])).body).toEqual({ restored: 1 });
    expect(await detail(filer, one)).toMatchObject({ template_name: 'ONE' });
    expect((await filer.post('/template/remove', [])).status).toBe(422);
  });
});

describe('how often a template was used', () => {
  it('[T02] rises only with the first save of a draft that began from it', async () => {
    const { id } = await save(filer, named('USED'));
    test.now.value = new Date('2026-08-03T03:00:00Z');
    const begin = (templateId: string | null, headers = {}) =>
      filer.post('/draft-bills/save', isf10Bill({ templateId }), headers);
    const first = (await begin(id)).body as Saved;
    await filer.post('/draft-bills/save', isf10Bill({ ...first, templateId: id, clientRef: 'AGAIN' }));
    const key = { 'idempotency-key': 'draft-of-template' };
    await Promise.all([begin(id, key), begin(id, key)]);
    await begin(null);
    test.now.value = new Date('2026-08-03T02:00:00Z');
    expect(await detail(filer, id)).toMatchObject({ usedCount: 2, lastUsedAt: '2026-08-03 11:00:00', revision: 1 });
    expect(await names('sortField=lastUsedAt')).toMatchObject({ 0: 'USED' });
    const mostUsed = await names('sortField=usedCount&sortOrder=desc');
    expect(mostUsed).toMatchObject({ 0: 'USED' });
    // Of those used equally often, the last changed first.
    const lastChanged = (await names('sortField=updatedAt&sortOrder=desc')).filter((name) => name !== 'USED');
    expect(mostUsed.slice(1)).toEqual(lastChanged);
  });

  it('ignores another enterprise’s, removed and missing templates, and keeps the draft’s text', async () => {
    const othersId = (await save(rival, named('THEIRS'))).id;
    const removed = (await save(filer, named('GONE'))).id;
    await filer.post('/template/remove', [removed]);
    for (const templateId of [othersId, removed, 'nothing']) {
      const saved = (await filer.post('/draft-bills/save', isf10Bill({ templateId }))).body as Saved;
      expect((await filer.get(`/draft-bills/detail/${saved.id}`)).body).toMatchObject({ templateId });
    }
    expect(await detail(rival, othersId)).toMatchObject({ usedCount: 0, lastUsedAt: null });
    await filer.post('/template/restore', [removed]);
    expect(await detail(filer, removed)).toMatchObject({ usedCount: 0 });
  });
});

describe('the default of a filer code', () => {
  const setDefault = (client: TestClient, id: string, houseScac: string) =>
    client.post(`/template/default-filer-code?id=${id}&houseScac=${houseScac}`);
  const defaults = async (houseScac: string) =>
    (await list(`houseScac=${houseScac}`)).records.filter((row) => row.isDefaultFilerCode).map(({ id }) => id);

  it('[T04] moves to the new template, which takes the code; the previous one stays a template', async () => {
    const one = (await save(filer, named('D1', { houseScac: 'DFLT' }))).id;
    const two = (await save(filer, named('D2'))).id;
    expect((await setDefault(filer, one, 'DFLT')).body).toEqual({ id: one, houseScac: 'DFLT' });
    expect(await detail(filer, one)).toMatchObject({ isDefaultFilerCode: true, revision: 1 });
    expect((await setDefault(colleague, two, 'dflt')).body).toEqual({ id: two, houseScac: 'DFLT' });
    expect(await detail(filer, two)).toMatchObject({ isDefaultFilerCode: true, houseScac: 'DFLT', revision: 2 });
    expect(await detail(filer, one)).toMatchObject({ isDefaultFilerCode: false, houseScac: 'DFLT', revision: 1 });
  });

  it('[T04] is one when many set it at once, and separate for another enterprise', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(async (n) => (await save(filer, named(`RACE ${n}`))).id));
    const theirs = (await save(rival, named('THEIRS'))).id;
    const answers = await Promise.all([
      ...ids.map((id) => setDefault(filer, id, 'RACE')),
      setDefault(rival, theirs, 'RACE'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    expect(await defaults('RACE')).toHaveLength(1);
    expect(await detail(rival, theirs)).toMatchObject({ isDefaultFilerCode: true });
  });

  it('[T04] ends when the template changes its code or is removed, and stays ended when restored', async () => {
    const { id } = await save(filer, named('MOVED'));
    await setDefault(filer, id, 'MOVE');
    await save(filer, named('MOVED', { id, revision: 2, houseScac: 'HBRL' }));
    expect(await detail(filer, id)).toMatchObject({ isDefaultFilerCode: false, houseScac: 'HBRL' });
    await setDefault(filer, id, 'MOVE');
    await filer.post('/template/remove', [id]);
    const other = (await save(filer, named('OTHER'))).id;
    await setDefault(filer, other, 'MOVE');
    await filer.post('/template/restore', [id]);
    expect(await defaults('MOVE')).toEqual([other]);
  });

  it('[T04] refuses an invalid filer code with the field, and another enterprise’s template', async () => {
    const { id } = await save(filer, named('MINE'));
    const odd = await setDefault(filer, id, 'A');
    expect([odd.status, odd.body]).toEqual([
      422,
      expect.objectContaining({ errors: { houseScac: expect.objectContaining({ message: 'validation.filerCode' }) } }),
    ]);
    const othersId = (await save(rival, named('THEIRS'))).id;
    const responses = await Promise.all(['nothing', othersId].map((of) => setDefault(filer, of, 'HBRL')));
    expect(responses[0]?.status).toBe(404);
    expect(responses[1]?.text).toBe(responses[0]?.text);
    expect(await detail(rival, othersId)).toMatchObject({ isDefaultFilerCode: false, revision: 1 });
  });
});
