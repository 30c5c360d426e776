import { expect, it } from 'vitest';
import { ISF_5 } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { portalMethods } from '#dataProvider/testing/client.ts';
import { billFormStore } from '../billFormStore.ts';
import { portFinder } from './resolvePort.ts';

const port = (name: string, code: string, nameZh = '') => ({
  code,
  name,
  nameZh,
  countryCode: code.slice(0, 2),
  value: `${name.toUpperCase()}|${code}`,
});
const FOUND: Record<string, ReturnType<typeof port>[]> = {
  USLAX: [port('Los Angeles', 'USLAX', '洛杉矶')],
  'LONG BEACH': [port('Long Beach', 'USLGB'), port('Long Beach Island', 'USLBI')],
  洛杉矶: [port('Los Angeles', 'USLAX', '洛杉矶')],
  PORTLAND: [port('Portland, OR', 'USPDX'), port('Portland', 'USPWM')],
  'SAN PEDRO': [port('Los Angeles', 'USLAX'), port('San Pedro', 'ARSPD')],
  LONG: [port('Long Beach', 'USLGB')],
};
const KEY = 'deliveryCode';

/** An ISF-5 with a text entered into its place of delivery, after the look-up. */
async function entered(text: string, portal?: () => Promise<never>) {
  const call = async (_: string, { query }: { query: { keyword: string } }) => ({
    records: FOUND[query.keyword] ?? [],
    total: 0,
    statistics: {},
  });
  const form = billFormStore(blankBill(ISF_5, 'HBRL'), {
    now: () => new Date(0),
    defer: (work) => work,
    findPorts: portFinder(portalMethods({ call: (portal ?? call) as never })),
  });
  form.enter(KEY);
  form.type(KEY, text);
  form.leave(KEY);
  await new Promise((done) => setTimeout(done));
  return form;
}
const offered = (form: Awaited<ReturnType<typeof entered>>) =>
  form.state(KEY).offer?.choices.map(({ set }) => set[KEY]) ?? [];

it.each([
  ['uslax', 'LOS ANGELES|USLAX'],
  ['Long Beach', 'LONG BEACH|USLGB'],
  ['洛杉矶', 'LOS ANGELES|USLAX'],
])('[V16] converts %s to %s and shows it', async (text, value) => {
  const form = await entered(text);
  expect(form.value(KEY)).toBe(value);
  expect(form.state(KEY)).toMatchObject({ words: { message: 'partyTools.port.read', args: { value } }, offer: null });
});

it('[V16] keeps the typed code after undo', async () => {
  const form = await entered('uslax');
  form.undoConversion(KEY);
  form.enter(KEY);
  form.leave(KEY);
  await new Promise((done) => setTimeout(done));
  expect(form.value(KEY)).toBe('USLAX');
});

it.each([
  ['Portland', ['PORTLAND, OR|USPDX', 'PORTLAND|USPWM']],
  ['San Pedro', ['LOS ANGELES|USLAX', 'SAN PEDRO|ARSPD']],
])('[V16] offers the ports named %s and changes nothing', async (text, values) => {
  const form = await entered(text);
  expect(form.value(KEY)).toBe(text.toUpperCase());
  expect(offered(form)).toEqual(values);
});

it.each(['Long', 'Nowhere', 'My yard|USXYZ'])('[V16] keeps %s as typed', async (text) => {
  const form = await entered(text);
  expect(form.value(KEY)).toBe(text.toUpperCase());
  expect(offered(form)).toEqual([]);
});

it('keeps a port as typed while the portal is unreachable', async () => {
  const form = await entered('uslax', () => Promise.reject(new Error('offline')));
  expect(form.value(KEY)).toBe('USLAX');
});
