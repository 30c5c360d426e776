import { expect, it } from 'vitest';
import { ISF_10, ISF_5 } from '#contract/codes.ts';
import { blankBill, billProblems } from '#contract/entities/bill.ts';
import { isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { switchBillType } from './switchBillType.ts';

const now = new Date('2026-08-31T10:00:00Z');

it('[B02] [B03] keeps the fields of both types: numbers, goods, ship-to, filer code and times', () => {
  const bill = isf10Bill({
    id: 'd1',
    revision: 4,
    houseScac: 'TXSL',
    loadingAt: '2026-09-01 10:00:00',
    clientRef: 'PO 7',
    templateId: 't1',
  });
  const { bill: switched } = switchBillType(bill, ISF_5, {});
  expect(switched).toMatchObject({
    billType: ISF_5,
    id: 'd1',
    revision: 4,
    houseScac: 'TXSL',
    templateId: 't1',
    loadingAt: '2026-09-01 10:00:00',
    clientRef: 'PO 7',
    cargoType: bill.cargoType,
    amsRequestList: bill.amsRequestList,
    billHsRequestList: bill.billHsRequestList,
    shipName: bill.shipName,
    shipAddr: bill.shipAddr,
    bookName: '',
  });
  expect(switched).not.toHaveProperty('importerId');
});

it('[B02] lists dropped fields in form order, without those at their default', () => {
  const bill = isf10Bill({ consigneeId: '', bugerName: '', bugerAddr: '', bugerCity: '', bugerCountryCode: '' });
  const { dropped } = switchBillType(bill, ISF_5, {});
  expect(dropped.slice(0, 3)).toEqual(['importerId', 'bondHolderId', 'sellerName']);
  expect(dropped).not.toContain('bondType');
  expect(dropped).not.toContain('consolidatorCountryCode');
  expect(switchBillType(blankBill(ISF_10, 'HBRL'), ISF_5, {}).dropped).toEqual([]);
});

it('[B02] restores dropped values at the second switch', () => {
  const bill = isf10Bill();
  const there = switchBillType(bill, ISF_5, {});
  const asIsf5 = { ...there.bill, shipCity: 'ONTARIO' };
  const back = switchBillType(asIsf5, ISF_10, there.hidden);
  expect(back.bill).toEqual({
    ...bill,
    shipCity: 'ONTARIO',
    revision: undefined,
    from: undefined,
    templateId: undefined,
  });
  expect(billProblems(back.bill, { now })).toEqual(billProblems(bill, { now }));
});

it('[B02] keeps the ISF-5-only fields over a round trip', () => {
  const bill = isf5Bill();
  const there = switchBillType(bill, ISF_10, {});
  expect(there.dropped).toEqual([
    'deliveryCode',
    'dischargingPortCode',
    'bookName',
    'bookAddr',
    'bookCity',
    'bookCountryCode',
  ]);
  expect(there.bill).toMatchObject({ bondType: 'Continuous', consolidatorCountryCode: 'CN' });
  expect(switchBillType(there.bill, ISF_5, there.hidden).bill).toMatchObject({
    deliveryCode: bill.deliveryCode,
    bookName: bill.bookName,
  });
});
