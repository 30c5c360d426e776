import { expect, it } from 'vitest';
import { portalMethods } from '#dataProvider/testing/client.ts';
import { resetBrowser } from '#local/testing/resetBrowser.ts';
import { portLookup } from './portLookup.ts';

const port = (name: string, code: string, nameZh = '') => ({
  code,
  name,
  nameZh,
  countryCode: code.slice(0, 2),
  value: `${name}|${code}`,
});
const LA = port('LOS ANGELES', 'USLAX', '洛杉矶');
const NINGBO = port('NINGBO', 'CNNGB', '宁波');

/** A portal with two common ports of twelve. */
function fakePortal() {
  const requests: unknown[][] = [];
  const all = [LA, NINGBO, ...Array.from({ length: 10 }, (_, at) => port(`PORT ${at}`, `XX00${at}`))];
  const call = async (name: string, input: { query: { pageNum?: number; keyword?: string } }) => {
    requests.push([name, input.query]);
    if (name !== 'searchPorts') return [LA];
    const found = all.filter(({ value }) => value.includes(input.query.keyword ?? ''));
    const start = ((input.query.pageNum ?? 1) - 1) * 10;
    return { records: found.slice(start, start + 10), total: found.length, statistics: {} };
  };
  return { requests, portal: portalMethods({ call: call as never }) };
}
const signal = new AbortController().signal;

it('[V16] finds ports as NAME|CODE', async () => {
  const { portal, requests } = fakePortal();
  const { options, total } = await portLookup(portal, 'deliveryCode', 'en').search(
    { keyword: 'NINGBO', page: 1 },
    signal,
  );
  expect(options).toEqual([{ value: 'NINGBO|CNNGB', code: 'CNNGB', name: 'NINGBO' }]);
  expect(total).toBe(1);
  expect(requests).toEqual([['searchPorts', { keyword: 'NINGBO', product: 'product_isf', pageNum: 1, pageSize: 10 }]]);
});

it.each([
  ['deliveryCode', 'frequentPorts', 'ISF_PORT_DELIVERY'],
  ['dischargingPortCode', 'commonPorts', 'ISF_PORT_DISCHARGING'],
] as const)('[L04] shows the common ports of %s first, then all others page by page', async (name, call, type) => {
  const { portal, requests } = fakePortal();
  const lookup = portLookup(portal, name, 'en');
  const first = await lookup.search({ page: 1 }, signal);
  expect(first.options.map(({ code }) => code)).toEqual(['USLAX']);
  expect(requests[0]).toEqual([call, { type }]);
  const second = await lookup.search({ page: 2 }, signal);
  expect(second.options.map(({ code }) => code)).toEqual([
    'CNNGB',
    ...Array.from({ length: 8 }, (_, at) => `XX00${at}`),
  ]);
  const third = await lookup.search({ page: 3 }, signal);
  expect(third.options.map(({ code }) => code)).toEqual(['XX008', 'XX009']);
  expect(3 * 10 < third.total).toBe(false);
});

it('[B02] marks a port that customs refuses in an ISF-5', async () => {
  const { portal } = fakePortal();
  const { options } = await portLookup(portal, 'deliveryCode', 'en').search({ keyword: 'N', page: 1 }, signal);
  expect(options.map(({ code, caution }) => [code, caution])).toEqual([
    ['USLAX', 'billForm.lookup.foreignOnly'],
    ['CNNGB', undefined],
  ]);
});

it('caches results', async () => {
  const { portal, requests } = fakePortal();
  const lookup = portLookup(portal, 'deliveryCode', 'en');
  await lookup.search({ page: 1 }, signal);
  await lookup.search({ page: 1 }, signal);
  expect(requests).toHaveLength(1);
});

it('shows Chinese port names on a Chinese page', async () => {
  const { portal } = fakePortal();
  const { options } = await portLookup(portal, 'deliveryCode', 'zh-CN').search({ keyword: 'NINGBO', page: 1 }, signal);
  expect(options[0]?.name).toBe('宁波 NINGBO');
});

it('[V16] offers the ports that were picked last before the common ones, each once', async () => {
  resetBrowser();
  const { portal } = fakePortal();
  const lookup = portLookup(portal, 'deliveryCode', 'en');
  await lookup.search({ page: 1 }, signal);
  for (const value of ['NINGBO|CNNGB', 'LOS ANGELES|USLAX', 'PORT 3|XX003']) lookup.remember?.(value);
  const { options } = await lookup.search({ page: 1 }, signal);
  expect(options.map(({ code }) => code)).toEqual(['XX003', 'USLAX', 'CNNGB']);
  expect(options[1]?.caution).toBeDefined();
  const { options: others } = await lookup.search({ page: 2 }, signal);
  expect(others.map(({ code }) => code)).not.toContain('CNNGB');
});
