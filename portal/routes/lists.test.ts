import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../testing/expectOk.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let filer: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  [filer, colleague] = await Promise.all([test.signIn(ACCOUNTS.filer), test.signIn(ACCOUNTS.colleague)]);
});
afterAll(() => test.close());

type Entry = { method: string; paramName: string; paramValue: string };
const recent = async (method: string, paramName: string, client = filer) => {
  const path = `/user-query-log?method=${encodeURIComponent(method)}&paramName=${paramName}`;
  const [entry] = await expectOk<Entry[]>(client.get(path));
  return entry?.paramValue.split('\n') ?? [];
};
const later = (seconds: number) => {
  test.passTime(seconds * 1000);
};
/** A separate search: the one before is a minute old. */
const search = async (path: string) => {
  later(60);
  expect((await filer.get(path)).status).toBe(200);
};

describe('recent searches', () => {
  beforeEach(async () => {
    await test.portal.db.deleteFrom('query_log').execute();
  });

  it('[L02] keeps the last seven of a field, newest first, each once in any case', async () => {
    for (let n = 1; n <= 8; n++) await search(`/draft-bills?keyword=FIND${n}`);
    expect(await recent('/draft-bills', 'keyword')).toEqual([8, 7, 6, 5, 4, 3, 2].map((n) => `FIND${n}`));
    await search('/draft-bills?keyword=find5');
    expect(await recent('/draft-bills', 'keyword')).toEqual(['find5', ...[8, 7, 6, 4, 3, 2].map((n) => `FIND${n}`)]);
  });

  it('[L02] keeps each text filter of each list apart, and lists all of them, newest first', async () => {
    await search('/bills?amsNo=OOLU27&isfNo=HBRL-00&keyword=two%20%20words');
    await search('/party?name=OAKLINE&country=China');
    await search('/template?keyword=sofa&billType=1');
    await search('/linkmen?keyword=lan');
    expect((await filer.get('/user-query-log')).body).toEqual([
      { method: '/linkmen', paramName: 'keyword', paramValue: 'lan' },
      { method: '/template', paramName: 'keyword', paramValue: 'sofa' },
      { method: '/party', paramName: 'country', paramValue: 'China' },
      { method: '/party', paramName: 'name', paramValue: 'OAKLINE' },
      { method: '/bills', paramName: 'amsNo', paramValue: 'OOLU27' },
      { method: '/bills', paramName: 'isfNo', paramValue: 'HBRL-00' },
      { method: '/bills', paramName: 'keyword', paramValue: 'two words' },
    ]);
    expect((await filer.get('/user-query-log?method=/party')).body).toHaveLength(2);
  });

  it('[ASVS 14.2.1] records no search that looks like a personal id or its beginning', async () => {
    for (const id of ['987-65-4321', '987654321', '987-65', '9876543', 'LAN%20987-65-4321', 'E12345678', 'ea12345'])
      await search(`/bills?keyword=${id}`);
    await search('/draft-bills?keyword=987654321');
    expect((await filer.get('/user-query-log')).body).toEqual([]);
    await search('/bills?keyword=OOLU987654321');
    expect(await recent('/bills', 'keyword')).toEqual(['OOLU987654321']);
  });

  it('[L02] records continued typing within ten seconds as one search', async () => {
    for (const keyword of ['OO', 'OOLU', 'oolu27', 'OOLU']) {
      later(9);
      await filer.get(`/draft-bills?keyword=${keyword}`);
    }
    expect(await recent('/draft-bills', 'keyword')).toEqual(['OOLU']);
    later(11);
    await filer.get('/draft-bills?keyword=OOLU27');
    later(1);
    await filer.get('/draft-bills?keyword=COSU');
    expect(await recent('/draft-bills', 'keyword')).toEqual(['COSU', 'OOLU27', 'OOLU']);
    // Typing towards an older search leaves it in the list once.
    for (const keyword of ['OO', 'OOLU', 'OOLU27']) {
      later(1);
      await filer.get(`/draft-bills?keyword=${keyword}`);
    }
    expect(await recent('/draft-bills', 'keyword')).toEqual(['OOLU27', 'COSU']);
  });

  it('[L02] ignores one letter, page turns, suggestions, exports and refused calls', async () => {
    await search('/draft-bills?keyword=A');
    await search('/draft-bills?keyword=PAGE&pageNum=2');
    await search('/party?keyword=OFFERED&suggest=true');
    await search('/plain-data/country/s?keyword=CHINA');
    later(60);
    expect((await filer.get('/draft-bills?keyword=ODD&billType=7')).status).toBe(422);
    expect((await filer.get('/user-query-log')).body).toEqual([]);
  });

  it('[L02] loses nothing when a person searches in many tabs at once', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((n) => filer.get(`/draft-bills?keyword=${'ABCDE'[n - 1]}TAB`)));
    expect((await recent('/draft-bills', 'keyword')).toSorted()).toEqual(['ATAB', 'BTAB', 'CTAB', 'DTAB', 'ETAB']);
  });

  it('[L02] are private to each person and cleared by field', async () => {
    await search('/bills?amsNo=OOLU27&isfNo=HBRL-00');
    expect(await recent('/bills', 'amsNo', colleague)).toEqual([]);
    expect((await colleague.post('/user-query-log/clear', { method: '/bills', paramName: 'amsNo' })).status).toBe(204);
    expect(await recent('/bills', 'amsNo')).toEqual(['OOLU27']);
    expect((await filer.post('/user-query-log/clear', { method: '/bills', paramName: 'amsNo' })).status).toBe(204);
    expect(await recent('/bills', 'amsNo')).toEqual([]);
    expect(await recent('/bills', 'isfNo')).toEqual(['HBRL-00']);
    expect((await filer.post('/user-query-log/clear', { method: '/bills' })).status).toBe(422);
    expect((await test.newClient().get('/user-query-log')).status).toBe(401);
  });
});

describe('columns of a table', () => {
  const config = { columnString: 'amsNo,-remark,isfNo', pageSize: 50, project: 'isf', type: 'sentList' };
  const path = '/api/user-table-configs';

  it('[L05] are the defaults until a person saves others, for that person only', async () => {
    await filer.post('/user-config', { pageSize: 30 });
    const asTheyCome = { columnString: '', pageSize: 30, project: 'isf', type: 'sentList' };
    expect((await filer.get(`${path}?type=sentList&project=isf`)).body).toEqual(asTheyCome);
    expect((await filer.post(`${path}/save`, config)).body).toEqual(config);
    await filer.post(`${path}/save`, { ...config, type: 'drafts', columnString: '' });
    expect((await filer.get(`${path}?type=sentList`)).body).toEqual(config);
    expect((await filer.post(`${path}/save`, { ...config, columnString: 'isfNo' })).status).toBe(200);
    expect((await filer.get(`${path}?type=sentList`)).body).toMatchObject({ columnString: 'isfNo' });
    expect((await filer.get(`${path}?type=sentList&project=ams`)).body).toMatchObject({ columnString: '' });
    expect((await colleague.get(`${path}?type=sentList`)).body).toMatchObject({ columnString: '' });
  });

  it('[L05] [V25] refuse an invalid table config and a missing session', async () => {
    for (const odd of [{ columnString: 'x'.repeat(2001) }, { pageSize: 101 }, { type: '' }, { userId: 'demo-admin' }]) {
      expect((await filer.post(`${path}/save`, { ...config, ...odd })).status).toBe(422);
    }
    expect((await filer.get(path)).status).toBe(422);
    expect((await test.newClient().get(`${path}?type=sentList`)).status).toBe(401);
  });
});

describe('saved views', () => {
  const VIEW = { list: 'sentList', name: 'Late ones', query: 'filter=%7B%7D&sort=loading', isShared: false };
  type View = { id: string; name: string; query: string; owner: string; canRemove: boolean };
  const viewsOf = async (client: TestClient) =>
    (await expectOk<View[]>(client.get('/api/list-views?list=sentList'))).map(({ name, query, canRemove }) => ({
      name,
      query,
      canRemove,
    }));

  it('[L01] saves one view per name, for its owner alone or shared in the office', async () => {
    await filer.post('/api/list-views/save', VIEW);
    expect(await viewsOf(filer)).toMatchObject([{ name: 'Late ones', query: VIEW.query, canRemove: true }]);
    expect(await viewsOf(colleague)).toEqual([]);
    await filer.post('/api/list-views/save', { ...VIEW, query: 'filter=changed', isShared: true });
    expect(await viewsOf(filer)).toHaveLength(1);
    expect(await viewsOf(colleague)).toMatchObject([{ query: 'filter=changed', canRemove: false }]);
  });

  it('[L01] removes a view for its owner, and for an admin a shared one', async () => {
    const admin = await test.signIn(ACCOUNTS.admin);
    const { id } = await expectOk<View>(filer.post('/api/list-views/save', { ...VIEW, name: 'Own' }));
    const shared = await expectOk<View>(
      filer.post('/api/list-views/save', { ...VIEW, name: 'Shared', isShared: true }),
    );
    expect((await colleague.post('/api/list-views/remove', { id: shared.id })).status).toBe(404);
    expect((await admin.post('/api/list-views/remove', { id })).status).toBe(404);
    expect((await admin.post('/api/list-views/remove', { id: shared.id })).status).toBe(204);
    expect((await filer.post('/api/list-views/remove', { id })).status).toBe(204);
    expect((await filer.post('/api/list-views/remove', { id })).status).toBe(404);
  });

  it('[L01] refuses more views than a person may have, and names the way out', async () => {
    const { db } = test.portal;
    const many = Array.from({ length: 100 }, (_, n) => ({
      enterprise_id: '1',
      id: `view-${n}`,
      list: 'draftList',
      name: `View ${n}`,
      query: '',
      is_shared: false,
      owner_id: colleague.user?.userId ?? '',
      created_at: test.now.value,
    }));
    await db.insertInto('list_view').values(many).execute();
    const answer = await colleague.post('/api/list-views/save', VIEW);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { name: { message: 'validation.tooManyViews' } } });
    expect((await colleague.post('/api/list-views/save', { ...VIEW, list: 'draftList', name: 'View 3' })).status).toBe(
      200,
    );
  });
});
