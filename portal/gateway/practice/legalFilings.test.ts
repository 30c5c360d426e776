import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amsRowOf, asBody, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import type { Bill, Isf10Bill, Isf5Bill } from '#contract/entities/bill.ts';
import { startJobs } from '../../jobs/startJobs.ts';
import { fillWallet } from '../../store/wallet.ts';
import type { TestClient } from '../../testing/client.ts';
import { getDetail, getHistory, getOperation } from '../../testing/filingLife.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../../testing/harness.ts';
import { freshNumber, sendBill } from '../../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;
let admin: TestClient;
let jobs: ReturnType<typeof startJobs>;

beforeAll(async () => {
  test = await startTestPortal();
  [filer, admin] = await Promise.all([test.signIn(ACCOUNTS.filer), test.signIn(ACCOUNTS.admin)]);
  const { db, clock } = test.portal;
  await db.transaction().execute((trx) => fillWallet(trx, '1', { coins: 10_000 }, 'topUp', clock()));
  jobs = startJobs(test.portal);
});
afterAll(async () => {
  await jobs.stop();
  await test.close();
});

/** Sends a bill. @returns its filing, and the lines of its message */
async function send(bill: Bill): Promise<{ id: string; lines: string[] }> {
  const numbered = { ...bill, amsRequestList: [amsRowOf(freshNumber())] };
  const { status, body, text } = await sendBill(filer, numbered);
  expect(status, text).toBe(200);
  const id = body.filings[0]?.id ?? '';
  const [operation] = await getHistory(filer, id);
  const { message } = await getOperation(filer, operation?.id ?? '');
  return { id, lines: message.split('\n') };
}

const noAddress = (prefix: string, type: string, number: string) => ({
  [`${prefix}Name`]: '',
  [`${prefix}Addr`]: '',
  [`${prefix}City`]: '',
  [`${prefix}IdType`]: type,
  [`${prefix}Id`]: number,
});
const passport: Partial<Isf10Bill> = {
  cargoType: '03',
  importerType: 'AEF',
  importerId: 'E12345678',
  importerName: 'LI, WEI',
  importerBirth: '1980-02-29',
  importerCountry: 'CN',
  bondHolderType: 'OT',
};
const carnet: Partial<Isf10Bill> = { cargoType: '06', carnetCountry: 'CN', carnetNo: '12345678' };
const informal: Partial<Isf10Bill> = {
  cargoType: '11',
  informalType: '02',
  estimatedValue: '780',
  estimatedQuantity: '12',
  quantityUnit: 'PCS',
  estimatedWeight: '150',
  weightUnit: 'K',
};
const breakBulk: Partial<Isf10Bill> = {
  transportMode: '10',
  ...noAddress('manufacturer', 'DUN', '123456789'),
  ...noAddress('ship', 'FR', 'H123'),
};
const containers: Partial<Isf10Bill> = {
  masterBill: 'MAEU123456789',
  containerList: [{ containerNo: 'CSQU3054383', containerType: '4B', sizeType: '45G1' }],
  sellerSubdivision: 'ZJ',
  sellerPostalCode: '315800',
  sellerSecondNameType: 'DH',
  sellerSecondName: 'NINGBO HOME',
};
const inBond: Partial<Isf5Bill> = { transitImporterType: 'EI', transitImporterId: '12-345678900' };

describe('the practice customs', () => {
  it.each<[title: string, bill: Bill, records: string[]]>([
    ['an importer’s passport', isf10Bill(passport), ['SF20FN LI, WEI', 'SF30IM LI, WEI']],
    ['a carnet', isf10Bill(carnet), ['SF206C CN12345678']],
    ['an informal shipment', isf10Bill(informal), ['SF13020000000078000000000012PCS00000000150K']],
    ['break bulk with DUNS and FIRMS', isf10Bill(breakBulk), [`SF30MF ${' '.repeat(35)}DUN123456789`]],
    [
      'a container with a master bill, a second name and a postal code',
      isf10Bill(containers),
      ['SF20MB MAEU123456789', 'SF254BCSQU000000000305438345G1', 'SF31DH NINGBO HOME'],
    ],
    ['an ISF-5 of an importer', isf5Bill(inBond), ['SF10201ACTEI 12-345678900']],
  ])('[X04] [X05] accepts %s', async (_title, bill, records) => {
    const { id, lines } = await send(bill);
    expect(lines.filter((line) => records.some((record) => line.startsWith(record)))).toHaveLength(records.length);
    await jobs.drain();
    test.passTime(6_000);
    await jobs.drain();
    expect((await getDetail(filer, id)).declarationStatus).toBe('receiveSuccess');
  });

  it('[X03] gets the bond of an ISF-5 from the settings of the enterprise', async () => {
    const save = (body: object) => admin.post('/enterprises/settings', body);
    const bondOf = async () => (await send(isf5Bill())).lines[0]?.slice(57, 75);
    expect(await bondOf()).toBe(' '.repeat(18));
    expect((await save({ transitBondHolder: 'ABC' })).body).toMatchObject({
      errors: { transitBondHolder: { message: 'validation.bondHolderId' } },
    });
    expect((await save({ transitBondHolder: '36-111222333' })).status).toBe(200);
    expect(await bondOf()).toBe('36-111222333   038');
    expect((await save({ transitBondActivity: '02' })).status).toBe(200);
    expect(await bondOf()).toBe('36-111222333   028');
    expect((await save({ transitBondSent: false })).status).toBe(200);
    expect(await bondOf()).toBe(' '.repeat(18));
  });

  it('[X03] warns that an ISF-5 has no bond, unless the enterprise sends none', async () => {
    const warned = async () => {
      const answer = await filer.post('/pre-settlement2', asBody(isf5Bill()));
      const { rehearsal } = answer.body as { rehearsal: { code: string; severity: string }[] };
      return rehearsal.map(({ code, severity }) => `${severity} ${code}`);
    };
    const save = (body: object) => admin.post('/enterprises/settings', body);
    await save({ transitBondHolder: '', transitBondSent: true });
    expect(await warned()).toEqual(['warning transitBondMissing']);
    await save({ transitBondSent: false });
    expect(await warned()).toEqual([]);
  });

  it('[X03] keeps the bond of an ISF-5 from a page that was loaded before it was saved', async () => {
    const save = (body: object) => admin.post('/enterprises/settings', body);
    await save({ transitBondHolder: '', transitBondActivity: '03', transitBondSent: true });
    const loaded = { transitBondHolder: '', transitBondActivity: '03', transitBondSent: true };
    expect((await save({ transitBondHolder: '36-111222333' })).status).toBe(200);
    // Another setting does not make the page stale.
    await save({ sharedDrafts: true });
    const stale = await save({ ...loaded, transitBondActivity: '02', loaded });
    expect([stale.status, stale.body]).toEqual([
      409,
      expect.objectContaining({ code: 409, current: expect.objectContaining({ transitBondHolder: '36-111222333' }) }),
    ]);
    const current = { ...loaded, transitBondHolder: '36-111222333' };
    expect((await save({ ...loaded, loaded: current })).body).toMatchObject({ transitBondHolder: '' });
  });

  it('[X03] keeps the activity of an own bond, and 16 with a single bond', async () => {
    const bondOf = async (changes: Partial<Isf10Bill>) => (await send(isf10Bill(changes))).lines[0]?.slice(72, 75);
    expect(await bondOf({ bondActivity: '04', cargoType: '08' })).toBe('048');
    expect(await bondOf({ bondActivity: '16' })).toBe('168');
    expect(await bondOf({ bondType: 'Single', suretyCode: '016', bondReferenceNo: '123456789' })).toBe('169');
  });
});
