import { expect, it } from 'vitest';
import { amsRowOf, isf10Bill, isf5Bill } from '#contract/testing/bills.ts';
import { templateChanges } from './templateChanges.ts';

const template = isf10Bill({ id: 't1', template_name: 'SOFA LINE', shipName: '', amsRequestList: [] });
const draftLike = (changes = {}) => ({ ...template, ...changes });

it('[T03] lists the fields that differ from the template in form order, rows as one', () => {
  const changed = draftLike({ billHsRequestList: [{ hsCode: '940161', hsCountryCode: 'CN' }], bugerName: 'OTHER INC' });
  expect(templateChanges(changed, template).map(({ name }) => name)).toEqual(['bugerName', 'billHsRequestList']);
});

it('[T03] marks fields that the template leaves blank as filled each time', () => {
  expect(templateChanges(draftLike({ shipName: 'DC 2' }), template)).toEqual([
    { name: 'shipName', isFilledEachTime: true },
  ]);
});

it('[T03] ignores numbers, times, names and references of one shipment', () => {
  const changed = draftLike({
    amsRequestList: [amsRowOf('OOLU2719403685')],
    loadingAt: '2026-03-01 10:00:00',
    clientRef: 'PO 1',
    template_name: 'ELSE',
  });
  expect(templateChanges(changed, template)).toEqual([]);
});

it('returns nothing across filing types, and ignores blank rows', () => {
  expect(templateChanges(isf5Bill(), template)).toEqual([]);
  const none = draftLike({ billHsRequestList: [] });
  expect(templateChanges(draftLike({ billHsRequestList: [{ hsCode: '', hsCountryCode: '' }] }), none)).toEqual([]);
});
