import { describe, expect, it } from 'vitest';
import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { derivedDraftColumns } from '../store/derivedDraftColumns.ts';
import { draftWriter } from './draftWriter.ts';
import { goodBills } from './testing/goodTable.ts';

type Row = Record<string, unknown> & { body: object };

const order = {
  userId: '7',
  userName: 'Fay “F” Filer',
  houseScac: 'HBRL',
  providerBond: '',
  now: new Date('2026-08-03T02:00:00Z'),
};
const types: [string, BillType][] = [
  ['ISF-10', ISF_10],
  ['ISF-5', ISF_5],
];

describe('draftWriter', () => {
  it.each(types)('[D03] writes the same row as saving: blank %s plus the values of the draft', (_, billType) => {
    const writer = draftWriter({ ...order, billType });
    const blank = JSON.parse(writer.blank) as Row;
    for (const good of goodBills(billType)) {
      const odd = { clientRef: 'a"b\\c\u0007 深圳', houseScac: 'EVRG', template_name: '模板', loadingAt: 'soon' };
      for (const bill of [good, { ...good, ...odd }, { ...good, houseScac: '', loadingAt: '2026-08-31 18:00:00' }]) {
        const imported = { ...bill, from: 'IMPORT' } as Bill;
        const made = JSON.parse(writer.serializer()(imported, 3)) as Row;
        const { body, ...columns } = derivedDraftColumns(imported, order, order.now);
        expect({ ...blank, ...made, body: { ...blank.body, ...made.body } }).toEqual({
          ...(JSON.parse(JSON.stringify(columns)) as object),
          problems: 3,
          body: JSON.parse(body) as object,
        });
      }
    }
  });

  it('omits values that the blank row has', () => {
    const writer = draftWriter({ ...order, billType: ISF_10 });
    const [bill] = goodBills(ISF_10);
    const imported = { ...bill, bugerName: '', from: 'IMPORT' } as Bill;
    const made = JSON.parse(writer.serializer()(imported, 0)) as Row;
    expect(made.body).not.toHaveProperty('bugerName');
    expect(made).not.toHaveProperty('operator_name');
  });
});
