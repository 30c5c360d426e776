// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isf10Bill } from '#contract/testing/bills.ts';
import { createTestForm } from '../billForm/testing/renderBill.tsx';
import { changedBlocks, changeLines } from './changedBlocks.ts';
import { undoChange } from './undoChange.ts';

const goods = (...codes: string[]) => ({
  billHsRequestList: codes.map((hsCode) => ({ hsCode, hsCountryCode: 'CN' })),
});

describe('changed fields', () => {
  it('[D09] are grouped by block, with an added or removed row as one line', () => {
    const base = isf10Bill(goods('940360', '940161', '940169'));
    const next = isf10Bill({ ...goods('940360', '940162'), sellerCity: 'SHANGHAI', cargoType: '02' });
    expect(changedBlocks(base, next)).toEqual([
      { section: 'shipment', lines: [{ path: 'cargoType', kind: 'value', before: '01', after: '02' }] },
      { section: 'seller', lines: [{ path: 'sellerCity', kind: 'value', before: 'NINGBO', after: 'SHANGHAI' }] },
      {
        section: 'goods',
        lines: [
          { path: 'billHsRequestList.1.hsCode', kind: 'value', before: '940161', after: '940162' },
          { path: 'billHsRequestList.2', kind: 'removed', before: '940169 · CN', after: '' },
        ],
      },
    ]);
  });

  it('[D09] are undone one by one: value, removed row, added row, hidden value', () => {
    const base = isf10Bill({
      ...goods('940360', '940161'),
      bondType: 'Single',
      suretyCode: '016',
      bondReferenceNo: '12',
    });
    const form = createTestForm(base);
    form.type('sellerCity', 'SHANGHAI');
    form.type('bondType', 'Continuous');
    expect(form.value('suretyCode')).toBe('');
    form.removeRow('billHsRequestList', form.rowIds('billHsRequestList')[0] ?? '');
    form.addRow('amsRequestList', { amsNo: 'OOLU2', amsType: 'BM', userRemark: '' });
    const changes = () => changeLines(changedBlocks(base, form.snapshot()));
    for (let left = changes(); left.length > 0; left = changes()) {
      const [first] = left;
      if (first) undoChange(form, base, first);
      expect(changes().length).toBeLessThan(left.length);
    }
    expect(form.snapshot()).toMatchObject({ ...goods('940360', '940161'), suretyCode: '016', sellerCity: 'NINGBO' });
  });
});
