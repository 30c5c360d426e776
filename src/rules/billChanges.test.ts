import { describe, expect, it } from 'vitest';
import { amsRowOf, isf10Bill } from '#contract/testing/bills.ts';
import { billChanges } from './billChanges.ts';

const goods = (...rows: [hsCode: string, hsCountryCode: string][]) => ({
  billHsRequestList: rows.map(([hsCode, hsCountryCode]) => ({ hsCode, hsCountryCode })),
});

describe('billChanges', () => {
  it('[D12] returns no changes for equal bills with different ids and revisions', () => {
    expect(billChanges(isf10Bill(), isf10Bill({ id: '7', revision: 3 }))).toEqual([]);
  });

  it('[D12] returns field, old value and new value in form order', () => {
    const before = isf10Bill({ sellerCity: 'NINGBO', cargoType: '01' });
    const after = isf10Bill({ cargoType: '03', sellerCity: '' });
    expect(billChanges(before, after)).toEqual([
      { field: 'cargoType', before: '01', after: '03' },
      { field: 'sellerCity', before: 'NINGBO', after: '' },
    ]);
  });

  it('[D12] compares lists row by row, including rows that only one version has', () => {
    const before = isf10Bill({ ...goods(['940360', 'CN'], ['940161', 'VN']) });
    const after = isf10Bill({ ...goods(['940360', 'VN']), amsRequestList: [amsRowOf('OOLU2719403685', 'OB')] });
    expect(billChanges(before, after)).toEqual([
      { field: 'amsRequestList.0.amsType', before: 'BM', after: 'OB' },
      { field: 'billHsRequestList.0.hsCountryCode', before: 'CN', after: 'VN' },
      { field: 'billHsRequestList.1.hsCode', before: '940161', after: '' },
      { field: 'billHsRequestList.1.hsCountryCode', before: 'VN', after: '' },
    ]);
  });

  it('[D12] compares a field that was declared after the older version was sent', () => {
    const { clientRef: _, ...older } = isf10Bill();
    expect(billChanges(older as never, isf10Bill({ clientRef: 'PO 7' }))).toEqual([
      { field: 'clientRef', before: '', after: 'PO 7' },
    ]);
  });
});
