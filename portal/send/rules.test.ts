import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Isf10Bill, Isf5Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { fromErrorTree, type ErrorTree } from '#schema/issue.ts';
import type { TestClient } from '../testing/client.ts';
import { ACCOUNTS, startTestPortal, type TestPortal } from '../testing/harness.ts';
import { postDraft, sendBill, sendDrafts } from '../testing/sending.ts';

let test: TestPortal;
let filer: TestClient;

beforeAll(async () => {
  test = await startTestPortal();
  filer = await test.signIn(ACCOUNTS.filer);
});
afterAll(() => test.close());

/** Title, the changes that break a valid bill, the path of the only error, its message. */
type Case<B> = [title: string, changes: Partial<B>, path: string, message: string];

const firstNumber = (amsNo: string) => ({ amsRequestList: [amsRowOf(amsNo)] });
const goods = (...rows: [hsCode: string, hsCountryCode: string][]) => ({
  billHsRequestList: rows.map(([hsCode, hsCountryCode]) => ({ hsCode, hsCountryCode })),
});
const single = { bondType: 'Single', suretyCode: '016', bondReferenceNo: '123456789' };
const passport = {
  cargoType: '03',
  importerType: 'AEF',
  importerId: 'E12345678',
  importerName: 'LI, WEI',
  importerBirth: '1980-02-29',
  importerCountry: 'CN',
};
const consigneePassport = {
  cargoType: '03',
  consigneeType: 'AEF',
  consigneeId: 'E12345678',
  consigneeName: 'LI, WEI',
  consigneeBirth: '1980-02-29',
  consigneeCountry: 'CN',
};
const PARTIES = ['buger', 'seller', 'manufacturer', 'stuffing', 'consolidator', 'ship'] as const;
const PARTS = ['Name', 'Addr', 'City', 'CountryCode'] as const;

const ISF_10_CASES: Case<Isf10Bill>[] = [
  ...PARTIES.flatMap((party) =>
    PARTS.map((part): Case<Isf10Bill> => {
      const field = `${party}${part}`;
      return [`[V01] [V12] needs ${field}`, { [field]: part === 'City' ? '   ' : '' }, field, 'validation.required'];
    }),
  ),
  [
    '[V02] refuses lowercase letters in a B/L number',
    firstNumber('OOLU12ab'),
    'amsRequestList.0.amsNo',
    'validation.charset.upperAlphanumeric',
  ],
  [
    '[V02] refuses spaces in a B/L number',
    firstNumber('OOLU 1234'),
    'amsRequestList.0.amsNo',
    'validation.charset.upperAlphanumeric',
  ],
  [
    '[V03] requires four letters at the start of a B/L number',
    firstNumber('OOL12345'),
    'amsRequestList.0.amsNo',
    'validation.amsScac',
  ],
  ['[V04] refuses a B/L number of 4', firstNumber('OOLU'), 'amsRequestList.0.amsNo', 'validation.minLength'],
  [
    '[V04] refuses a B/L number of 17 characters',
    firstNumber('OOLU1234567890123'),
    'amsRequestList.0.amsNo',
    'validation.maxLength',
  ],
  [
    '[V05] refuses two rows with the same AMS number',
    { amsRequestList: [amsRowOf('OOLU900001'), amsRowOf('OOLU900002'), amsRowOf('OOLU900001')] },
    'amsRequestList.2.amsNo',
    'validation.amsRepeated',
  ],
  [
    '[V06] refuses a remark of 101 characters',
    { amsRequestList: [amsRowOf('OOLU900003', 'BM', 'X'.repeat(101))] },
    'amsRequestList.0.userRemark',
    'validation.maxLength',
  ],
  [
    '[V07] requires the country of origin',
    goods(['940360', '']),
    'billHsRequestList.0.hsCountryCode',
    'validation.required',
  ],
  ['[V08] needs the cargo type', { cargoType: '' }, 'cargoType', 'validation.required'],
  ['[V08] accepts declared cargo types only', { cargoType: '12' }, 'cargoType', 'validation.choice'],
  [
    '[V08] requires the type of a bill of lading',
    { amsRequestList: [amsRowOf('OOLU900004', '')] },
    'amsRequestList.0.amsType',
    'validation.required',
  ],
  ['[V09] needs the bond holder', { bondHolderId: '' }, 'bondHolderId', 'validation.required'],
  [
    '[V09] accepts three formats of a bond holder id',
    { bondHolderId: '123456789' },
    'bondHolderId',
    'validation.bondHolderId',
  ],
  [
    '[V10] refuses lowercase letters in a surety code',
    { suretyCode: 'abc' },
    'suretyCode',
    'validation.charset.upperAscii',
  ],
  [
    '[V10] refuses a bond reference of 51 characters',
    { bondReferenceNo: 'A'.repeat(51) },
    'bondReferenceNo',
    'validation.maxLength',
  ],
  ['[V11] needs the surety code of a single bond', { ...single, suretyCode: '' }, 'suretyCode', 'validation.required'],
  [
    '[V11] requires the reference of a single bond',
    { ...single, bondReferenceNo: '' },
    'bondReferenceNo',
    'validation.required',
  ],
  [
    '[V11] requires three digits in the surety code of a single bond',
    { ...single, suretyCode: '0161' },
    'suretyCode',
    'validation.suretyCode',
  ],
  [
    '[V11] requires digits in the reference of a single bond',
    { ...single, bondReferenceNo: '12A' },
    'bondReferenceNo',
    'validation.bondReferenceNo',
  ],
  ['[V12] needs the bond type', { bondType: '' }, 'bondType', 'validation.required'],
  ['[V12] needs the bond holder type', { bondHolderType: '' }, 'bondHolderType', 'validation.required'],
  ['[V12] needs the importer ID type', { importerType: '' }, 'importerType', 'validation.required'],
  ['[V12] needs the importer ID', { importerId: '' }, 'importerId', 'validation.required'],
  ['[V12] needs the consignee ID type', { consigneeType: '' }, 'consigneeType', 'validation.required'],
  ['[V12] needs the consignee ID', { consigneeId: '' }, 'consigneeId', 'validation.required'],
  [
    '[V12] requires the birth date with a passport',
    { ...passport, importerBirth: '' },
    'importerBirth',
    'validation.required',
  ],
  [
    '[V12] requires the nationality with a passport',
    { ...passport, importerCountry: '' },
    'importerCountry',
    'validation.required',
  ],
  [
    '[V12] requires the consignee birth date with a passport',
    { ...consigneePassport, consigneeBirth: '' },
    'consigneeBirth',
    'validation.required',
  ],
  [
    '[V12] requires the consignee nationality with a passport',
    { ...consigneePassport, consigneeCountry: '' },
    'consigneeCountry',
    'validation.required',
  ],
  ['[V12] needs a B/L row', { amsRequestList: [] }, 'amsRequestList', 'validation.atLeastOneRow'],
  ['[V12] needs a goods row', { billHsRequestList: [] }, 'billHsRequestList', 'validation.atLeastOneRow'],
  ['[V12] accepts existing countries only', { sellerCountryCode: 'XX' }, 'sellerCountryCode', 'validation.country'],
  ['[V13] refuses a name of 36', { sellerName: 'A'.repeat(36) }, 'sellerName', 'validation.maxLength'],
  ['[V13] refuses a city of 36', { shipCity: 'A'.repeat(36) }, 'shipCity', 'validation.maxLength'],
  ['[V13] refuses an address of 106', { stuffingAddr: 'A'.repeat(106) }, 'stuffingAddr', 'validation.maxLength'],
  ['[V14] takes no Chinese', { sellerName: 'NINGBO 宁波' }, 'sellerName', 'validation.charset.customs'],
  ['[V14] takes no lowercase', { manufacturerCity: 'Ningbo' }, 'manufacturerCity', 'validation.charset.customs'],
  ['[V14] takes no full-width forms', { consolidatorAddr: 'ＮＯ 9' }, 'consolidatorAddr', 'validation.charset.customs'],
  ['[V14] takes no asterisk', { bugerName: 'A * B' }, 'bugerName', 'validation.charset.customs'],
  ['[V14] takes no tilde', { bugerAddr: 'A ~ B' }, 'bugerAddr', 'validation.charset.customs'],
  ['[V14] takes no outer spaces', { shipName: ' PACIFIC HOME' }, 'shipName', 'validation.outerSpaces'],
  [
    '[V15] requires six characters in an HS code',
    goods(['94036', 'CN']),
    'billHsRequestList.0.hsCode',
    'validation.minLength',
  ],
  ['[V15] refuses an HS code of seven', goods(['9403600', 'CN']), 'billHsRequestList.0.hsCode', 'validation.maxLength'],
  [
    '[V15] takes letters, digits and hyphens in an HS code',
    goods(['9403.6', 'CN']),
    'billHsRequestList.0.hsCode',
    'validation.charset.hs',
  ],
  [
    '[X06] refuses a bond holder with an impossible number',
    { bondHolderType: 'OT', bondHolderId: '00-345678900' },
    'bondHolderId',
    'validation.bondHolderId',
  ],
  ['[X06] refuses surety code 000', { ...single, suretyCode: '000' }, 'suretyCode', 'validation.suretyCode'],
  [
    '[V15] refuses a repeated code and country',
    goods(['940360', 'CN'], ['940360', 'VN'], ['940360', 'CN']),
    'billHsRequestList.2.hsCode',
    'validation.hsRepeated',
  ],
  [
    '[V18] refuses a birth date after today',
    { ...passport, importerBirth: '2026-08-04' },
    'importerBirth',
    'validation.birthInFuture',
  ],
  [
    '[V18] refuses a day that does not exist',
    { ...passport, importerBirth: '2026-02-30' },
    'importerBirth',
    'validation.date',
  ],
  [
    '[V18] requires the arrival after the loading',
    { loadingAt: '2026-09-02 00:00:00', arrivalAt: '2026-09-01 00:00:00' },
    'arrivalAt',
    'validation.endAfterStart',
  ],
];

const ISF_5_CASES: Case<Isf5Bill>[] = [
  [
    '[V05] refuses two rows with the same AMS number',
    { amsRequestList: [amsRowOf('COSU900001'), amsRowOf('COSU900001')] },
    'amsRequestList.1.amsNo',
    'validation.amsRepeated',
  ],
  ['[V07] needs the place of delivery', { deliveryCode: '' }, 'deliveryCode', 'validation.required'],
  ['[V08] needs the port of discharge', { dischargingPortCode: '' }, 'dischargingPortCode', 'validation.required'],
  ['[V16] requires name and code of a port', { deliveryCode: 'MANZANILLO' }, 'deliveryCode', 'validation.port'],
  [
    '[V16] requires five characters of code',
    { dischargingPortCode: 'LOS ANGELES|USLA' },
    'dischargingPortCode',
    'validation.port',
  ],
  [
    '[V16] requires an existing country in a port code',
    { deliveryCode: 'NOWHERE|ZZZLO' },
    'deliveryCode',
    'validation.portCountry',
  ],
  ['[V16] refuses a second bar', { deliveryCode: 'A|B|MXZLO' }, 'deliveryCode', 'validation.port'],
  ['[V16] refuses a bar as name', { deliveryCode: '||MXZLO' }, 'deliveryCode', 'validation.port'],
  [
    '[V16] requires a name before the code',
    { dischargingPortCode: '|USLAX' },
    'dischargingPortCode',
    'validation.port',
  ],
  ['[X06] is always of cargo type 01', { cargoType: '03' }, 'cargoType', 'validation.isf5CargoType'],
  ['[V12] needs the booking party', { bookName: '' }, 'bookName', 'validation.required'],
];

const coins = async () => ((await filer.get('/me')).body as { coin: number }).coin;

async function refusalOf(bill: Isf10Bill | Isf5Bill) {
  const before = await coins();
  const answer = await sendBill(filer, bill);
  expect(answer.status).toBe(422);
  expect(await coins()).toBe(before);
  const errors = fromErrorTree(answer.body['errors'] as ErrorTree);
  return errors.map(({ path, message }) => [path, message]);
}

describe('[V25] the portal refuses', () => {
  it.each(ISF_10_CASES)('%s', async (_title, changes, path, message) => {
    expect(await refusalOf(isf10Bill(changes))).toEqual([[path, message]]);
  });

  it.each(ISF_5_CASES)('ISF-5: %s', async (_title, changes, path, message) => {
    expect(await refusalOf(isf5Bill(changes))).toEqual([[path, message]]);
  });

  it('[V01] every problem at once: a missing field hides no duplicate', async () => {
    const rows = [amsRowOf('OOLU900009'), amsRowOf('OOLU900009')];
    const paths = (await refusalOf(isf10Bill({ amsRequestList: rows, sellerName: '', billHsRequestList: [] }))).map(
      ([path]) => path,
    );
    expect(new Set(paths)).toEqual(new Set(['amsRequestList.1.amsNo', 'billHsRequestList', 'sellerName']));
  });

  it('a bill without a filing type, and unknown properties', async () => {
    const { billType: _, ...rest } = isf10Bill();
    expect((await sendBill(filer, rest as Isf10Bill)).status).toBe(422);
    const answer = await sendBill(filer, { ...isf10Bill(), enterpriseId: '2' } as Isf10Bill);
    expect(answer.status).toBe(422);
  });

  it('[D04] a saved draft by the same rules, below the id of the draft', async () => {
    const id = await postDraft(filer, isf10Bill({ sellerName: 'Ningbo 宁波', amsRequestList: [amsRowOf('ooLU 1')] }));
    const answer = await sendDrafts(filer, [id]);
    expect(answer.status).toBe(422);
    expect(answer.body['errors']).toMatchObject({
      [id]: { sellerName: { message: 'validation.charset.customs' }, amsRequestList: { 0: { amsNo: {} } } },
    });
  });
});

describe('[V25] the portal accepts', () => {
  it.each([
    [
      'the longest of everything',
      {
        sellerName: 'A'.repeat(35),
        shipCity: 'B'.repeat(35),
        stuffingAddr: 'C'.repeat(105),
        ...firstNumber('OOLU900010ABCDEF'),
      },
    ],
    ['the shortest B/L number', firstNumber('OOLU9')],
    [
      'every special character customs takes',
      { sellerAddr: 'NO 1 `!@#$%^&()-_=+[]{}|;:\'",<.>/?', ...firstNumber('OOLU900011') },
    ],
    ['a single bond', { ...single, ...firstNumber('OOLU900013') }],
    ['warnings', { loadingAt: '2026-08-03 12:00:00', ...firstNumber('OOLU900014') }],
  ])('%s', async (_title, changes) => {
    expect((await sendBill(filer, isf10Bill(changes))).status).toBe(200);
  });

  it.each([
    ['a goods code of letters and hyphens', { ...goods(['94-36A', 'CN']), ...firstNumber('OOLU900015') }],
    ['a backslash', { sellerAddr: 'NO 1 \\ 2', ...firstNumber('OOLU900016') }],
  ])('[X06] %s, once the caller accepts that customs would reject it', async (_title, changes) => {
    expect((await sendBill(filer, isf10Bill(changes))).body).toMatchObject({ code: 1017 });
    expect((await sendBill(filer, isf10Bill(changes), { acceptRejects: true })).status).toBe(200);
  });
});
