import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkmanRow, PartyRow } from '#contract/endpoints/parties.ts';
import type { PageReply } from '#contract/page.ts';
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
const party = (name: string, changes: Record<string, unknown> = {}) => ({
  id: null,
  name,
  type: 'seller',
  addr: 'NO 16 XINQI EAST ROAD',
  city: 'NINGBO',
  countryCode: 'CN',
  idType: '',
  partyId: '',
  remark: '',
  ...changes,
});
const contact = (name: string, changes: Record<string, unknown> = {}) => ({
  id: null,
  name,
  email: 'lan@thienan.test',
  phone: '+84 274 555 0161',
  company: '',
  ...changes,
});
const save = (client: TestClient, path: string, body: unknown, headers: Record<string, string> = {}) =>
  expectOk<Saved>(client.post(path, body, headers));
const list = <T = PartyRow>(path: string, client = filer) => expectOk<PageReply<T>>(client.get(path));
const names = async (query: string, client = filer) =>
  (await list(`/party?pageSize=100&${query}`, client)).records.map((row) => row.name);

describe('saving an entry of the address book', () => {
  it('[T05] finds one entry by its id on any page, and none of another enterprise', async () => {
    const { id } = await save(filer, '/party', party('FAR DOWN THE BOOK LTD'));
    expect(await names(`id=${id}`)).toEqual(['FAR DOWN THE BOOK LTD']);
    expect(await names(`id=${id}`, rival)).toEqual([]);
    expect(await names('id=nonsense')).toEqual([]);
  });

  it('[T05] stores every field and shows it to colleagues', async () => {
    const body = party('EAST SEA TRADING', { idType: 'EI', partyId: '12-345678900', remark: 'Gate 2, 早上' });
    const { id, revision } = await save(filer, '/party', body);
    expect(revision).toBe(1);
    const found = await list('/party?keyword=EAST%20SEA%20TRADING', colleague);
    expect(found.records).toEqual([
      { ...body, id, revision: 1, createdAt: '2026-08-03 10:00:00', updatedAt: '2026-08-03 10:00:00' },
    ]);
  });

  it('[T05] refuses the country’s name in addition to its code, like any unknown property', async () => {
    const answer = await filer.post('/party', party('WITH COUNTRY', { country: 'China' }));
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ errors: { country: expect.objectContaining({ message: 'validation.unknownField' }) } }),
    ]);
  });

  it('[V13] [V14] [V25] refuses what the form refuses, all fields at once, stores nothing', async () => {
    const answer = await filer.post('/party', {
      ...party('lower 上海'),
      city: 'X'.repeat(36),
      addr: 'X'.repeat(106),
      type: 'friend',
      countryCode: 'XX',
      partyId: '12-345678900',
      remark: 'x'.repeat(201),
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 422,
      errors: {
        name: { message: 'validation.charset.customs' },
        city: { message: 'validation.maxLength', args: { max: 35 } },
        addr: { message: 'validation.maxLength', args: { max: 105 } },
        type: { message: 'validation.choice' },
        countryCode: { message: 'validation.country' },
        partyId: { message: 'validation.idTypeMissing' },
        remark: { message: 'validation.maxLength' },
      },
    });
    expect(await names('keyword=上海')).toEqual([]);
  });

  it('[V12] requires name, type, address, city and country', async () => {
    const blank = await filer.post('/party', { id: null, type: '' });
    const required = { message: 'validation.required' };
    expect(blank.status).toBe(422);
    expect(blank.body).toMatchObject({
      errors: { name: required, type: required, addr: required, city: required, countryCode: required },
    });
  });

  it('refuses a stale save with the stored copy, and accepts one without a revision', async () => {
    const { id } = await save(filer, '/party', party('SHARED CO'));
    const theirs = party('SHARED CO', { id, revision: 1, city: 'KUNSHAN' });
    expect(await save(colleague, '/party', theirs)).toEqual({ id, revision: 2 });
    expect(await save(colleague, '/party', theirs)).toEqual({ id, revision: 2 });
    const answer = await filer.post('/party', party('SHARED CO', { id, revision: 1, city: 'SUZHOU' }));
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ id, revision: 2, city: 'KUNSHAN' }) }),
    ]);
    expect(await save(filer, '/party', party('SHARED CO', { id, city: 'SUZHOU' }))).toEqual({ id, revision: 3 });
  });

  it('accepts exactly one of many concurrent saves', async () => {
    const { id } = await save(filer, '/party', party('CROWDED CO'));
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => filer.post('/party', party('CROWDED CO', { id, revision: 1, remark: `N${n}` }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('creates one entry for a first save that is repeated under its key', async () => {
    const key = { 'idempotency-key': 'party-1' };
    const twins = await Promise.all([1, 2, 3].map(() => save(filer, '/party', party('TWIN CO'), key)));
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
    expect(await names('name=TWIN')).toEqual(['TWIN CO']);
    expect((await filer.post('/party', party('TWIN TWO'), key)).status).toBe(409);
    expect((await save(rival, '/party', party('TWIN CO'), key)).id).not.toBe(twins[0]?.id);
  });

  it('gives one answer for another enterprise’s, a removed and a missing entry', async () => {
    const othersId = (await save(rival, '/party', party('THEIR CO'))).id;
    const removed = (await save(filer, '/party', party('GONE CO'))).id;
    await filer.post('/party/remove', [removed]);
    const responses = await Promise.all(
      ['nothing', othersId, removed].map((id) => filer.post('/party', party('MY CO', { id }))),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(404);
    expect(await names('', rival)).toContain('THEIR CO');
  });
});

describe('the address book', () => {
  beforeAll(async () => {
    const add = (name: string, changes: Record<string, unknown>) => save(filer, '/party', party(name, changes));
    test.now.value = new Date('2026-07-01T15:59:59Z');
    await add('LIST ALPHA 100%_OFF\\CO', { type: 'buyer', countryCode: 'US', city: 'EL SEGUNDO' });
    test.now.value = new Date('2026-07-01T16:00:00Z');
    await add('LIST BRAVO', { type: 'buyer', countryCode: 'IN', addr: 'PLOT 7 NHAVA', remark: 'Monsoon rules' });
    await add('LIST CHARLIE', { type: 'shipTo', countryCode: 'ID', idType: '34', partyId: '123-45-6789' });
    await add('LIST DELTA', { type: 'stuffing', countryCode: 'VN' });
    test.now.value = new Date('2026-08-03T02:00:00Z');
  });

  it('[T05] [L01] finds by words of name, city, address, number and remark in any case', async () => {
    expect(await names('keyword=100%25_off%5C')).toEqual(['LIST ALPHA 100%_OFF\\CO']);
    expect(await names('keyword=el%20seg')).toEqual(['LIST ALPHA 100%_OFF\\CO']);
    expect(await names('keyword=nhava')).toEqual(['LIST BRAVO']);
    expect(await names('keyword=MONSOON')).toEqual(['LIST BRAVO']);
    expect(await names('keyword=123-45-6789')).toEqual(['LIST CHARLIE']);
    expect(await names('name=list%20br')).toEqual(['LIST BRAVO']);
    expect(await names('name=nhava')).toEqual([]);
  });

  it.each([
    ['IN', ['LIST BRAVO']],
    ['in', ['LIST BRAVO']],
    ['India', ['LIST BRAVO']],
    ['印度尼西亚', ['LIST CHARLIE']],
    ['việt', ['LIST DELTA']],
    ['viet nam', ['LIST DELTA']],
    ['Atlantis', []],
  ])('[T05] finds by country code, or by country name in three languages: %s', async (country, found) => {
    expect(await names(`name=LIST&country=${encodeURIComponent(country)}`)).toEqual(found);
  });

  it('[T05] [L01] filters by type and day, sorts and pages', async () => {
    expect((await names('name=LIST&type=buyer')).toSorted()).toEqual(['LIST ALPHA 100%_OFF\\CO', 'LIST BRAVO']);
    expect((await filer.get('/party?type=friend')).status).toBe(422);
    expect(await names('createdAtBegin=2026-07-01&createdAtEnd=2026-07-01')).toEqual(['LIST ALPHA 100%_OFF\\CO']);
    const sorted = ['LIST ALPHA 100%_OFF\\CO', 'LIST BRAVO', 'LIST CHARLIE', 'LIST DELTA'];
    expect(await names('name=LIST&sortField=name&sortOrder=asc')).toEqual(sorted);
    expect(await names('name=LIST&sortField=countryCode&sortOrder=desc')).toMatchObject({ 0: 'LIST DELTA' });
    expect((await filer.get('/party?sortField=search')).status).toBe(422);
    const page = await list('/party?name=LIST&sortField=name&sortOrder=desc&pageSize=3&pageNum=2');
    expect([page.total, page.records.map((row) => row.name)]).toEqual([4, ['LIST ALPHA 100%_OFF\\CO']]);
    expect(await names('name=LIST', rival)).toEqual([]);
  });

  it('[T05] removes and restores all or none', async () => {
    const one = (await save(filer, '/party', party('LEAVING CO'))).id;
    const othersId = (await save(rival, '/party', party('STAYING CO'))).id;
    for (const path of ['/party/remove', '/party/restore']) {
      const responses = await Promise.all(['nothing', othersId].map((id) => filer.post(path, [one, id])));
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(responses[0]?.status).toBe(404);
    }
    expect((await filer.post('/party/remove', [one, one])).body).toEqual({ removed: 1 });
    expect(await names('name=LEAVING')).toEqual([]);
    expect((await filer.post('/party/restore', [one])).body).toEqual({ restored: 1 });
    expect(await names('name=LEAVING')).toEqual(['LEAVING CO']);
  });
});

describe('duplicates', () => {
  it('[T05] are removed only while the one to keep exists, also when two people choose differently', async () => {
    const ids = await Promise.all(
      ['DOUBLE CO', 'DOUBLE CO.'].map(async (name) => (await save(filer, '/party', party(name))).id),
    );
    const [one = '', two = ''] = ids;
    const answers = await Promise.all([
      filer.post(`/party/remove?kept=${one}`, [two]),
      filer.post(`/party/remove?kept=${two}`, [one]),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 1011,
      message: expect.stringContaining('entry to keep'),
    });
    expect(await names('name=DOUBLE')).toHaveLength(1);
    await filer.post('/party/restore', ids);
    expect((await filer.post(`/party/remove?kept=${one}`, [one, two])).status).toBe(409);
    const othersId = (await save(rival, '/party', party('DOUBLE CO'))).id;
    expect((await filer.post(`/party/remove?kept=${othersId}`, [one])).status).toBe(404);
    expect(await names('name=DOUBLE')).toHaveLength(2);
  });
});

describe('contacts', () => {
  it('[T05] are saved, found, changed and removed', async () => {
    const { id } = await save(filer, '/linkmen', contact('Nguyễn Thị Lan', { company: 'Thiên An' }));
    const found = async (keyword: string) =>
      (await list<LinkmanRow>(`/linkmen?keyword=${encodeURIComponent(keyword)}`, colleague)).records;
    for (const keyword of ['nguyễn', 'LAN@THIENAN', '0161', 'thiên an']) {
      expect(await found(keyword), keyword).toMatchObject([{ id, name: 'Nguyễn Thị Lan', email: 'lan@thienan.test' }]);
    }
    await save(colleague, '/linkmen', contact('Nguyễn Thị Lan', { id, revision: 1, phone: '' }));
    expect(await found('nguyễn')).toMatchObject([{ revision: 2, phone: '', company: '' }]);
    expect((await rival.post('/linkmen/remove', [id])).status).toBe(404);
    expect((await filer.post('/linkmen/remove', [id])).body).toEqual({ removed: 1 });
    expect(await found('nguyễn')).toEqual([]);
    expect((await filer.post('/linkmen/restore', [id])).body).toEqual({ restored: 1 });
  });

  it('[V25] refuse an invalid e-mail address, with the field', async () => {
    const answer = await filer.post('/linkmen', contact('', { email: 'lan at thienan', phone: 'call me' }));
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({
        errors: {
          name: expect.objectContaining({ message: 'validation.required' }),
          email: expect.objectContaining({ message: 'validation.email' }),
          phone: expect.objectContaining({ message: 'validation.phone' }),
        },
      }),
    ]);
  });

  it('create one contact for a first save that is repeated under its key', async () => {
    const key = { 'idempotency-key': 'contact-1' };
    const twins = await Promise.all([1, 2, 3].map(() => save(filer, '/linkmen', contact('Twin'), key)));
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
  });
});
