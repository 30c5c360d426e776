import { expect, it } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { newFromThis } from './newFromThis.ts';
import { templateFields } from './templateFields.ts';

const source = isf10Bill({
  id: 'd1',
  revision: 4,
  from: 'IMPORT',
  templateId: 't1',
  amsRequestList: [amsRowOf('OOLU2719403685', 'OB', 'CALL LI'), amsRowOf('OOLU2719403686')],
  loadingAt: '2026-03-01 10:00:00',
  arrivalAt: '2026-03-20 10:00:00',
  vesselVoyage: 'EVER GOOD 012E',
  clientRef: 'PO 7781',
});

it('[T02] keeps parties, goods and bond, and asks anew for numbers, times, vessel and reference', () => {
  const made = newFromThis(source);
  expect(made).toMatchObject({
    sellerName: source.sellerName,
    billHsRequestList: source.billHsRequestList,
    bondHolderId: source.bondHolderId,
    loadingAt: '',
    arrivalAt: '',
    vesselVoyage: '',
    clientRef: '',
  });
  expect(made.amsRequestList).toEqual([amsRowOf('', 'OB')]);
});

it('[T02] is a draft of its own: no id, no revision, no origin; it stays known from which template it came', () => {
  const made = newFromThis(source);
  expect(made).toMatchObject({ id: null, from: null, templateId: 't1' });
  expect(made.revision).toBeUndefined();
});

it('[B02] stays the filing type that it was', () => {
  expect(newFromThis(isf5Bill())).toMatchObject({ billType: 0, deliveryCode: isf5Bill().deliveryCode });
});

it('drops what the declaration does not know, as a sent filing carries it', () => {
  expect(newFromThis({ ...source, receipts: [{}], isfNo: 'X' } as never)).not.toHaveProperty('receipts');
});

it('[T03] counts neither the numbers nor the name among the fields of a template', () => {
  expect(templateFields(1)).not.toContain('amsRequestList');
  expect(templateFields(1)).not.toContain('template_name');
  expect(templateFields(1)).toContain('bugerName');
});
