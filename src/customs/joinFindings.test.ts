import { describe, expect, it } from 'vitest';
import { billProblems, type Bill } from '#contract/entities/bill.ts';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { joinFindings, dropDuplicateWarnings } from './joinFindings.ts';
import { rehearse } from './rehearse.ts';

const NOW = { now: new Date('2026-11-21T00:00:00Z') };
const goods = (hsCode: string) => ({ billHsRequestList: [{ hsCode, hsCountryCode: 'CN' }] });
const passport = {
  importerType: 'AEF',
  importerId: 'E12345678',
  importerBirth: '1980-02-29',
  importerCountry: 'CN',
} as const;

/** All messages about a bill, from the form and from the rehearsal. */
function messagesFor(bill: Bill): string[] {
  const issues = billProblems(bill, NOW);
  const { added } = joinFindings(rehearse(bill).findings, issues);
  return [
    ...dropDuplicateWarnings(issues, added).map(({ path, message, severity }) => `${severity} ${message} ${path}`),
    ...added.map(({ name, severity, field }) => `${severity} ${name} ${field}`),
  ];
}

describe('joinFindings', () => {
  it.each<[string, Bill, string[]]>([
    ['a carnet', isf10Bill({ cargoType: '06' }), ['carnetCountry', 'carnetNo']],
    [
      'an informal shipment',
      isf10Bill({ cargoType: '11' }),
      ['informalType', 'estimatedValue', 'estimatedQuantity', 'quantityUnit', 'estimatedWeight', 'weightUnit'],
    ],
    [
      'a passport with its cargo type',
      isf10Bill({ ...passport, cargoType: '03', bondHolderType: 'OT' }),
      ['importerName'],
    ],
  ])('[X05] asks for the data of %s with one message for each field', (_what, bill, fields) => {
    expect(messagesFor(bill)).toEqual(fields.map((field) => `error validation.required ${field}`));
  });

  it.each<[string, Bill, string[]]>([
    [
      'a passport on common cargo',
      isf10Bill({ ...passport, importerName: 'LI, WEI', bondHolderType: 'OT' }),
      ['reject S27 importerType'],
    ],
    ['letters in an HS code', isf10Bill(goods('9403AB')), ['reject htsNumber billHsRequestList.0.hsCode']],
    ['a number of another type', isf10Bill({ consigneeId: 'ABC' }), ['reject partyEin consigneeId']],
    [
      'an American place of delivery',
      isf5Bill({ deliveryCode: 'LOS ANGELES|USLAX' }),
      ['reject portInUs deliveryCode'],
    ],
  ])("[V09] reports for %s the finding of customs instead of the form's warning", (_what, bill, expected) => {
    expect(messagesFor(bill).toSorted()).toEqual(expected.toSorted());
  });

  it('keeps a warning of the form with another content on the same field', () => {
    const bill = isf10Bill({ bondHolderId: '12-345678999' });
    const issues = billProblems(bill, NOW);
    const [any] = rehearse(isf10Bill({ consigneeId: 'ABC' })).findings;
    const added = joinFindings(any ? [{ ...any, field: 'bondHolderId' }] : [], issues).added;
    expect(added).toHaveLength(1);
    expect(dropDuplicateWarnings(issues, added).map(({ message }) => message)).toEqual(['validation.holderDiffers']);
  });

  it('reports punctuation removed from a city without blocking', () => {
    expect(messagesFor(isf10Bill({ sellerCity: 'ST. LOUIS' }))).toEqual(['warning cityChanged sellerCity']);
  });

  it('prefers an error of the form on its field and its list', () => {
    const bill = isf10Bill({ amsRequestList: [amsRowOf('OOLU12')], billHsRequestList: [], consigneeId: 'ABC' });
    expect(messagesFor(bill)).toEqual([
      'error validation.atLeastOneRow billHsRequestList',
      'reject partyEin consigneeId',
    ]);
  });
});
