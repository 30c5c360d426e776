import { describe, expect, it } from 'vitest';
import { isf10Bill, isf5Bill } from '../testing/bills.ts';
import { billProblems, toBill, type Bill, type Isf10Bill } from './bill.ts';
import { containerCheckDigit } from './containerNo.ts';

const now = new Date('2026-03-02T02:00:00Z');
const found = (bill: Bill): string[] =>
  billProblems(bill, { now }).map(({ path, message, severity }) => `${severity} ${path} ${message}`);
const container = (containerNo: string) => ({ containerNo, containerType: 'CN', sizeType: '' });
const required = (...paths: string[]) => paths.map((path) => `error ${path} validation.required`);

describe('containers', () => {
  it.each([
    ['CSQU3054383', '3'],
    ['MSKU6011672', '2'],
    ['TEMU4446510', '0'],
    ['OOLU0000013', '3'],
  ])('[V17] have the check digit of ISO 6346: %s', (number, digit) => {
    expect(containerCheckDigit(number)).toBe(digit);
  });

  it.each([
    ['a wrong check digit', 'CSQU3054384', 'validation.containerCheckDigit'],
    ['a serial number of five digits', 'CSQU305438', 'validation.containerNo'],
    ['a prefix of three letters', 'CSQ30543830', 'validation.containerNo'],
  ])('[V17] refuses %s', (_title, number, message) => {
    expect(found(isf10Bill({ containerList: [container(number)] }))).toEqual([
      `error containerList.0.containerNo ${message}`,
    ]);
  });

  it('[V17] does not repeat, and is absent with break bulk', () => {
    const rows = [container('CSQU3054383'), container('CSQU3054383')];
    expect(found(isf10Bill({ containerList: rows }))).toEqual([
      'error containerList.1.containerNo validation.containerRepeated',
    ]);
    expect(found(isf5Bill({ containerList: rows.slice(0, 1), transportMode: '10' }))).toEqual([
      'error transportMode validation.breakBulkContainers',
    ]);
    expect(found(isf5Bill({ transportMode: '10' }))).toEqual([]);
  });
});

describe('a cargo type', () => {
  const informal: Partial<Isf10Bill> = {
    cargoType: '11',
    informalType: '01',
    estimatedValue: '780',
    estimatedQuantity: '12',
    quantityUnit: 'PCS',
    estimatedWeight: '150',
    weightUnit: 'K',
  };

  it('[X05] asks for a carnet or for the facts of an informal shipment', () => {
    expect(found(isf10Bill({ cargoType: '06' }))).toEqual(required('carnetCountry', 'carnetNo'));
    expect(found(isf10Bill({ cargoType: '11' }))).toHaveLength(6);
    expect(found(isf10Bill(informal))).toEqual([]);
  });

  it.each(['0', '007', '1.5', '-3'])('[V19] takes whole numbers above zero only, not %s', (estimatedValue) => {
    const issues = found(isf10Bill({ ...informal, estimatedValue }));
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.every((issue) => issue.startsWith('error estimatedValue'))).toBe(true);
  });

  it('[X05] asks the bearer of a passport for the full name, last name first', () => {
    const bearer: Partial<Isf10Bill> = {
      cargoType: '03',
      consigneeType: 'AEF',
      consigneeId: 'E1',
      consigneeBirth: '1980-02-29',
      consigneeCountry: 'CN',
    };
    expect(found(isf10Bill(bearer))).toEqual(required('consigneeName'));
    expect(found(isf10Bill({ ...bearer, consigneeName: 'WEI LI' }))).toEqual([
      'error consigneeName validation.fullName',
    ]);
    expect(found(isf10Bill({ ...bearer, consigneeName: 'LI, WEI, A' }))).toEqual([]);
  });
});

describe('a party', () => {
  const blank = { sellerName: '', sellerAddr: '', sellerCity: '', sellerCountryCode: '' };

  it.each([
    ['DUN', '123456789'],
    ['DNS', '1234567890123'],
    ['EI', '12-345678900'],
    ['ANI', '261201-12345'],
    ['CIN', '-ABCDEFGH123'],
  ] as const)('[X04] has an identifier instead of name and address: %s', (sellerIdType, sellerId) => {
    expect(found(isf10Bill({ ...blank, sellerIdType, sellerId }))).toEqual([]);
    expect(found(isf10Bill({ ...blank, sellerIdType, sellerId: 'X' }))).toEqual([
      `error sellerId validation.partyId.${sellerIdType}`,
    ]);
    expect(found(isf10Bill({ sellerIdType, sellerId }))).toEqual(['error sellerId validation.partyIdOrAddress']);
  });

  it('[X04] has the full name beside a social security number', () => {
    const person = { ...blank, sellerIdType: '34', sellerId: '123-45-6789' } as const;
    expect(found(isf10Bill(person))).toEqual(required('sellerName'));
    expect(found(isf10Bill({ ...person, sellerName: 'LI, WEI' }))).toEqual([]);
  });

  it('[X04] has a FIRMS code at the ship-to party only', () => {
    const ship = { shipName: '', shipAddr: '', shipCity: '', shipCountryCode: '', shipIdType: 'FR', shipId: 'H123' };
    expect(found(isf5Bill(ship as Partial<Bill> as never))).toEqual([]);
    expect(found(isf10Bill({ ...blank, sellerIdType: 'FR', sellerId: 'H123' }))).toEqual([
      'error sellerIdType validation.choice',
    ]);
  });

  it('[X04] has type and text of a second name, or neither', () => {
    expect(found(isf10Bill({ sellerSecondName: 'NINGBO HOME' }))).toEqual(required('sellerSecondNameType'));
    expect(found(isf10Bill({ sellerSecondNameType: 'DH' }))).toEqual(required('sellerSecondName'));
  });
});

describe('a bond', () => {
  it('[X03] has any activity if it is continuous, and 16 if it is single', () => {
    for (const bondActivity of ['', '01', '02', '03', '04', '16'])
      expect(found(isf10Bill({ bondActivity }))).toEqual([]);
    const single = { bondType: 'Single', suretyCode: '016', bondReferenceNo: '123456789' } as const;
    expect(found(isf10Bill({ ...single, bondActivity: '16' }))).toEqual([]);
    expect(found(isf10Bill({ ...single, bondActivity: '01' }))).toEqual([
      'error bondActivity validation.bondActivitySingle',
    ]);
  });
});

it('[X04] takes a master bill beside a house bill only', () => {
  const [row] = isf10Bill().amsRequestList;
  expect(found(isf10Bill({ masterBill: 'MAEU123456789' }))).toEqual([]);
  expect(
    found(isf10Bill({ masterBill: 'MAEU123456789', amsRequestList: row ? [{ ...row, amsType: 'OB' }] : [] })),
  ).toEqual(['error masterBill validation.masterBillAlone']);
});

it('[X05] takes number and type of the importer of goods in bond, or neither', () => {
  expect(found(isf5Bill({ transitImporterType: 'EI', transitImporterId: '12-345678900' }))).toEqual([]);
  expect(found(isf5Bill({ transitImporterType: 'EI' }))).toEqual(required('transitImporterId'));
  expect(found(isf5Bill({ transitImporterId: '12-345678900' }))).toEqual(required('transitImporterType'));
});

it('reads a bill that was stored before these fields were declared', () => {
  const { containerList: _, transportMode: __, sellerPostalCode: ___, ...older } = isf10Bill();
  expect(found(older as Bill)).toEqual([]);
  expect(toBill(1, older, { id: null })).toEqual(isf10Bill());
});
