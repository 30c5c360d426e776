import { describe, expect, it } from 'vitest';
import { fromErrorTree, toErrorTree } from '#schema/issue.ts';
import { ISF_10 } from '../codes.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '../testing/bills.ts';
import { billProblems, blankBill, type Isf10Bill } from './bill.ts';

const now = new Date('2026-03-02T02:00:00Z');
const at = (bill: Parameters<typeof billProblems>[0], path: string) =>
  billProblems(bill, { now })
    .filter((issue) => issue.path === path)
    .map((issue) => `${issue.severity} ${issue.message}`);

describe('problems of a bill', () => {
  it('[V25] finds none in a complete ISF-10 and ISF-5', () => {
    expect(billProblems(isf10Bill(), { now })).toEqual([]);
    expect(billProblems(isf5Bill(), { now })).toEqual([]);
  });

  it('[V01] lists every missing field of a blank ISF-10 at once, in form order', () => {
    const paths = billProblems(blankBill(ISF_10, 'HBRL'), { now }).map((issue) => issue.path);
    expect(paths).toContain('amsRequestList.0.amsNo');
    expect(paths).toContain('billHsRequestList.0.hsCountryCode');
    expect(paths).toContain('shipCity');
    expect(paths).toHaveLength(29);
  });

  it('[V01] treats whitespace as missing', () => {
    expect(at(isf10Bill({ bugerName: '  ' }), 'bugerName')).toEqual(['error validation.required']);
  });

  it("[V05] reports a repeated number although the bill's first field is missing", () => {
    const bill = isf10Bill({
      bugerName: '',
      amsRequestList: [amsRowOf('OOLU1'), amsRowOf('OOLU2'), amsRowOf('OOLU1')],
    });
    expect(at(bill, 'amsRequestList.2.amsNo')).toEqual(['error validation.amsRepeated']);
    expect(at(bill, 'amsRequestList.0.amsNo')).toEqual([]);
  });

  it.each([
    ['[V02] a space', 'OOLU 123', ['error validation.charset.upperAlphanumeric']],
    ['[V02] lowercase', 'OOLU12a', ['error validation.charset.upperAlphanumeric']],
    ['[V03] a digit among the first four', 'OOL12345', ['error validation.amsScac']],
    ['[V04] four characters', 'OOLU', ['error validation.minLength']],
    ['[V04] seventeen characters', 'OOLU1234567890123', ['error validation.maxLength']],
  ])('%s in an AMS number is rejected', (_title, amsNo, expected) => {
    expect(at(isf10Bill({ amsRequestList: [amsRowOf(amsNo)] }), 'amsRequestList.0.amsNo')).toEqual(expected);
  });

  // Outside the character set of customs no gateway can put the message out.
  it.each(['importerId', 'consigneeId'] as const)('[V14] rejects other letters in %s', (name) => {
    expect(at(isf10Bill({ [name]: '护照E1234567' }), name)).toContain('error validation.charset.customs');
  });

  it.each(['12-345678900', '12-3456789AB', '123456-12345', '12AB56-12345', '123-45-6789'])(
    '[V09] accepts the bond holder id %s',
    (bondHolderId) => {
      expect(at(isf10Bill({ bondHolderId, importerId: bondHolderId }), 'bondHolderId')).toEqual([]);
    },
  );

  it.each(['123456789', '12-3456789', '12-345678900X', 'ABC-12-3456'])(
    '[V09] rejects the bond holder id %s',
    (bondHolderId) => {
      expect(at(isf10Bill({ bondHolderId, importerId: bondHolderId }), 'bondHolderId')).toContain(
        'error validation.bondHolderId',
      );
    },
  );

  it('[V11] requires digits for a single bond, and three for its surety code', () => {
    const single = isf10Bill({ bondType: 'Single', suretyCode: '01A', bondReferenceNo: '12X' });
    expect(at(single, 'suretyCode')).toEqual(['error validation.suretyCode']);
    expect(at(single, 'bondReferenceNo')).toEqual(['error validation.bondReferenceNo']);
    expect(at(isf10Bill({ bondType: 'Single' }), 'suretyCode')).toEqual(['error validation.required']);
    expect(at(isf10Bill({ bondType: 'Continuous' }), 'suretyCode')).toEqual([]);
  });

  it('[V10] rejects lowercase in a surety code of any bond type', () => {
    expect(at(isf10Bill({ suretyCode: 'ab' }), 'suretyCode')).toEqual(['error validation.charset.upperAscii']);
  });

  it('[V12] requires birth date and nationality with a passport, not with an SSN', () => {
    expect(at(isf10Bill({ importerType: 'AEF', importerId: 'E1', cargoType: '03' }), 'importerBirth')).toEqual([
      'error validation.required',
    ]);
    expect(at(isf10Bill({ importerType: '34', importerId: '123-45-6789' }), 'importerBirth')).toEqual([]);
  });

  it('[V12] accepts a blank stuffing location and consolidator with flexible timing', () => {
    const blank = { stuffingName: '', stuffingAddr: '', stuffingCity: '', stuffingCountryCode: '' };
    const missing = ['error validation.required'];
    for (const actionReason of ['FT', 'FX'] as const) {
      expect(at(isf10Bill({ ...blank, actionReason }), 'stuffingName')).toEqual([]);
      expect(at(isf10Bill({ ...blank, actionReason }), 'stuffingCountryCode')).toEqual([]);
      expect(at(isf10Bill({ ...blank, actionReason, stuffingCity: 'NINGBO' }), 'stuffingAddr')).toEqual(missing);
    }
    for (const actionReason of ['CT', 'FR'] as const) {
      expect(at(isf10Bill({ ...blank, actionReason }), 'stuffingName')).toEqual(missing);
    }
    expect(at(isf10Bill({ sellerName: '', actionReason: 'FT' }), 'sellerName')).toEqual(missing);
  });

  it('[V12] requires at least one bill of lading and one line of goods', () => {
    expect(at(isf10Bill({ amsRequestList: [] }), 'amsRequestList')).toEqual(['error validation.atLeastOneRow']);
    expect(at(isf10Bill({ billHsRequestList: [] }), 'billHsRequestList')).toEqual(['error validation.atLeastOneRow']);
  });

  it.each(['SHANGHAI 上海', 'Acme', 'ACME*', 'ACME~', 'ＡＣＭＥ'])('[V14] rejects the name %s', (sellerName) => {
    expect(at(isf10Bill({ sellerName }), 'sellerName')).toEqual(['error validation.charset.customs']);
  });

  it('[V14] accepts every character of the set and rejects surrounding spaces', () => {
    expect(at(isf10Bill({ sellerAddr: '`!@#$%^&()-_=+[]{}\\|;:\'",<.>/? A1' }), 'sellerAddr')).toEqual([]);
    expect(at(isf10Bill({ sellerAddr: ' A1' }), 'sellerAddr')).toEqual(['error validation.outerSpaces']);
  });

  it('[V15] rejects a repeated pair of HS code and country, but not a repeated code', () => {
    const rows = (second: string) => [
      { hsCode: '940360', hsCountryCode: 'CN' },
      { hsCode: '940360', hsCountryCode: second },
    ];
    expect(at(isf10Bill({ billHsRequestList: rows('CN') }), 'billHsRequestList.1.hsCode')).toEqual([
      'error validation.hsRepeated',
    ]);
    expect(at(isf10Bill({ billHsRequestList: rows('VN') }), 'billHsRequestList.1.hsCode')).toEqual([]);
  });

  it('[V07] requires a country of origin for ISF-10 only', () => {
    const goods = { billHsRequestList: [{ hsCode: '940360', hsCountryCode: '' }] };
    expect(at(isf10Bill(goods), 'billHsRequestList.0.hsCountryCode')).toEqual(['error validation.required']);
    expect(at(isf5Bill(goods), 'billHsRequestList.0.hsCountryCode')).toEqual([]);
  });

  it('[V16] requires a port as name and five-letter code of a country, listed or not', () => {
    expect(at(isf5Bill({ deliveryCode: 'MXZLO' }), 'deliveryCode')).toEqual(['error validation.port']);
    expect(at(isf5Bill({ deliveryCode: 'SOMEWHERE|MXABC' }), 'deliveryCode')).toEqual([]);
    expect(at(isf5Bill({ deliveryCode: 'SOMEWHERE|XXABC' }), 'deliveryCode')).toEqual(['error validation.portCountry']);
    for (const deliveryCode of ['||MXZLO', 'A|B|MXZLO', ' |MXZLO', '|MXZLO', 'MANZANILLO|MXZL', 'MANZANILLO|1XZLO']) {
      expect(at(isf5Bill({ deliveryCode }), 'deliveryCode'), deliveryCode).toEqual(['error validation.port']);
    }
  });

  it('[B08] ignores a birth date that the ID type does not need', () => {
    expect(at(isf10Bill({ importerBirth: '2999-01-01', consigneeBirth: '2999-01-01' }), 'importerBirth')).toEqual([]);
  });

  it('[B07] refuses the provider’s bond without its number, and its number without its price', () => {
    const found = (changes: Partial<Isf10Bill>, providerBond?: string) =>
      billProblems(isf10Bill(changes), { now, settings: { providerBond } }).map(({ path, message }) => [path, message]);
    const provider = { bondType: 'Hgj_Continuous' } as const;
    expect(found(provider)).toEqual([['bondType', 'validation.providerBondMissing']]);
    expect(found(provider, '99-000001000')).toEqual([]);
    expect(found({ ...provider, bondHolderId: '' }, '99-000001000')).toEqual([]);
    const own = { bondHolderType: 'OT', bondHolderId: ' 99-000001000' } as const;
    expect(found(own, '99-000001000')).toContainEqual(['bondHolderId', 'validation.providerBondHolder']);
  });

  it('[V18] rejects a birth date after today at +08:00 and an arrival before loading', () => {
    const born = (importerBirth: string) => isf10Bill({ importerType: '34', importerId: '123-45-6789', importerBirth });
    expect(at(born('2026-03-03'), 'importerBirth')).toEqual(['error validation.birthInFuture']);
    expect(at(born('2026-03-02'), 'importerBirth')).toEqual([]);
    const times = isf10Bill({ loadingAt: '2026-04-02 10:00:00', arrivalAt: '2026-04-01 10:00:00' });
    expect(at(times, 'arrivalAt')).toEqual(['error validation.endAfterStart']);
  });

  it('[K02] warns at 48 and 24 hours before loading without blocking', () => {
    expect(at(isf10Bill({ loadingAt: '2026-03-04 09:00:00' }), 'loadingAt')).toEqual([
      'warning validation.loadingSoon',
    ]);
    expect(at(isf10Bill({ loadingAt: '2026-03-03 09:59:00' }), 'loadingAt')).toEqual([
      'warning validation.loadingLate',
    ]);
    expect(at(isf10Bill({ loadingAt: '2026-03-09 09:59:00' }), 'loadingAt')).toEqual([]);
    expect(at(isf10Bill({ loadingAt: '2026-03-01 09:59:00' }), 'loadingAt')).toEqual([
      'warning validation.loadingPast',
    ]);
    expect(billProblems(isf10Bill({ loadingAt: '2026-01-01 09:59:00' }), { now })).toMatchObject([
      { path: 'loadingAt', message: 'validation.loadingPastDays', args: { days: 60 } },
    ]);
  });

  it('[K02] warns of freight remaining on board at loading, of goods in bond 24 hours before', () => {
    const inBond = { transitImporterType: 'EI', transitImporterId: '12-345678900' } as const;
    const soon = '2026-03-03 09:59:00';
    expect(at(isf5Bill({ loadingAt: soon }), 'loadingAt')).toEqual(['warning validation.frobSoon']);
    expect(at(isf5Bill({ loadingAt: '2026-03-02 09:59:00' }), 'loadingAt')).toEqual(['warning validation.frobLate']);
    expect(at(isf5Bill({ loadingAt: soon, ...inBond }), 'loadingAt')).toEqual(['warning validation.loadingLate']);
    expect(at(isf5Bill({ loadingAt: '2026-03-09 09:59:00' }), 'loadingAt')).toEqual([]);
  });

  it('sends errors over the wire as a tree and back', () => {
    const issues = billProblems(isf10Bill({ bugerName: '', amsRequestList: [amsRowOf('X')] }), { now });
    const tree = toErrorTree(issues);
    expect(tree).toMatchObject({ bugerName: { message: 'validation.required' } });
    expect(fromErrorTree(tree).map((issue) => issue.path)).toEqual(['amsRequestList.0.amsNo', 'bugerName']);
  });
});
