import { expect, it } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { copyAsNew } from './copyAsNew.ts';
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

it('[T02] keeps parties, goods and bond, and clears numbers, times, vessel and reference', () => {
  const made = copyAsNew(source);
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

it('[T02] has no id, revision or origin, and keeps the id of its template', () => {
  const made = copyAsNew(source);
  expect(made).toMatchObject({ id: null, from: null, templateId: 't1' });
  expect(made.revision).toBeUndefined();
});

it('[B02] keeps the filing type', () => {
  expect(copyAsNew(isf5Bill())).toMatchObject({ billType: 0, deliveryCode: isf5Bill().deliveryCode });
});

it('drops fields that are not declared, which a sent filing may have', () => {
  expect(copyAsNew({ ...source, receipts: [{}], isfNo: 'X' } as never)).not.toHaveProperty('receipts');
});

it('[T03] excludes numbers and the template name from the template fields', () => {
  expect(templateFields(1)).not.toContain('amsRequestList');
  expect(templateFields(1)).not.toContain('template_name');
  expect(templateFields(1)).toContain('bugerName');
});
