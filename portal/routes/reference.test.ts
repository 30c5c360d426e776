import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import type { Country } from '#contract/endpoints/reference.ts';
import type { PageReply } from '#contract/page.ts';
import { expectOk } from '../testing/expectOk.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';

let test: TestPortal;
let filer: TestClient;
beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

const search = (keyword: string, more = '', headers = {}) =>
  expectOk<PageReply<Country>>(
    filer.get(`/plain-data/country/s?keyword=${encodeURIComponent(keyword)}${more}`, headers),
  );
const codes = async (keyword: string) => (await search(keyword)).records.map(({ code }) => code);

describe('searching countries', () => {
  it.each([
    ['VN', 'VN'],
    ['vn', 'VN'],
    ['Vietnam', 'VN'],
    ['viet nam', 'VN'],
    ['VIỆT NAM', 'VN'],
    ['越南', 'VN'],
    ['越', 'VN'],
    ['China', 'CN'],
    ['中国', 'CN'],
    ['trung quoc', 'CN'],
    ['香港', 'HK'],
    ['hong kong', 'HK'],
    ['macau', 'MO'],
    ['台湾', 'TW'],
    ['dai loan', 'TW'],
    ['USA', 'US'],
    ['america', 'US'],
    ['Mỹ', 'US'],
    ['UK', 'GB'],
    ['korea', 'KR'],
    ['holland', 'NL'],
    ['cote d', 'CI'],
  ])('[C01] %s finds %s first', async (keyword, code) => {
    expect((await codes(keyword))[0]).toBe(code);
  });

  it('ranks the exact code, then names with this prefix, then codes, then the rest', async () => {
    const found = (await search('IN', '&pageSize=100')).records.map(({ code }) => code);
    // India, Indonesia, British Indian Ocean Territory by a word, Finland by an infix.
    const places = ['IN', 'ID', 'IO', 'FI'].map((code) => found.indexOf(code));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(places).not.toContain(-1);
  });

  it('[L04] pages ten at a time and returns every country once', async () => {
    const seen: string[] = [];
    for (let pageNum = 1; ; pageNum++) {
      const page = await search('', `&pageNum=${pageNum}`);
      expect(page.total).toBe(COUNTRY_CODES.size);
      if (page.records.length === 0) break;
      seen.push(...page.records.map(({ code }) => code));
    }
    expect(new Set(seen)).toEqual(COUNTRY_CODES);
    expect(seen).toHaveLength(COUNTRY_CODES.size);
  });

  it('names each country in three languages, and in the page’s language', async () => {
    const [vietnam] = (await search('VN', '', { 'x-lang': 'zh-CN' })).records;
    expect(vietnam).toEqual({ code: 'VN', name: '越南', nameEn: 'Vietnam', nameZh: '越南', nameVi: 'Việt Nam' });
    expect((await search('VN', '', { 'x-lang': 'vi' })).records[0]?.name).toBe('Việt Nam');
    const all = [1, 2, 3].map((pageNum) => search('', `&pageSize=100&pageNum=${pageNum}`));
    const nameless = (await Promise.all(all))
      .flatMap(({ records }) => records)
      .filter(({ code, ...names }) => Object.values(names).some((name) => !name || name === code));
    expect(nameless).toEqual([]);
  });

  it('finds nothing for nonsense, and refuses a keyword that is too long', async () => {
    expect(await codes('QQQ')).toEqual([]);
    expect((await filer.get(`/plain-data/country/s?keyword=${'x'.repeat(1_701)}`)).status).toBe(422);
    expect((await filer.get('/plain-data/country/s?pageSize=101')).status).toBe(422);
  });

  it('[E03] requires a session', async () => {
    expect((await test.newClient().get('/plain-data/country/s')).status).toBe(401);
    expect((await test.newClient().get('/plain-data/country/frequently')).status).toBe(401);
  });
});

describe('common countries', () => {
  it.each([0, 1, 10, 11])('[T06] are listed for list %i, each once', async (type) => {
    const found = (await filer.get(`/plain-data/country/frequently?type=${type}`)).body as Country[];
    expect(found.length).toBeGreaterThan(8);
    expect(found[0]).toMatchObject({ code: 'CN', nameZh: '中国' });
    expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
  });

  it('[V24] refuse an unknown list', async () => {
    for (const type of ['2', 'x', '1.5', '__proto__']) {
      const answer = await filer.get(`/plain-data/country/frequently?type=${type}`);
      expect([answer.status, answer.body], type).toEqual([
        422,
        expect.objectContaining({ errors: { type: expect.anything() } }),
      ]);
    }
  });
});
