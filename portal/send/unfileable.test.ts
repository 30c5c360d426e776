import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bill, Isf10Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { fileBill, replaceFiling, postUpdate, withNewNumber } from '../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { freshNumber, postDraft, sendBill, sendDrafts } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

const bearer = (party: 'importer' | 'consignee') => ({
  cargoType: '03',
  [`${party}Type`]: 'AEF',
  [`${party}Id`]: 'E12345678',
  [`${party}Birth`]: '1980-02-29',
  [`${party}Country`]: 'CN',
});
const CASES: [title: string, changes: Partial<Isf10Bill>, field: string][] = [
  ['a carnet', { cargoType: '06' }, 'carnetNo'],
  ['an informal shipment', { cargoType: '11' }, 'estimatedValue'],
  ['an importer’s passport', bearer('importer'), 'importerName'],
  ['a consignee’s passport', bearer('consignee'), 'consigneeName'],
];
const coins = async () => ((await filer.get('/me')).body as { coin: number }).coin;
const numbered = (changes: Partial<Isf10Bill> = {}) =>
  isf10Bill({ amsRequestList: [amsRowOf(freshNumber())], ...changes });

describe('[X05] data that a cargo type or a passport requires', () => {
  it.each(CASES)('%s: is refused at its field, as a draft and as a bill, without charge', async (_, changes, field) => {
    const before = await coins();
    const errors = { [field]: { message: 'validation.required' } };
    const bill = await sendBill(filer, numbered(changes));
    expect([bill.status, bill.body]).toMatchObject([422, { errors }]);
    const id = await postDraft(filer, numbered(changes));
    const draft = await sendDrafts(filer, [id]);
    expect([draft.status, draft.body]).toMatchObject([422, { errors: { [id]: errors } }]);
    expect((await filer.get(`/draft-bills/detail/${id}`)).status).toBe(200);
    expect(await coins()).toBe(before);
  });

  it('is refused in a change of a filing and in a new filing of it', async () => {
    const filing = await fileBill(test, filer, {}, 'ok', 'accepted');
    const before = await coins();
    const expected = { errors: { carnetNo: { message: 'validation.required' } } };
    const carnet = (bill: Bill) => ({ ...bill, cargoType: '06' });
    const updated = await postUpdate(filer, carnet(filing.bill));
    expect([updated.status, updated.body]).toMatchObject([422, expected]);
    const again = await replaceFiling(filer, carnet(withNewNumber(filing, freshNumber())));
    expect([again.status, again.body]).toMatchObject([422, expected]);
    expect(await coins()).toBe(before);
    expect(await brokenInvariants(test.portal.db)).toEqual([]);
  });
});
