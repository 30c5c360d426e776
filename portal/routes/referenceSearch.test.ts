import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problems } from '#schema/problems.ts';
import type { HsCode, Port, ZipCode } from '#contract/endpoints/reference.ts';
import { isf5 } from '#contract/entities/isf5.ts';
import { isf5Bill } from '#contract/testing/bills.ts';
import { rehearse } from '#customs/rehearse.ts';
import type { PageReply } from '#contract/page.ts';
import { findPortValue } from '../reference/findPort.ts';
import { PORTS } from '../reference/ports.ts';
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

const get = <T>(path: string) => expectOk<T>(filer.get(path));
const ports = (keyword: string, more = '') =>
  get<PageReply<Port>>(`/plain-data/port/s?keyword=${encodeURIComponent(keyword)}${more}`);

describe('searching ports', () => {
  it.each([
    ['CNSHA', 'CNSHA'],
    ['cnsha', 'CNSHA'],
    ['SHANGHAI|CNSHA', 'CNSHA'],
    ['shang', 'CNSHA'],
    ['上海', 'CNSHA'],
    ['Thượng Hải', 'CNSHA'],
    ['thuong hai', 'CNSHA'],
    ['Sài Gòn', 'VNSGN'],
    ['ho chi minh', 'VNSGN'],
    ['盐田', 'CNYTN'],
    ['Pusan', 'KRPUS'],
    ['JNPT', 'INNSA'],
    ['LA', 'USLAX'],
    ['lax', 'USLAX'],
    ['san pedro', 'USLAX'],
    ['Da Nang', 'VNDAD'],
    ['Đà Nẵng', 'VNDAD'],
    ['Antwerpen', 'BEANR'],
    ['long b', 'USLGB'],
    ['Parana', 'BRPNN'],
  ])('[C01] %s finds %s first', async (keyword, code) => {
    expect((await ports(keyword)).records[0]?.code).toBe(code);
  });

  it('ranks common ports before equal matches, and prefix matches before infix matches', async () => {
    const found = (await ports('ma', '&pageSize=100')).records.map(({ code }) => code);
    // Manila, Manaus and Yokohama by an infix.
    const places = ['PHMNL', 'BRMAO', 'JPYOK'].map((code) => found.indexOf(code));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('[L04] pages through all of them, each once, the common ones first', async () => {
    const codes: string[] = [];
    for (let pageNum = 1; ; pageNum++) {
      const page = await ports('', `&pageSize=100&pageNum=${pageNum}`);
      expect(page.total).toBe(PORTS.length);
      if (page.records.length === 0) break;
      codes.push(...page.records.map(({ code }) => code));
    }
    expect(new Set(codes).size).toBe(PORTS.length);
    expect(codes).toHaveLength(PORTS.length);
    expect(codes.slice(0, 3)).toEqual(['CNSHA', 'CNNGB', 'CNYTN']);
  });

  it('[V16] returns each as a value that a filing accepts', () => {
    const refused = PORTS.filter(({ port }) => {
      const bill = isf5Bill({ deliveryCode: port.value });
      return (
        !/^[A-Z0-9 .,'()/&-]+\|[A-Z0-9]{5}$/u.test(port.value) ||
        problems(isf5, bill, { now: new Date() }).some(({ path }) => path === 'deliveryCode')
      );
    });
    expect(refused.map(({ port }) => port.value)).toEqual([]);
  });

  it('[C01] returns the same from the second URL, and the common ports of both fields', async () => {
    expect(await get('/common/ports/s?keyword=ningbo&product=product_isf')).toEqual(await ports('ningbo'));
    const delivery = await get<Port[]>('/common/ports/frequently?type=ISF_PORT_DELIVERY');
    const discharge = await get<Port[]>('/plain-data/port/common?type=ISF_PORT_DISCHARGING');
    expect(delivery[0]).toMatchObject({ code: 'MXZLO', countryCode: 'MX' });
    expect(discharge[0]).toMatchObject({ code: 'CNSHA', value: 'SHANGHAI|CNSHA', countryCode: 'CN' });
    expect(delivery.length).toBeGreaterThan(20);
    expect(discharge.length).toBeGreaterThan(40);
    expect((await filer.get('/common/ports/frequently?type=OTHER')).status).toBe(422);
  });

  it('[B02] ranks foreign ports first in both fields of an ISF-5, and finds US ports after them', async () => {
    const delivery = await get<Port[]>('/common/ports/frequently?type=ISF_PORT_DELIVERY');
    const discharge = await get<Port[]>('/plain-data/port/common?type=ISF_PORT_DISCHARGING');
    const refused = [...delivery, ...discharge].filter(({ value }) =>
      rehearse(isf5Bill({ deliveryCode: value, dischargingPortCode: value })).findings.some(
        ({ severity }) => severity === 'reject',
      ),
    );
    expect(refused).toEqual([]);
    expect((await ports('los angeles')).records[0]).toMatchObject({ code: 'USLAX' });
    const all = PORTS.filter(({ group }) => group !== null).map(({ port }) => port.countryCode);
    expect(all.slice(all.indexOf('US')).filter((country) => country !== 'US' && country !== 'PR')).toEqual([]);
  });
});

describe('a port in an imported sheet', () => {
  it.each([
    ['cnsha', 'SHANGHAI|CNSHA'],
    ['Shanghai', 'SHANGHAI|CNSHA'],
    ['上海', 'SHANGHAI|CNSHA'],
    ['CN SHA', 'SHANGHAI|CNSHA'],
    ['Shanghai (CNSHA)', 'SHANGHAI|CNSHA'],
    ['CNSHA - Shanghai', 'SHANGHAI|CNSHA'],
    ['Sài Gòn', 'HO CHI MINH CITY|VNSGN'],
    ['manzanillo (mexico)|mxzlo', 'MANZANILLO (MEXICO)|MXZLO'],
    ['My own name | XXABC', 'MY OWN NAME|XXABC'],
    ['Rio Grande', null],
    ['Portland', 'PORTLAND, OR|USPDX'],
    ['nowhere', null],
    ['', null],
  ])('[V16] %s is %s', (text, value) => {
    expect(findPortValue(text)).toBe(value);
  });
});

describe('searching postal codes', () => {
  const zips = (query: string) => get<ZipCode[]>(`/api/zipcode/search?${query}`);

  it('[C01] returns city and state of five digits, with or without the last four', async () => {
    const beverlyHills = [{ zipcode: '90210', city: 'Beverly Hills', state: 'CA', stateName: 'California' }];
    expect(await zips('zipcode=90210')).toEqual(beverlyHills);
    expect(await zips('zipcode=90210-1234')).toEqual(beverlyHills);
    expect(await zips('zipcode=00501')).toMatchObject([{ city: 'Holtsville', state: 'NY' }]);
    expect(await zips('zipcode=00000')).toEqual([]);
  });

  it('returns codes with a prefix in their order, at most twenty', async () => {
    const found = await zips('zipcode=902');
    expect(found).toHaveLength(20);
    expect(found.every(({ zipcode }) => zipcode.startsWith('902'))).toBe(true);
    expect(found.map(({ zipcode }) => zipcode)).toEqual(found.map(({ zipcode }) => zipcode).toSorted());
  });

  it('returns the codes of a city, narrowed by its state', async () => {
    expect((await zips('keyword=Costa%20Mesa'))[0]).toMatchObject({ city: 'Costa Mesa', state: 'CA' });
    expect((await zips('keyword=portland,%20me')).every(({ state }) => state === 'ME')).toBe(true);
    expect((await zips('keyword=portland%20oregon'))[0]).toMatchObject({ city: 'Portland', state: 'OR' });
    expect((await zips('keyword=salt%20lake%20city'))[0]).toMatchObject({ state: 'UT' });
    expect(await zips('')).toEqual([]);
  });
});

describe('searching goods codes', () => {
  const goods = async (keyword: string, more = '') =>
    (await get<PageReply<HsCode>>(`/plain-data/hs/s?keyword=${encodeURIComponent(keyword)}${more}`)).records;

  it.each([
    ['940360', '940360'],
    ['9403.60', '940360'],
    ['847130 01', '847130'],
    ['bicycles', '871200'],
    ['led lamps', '853952'],
    ['玩具', '950300'],
    ['木 家具', '940330'],
  ])('[C01] %s finds %s first', async (keyword, code) => {
    expect((await goods(keyword))[0]?.code).toBe(code);
  });

  it('returns codes by their first digits, and an unknown whole code with its chapter', async () => {
    expect((await goods('9403')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['940310', '940320', '940360']),
    );
    expect(await goods('940395')).toEqual([
      {
        code: '940395',
        descriptionEn: '',
        descriptionZh: '',
        chapterEn: expect.stringMatching(/furniture/iu),
        chapterZh: expect.stringMatching(/家具/u),
      },
    ]);
    expect(await goods('770000')).toEqual([]);
    expect(await goods('zzzz')).toEqual([]);
  });

  it('describes many codes at once, in their order, on one page', async () => {
    const codes = Array.from({ length: 999 }, (_, at) => String(940000 + at));
    const page = await get<PageReply<HsCode>>(`/plain-data/hs/s?codes=${codes.join(',')}`);
    expect(page.records.map(({ code }) => code)).toEqual(codes);
    expect(page.records[360]?.descriptionEn).toMatch(/Wooden furniture/u);
    expect((await filer.get(`/plain-data/hs/s?codes=${codes.join(',')},1`)).status).toBe(422);
  });

  it('names every common code in English and Chinese, with its chapter', async () => {
    const all: HsCode[] = [];
    for (let pageNum = 1; pageNum < 6; pageNum++) all.push(...(await goods('', `&pageSize=100&pageNum=${pageNum}`)));
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((one) => Object.values(one).some((text) => !text))).toEqual([]);
    expect(all.filter(({ descriptionZh }) => !/\p{Script=Han}/u.test(descriptionZh))).toEqual([]);
  });
});
