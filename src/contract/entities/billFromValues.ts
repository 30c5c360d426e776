import { blankFields } from '#schema/blank.ts';
import type { AnyRecord } from '#schema/field.ts';
import { readLeniently } from '#schema/readRecord.ts';
import { fieldRows } from '#schema/recordText.ts';
import { ISF_10, ISF_5 } from '../codes.ts';
import { billEntity, blankBill, type Bill, type BillEnvelope } from './bill.ts';
import { withBondHolder } from './bondHolder.ts';

const isGiven = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== '');
const givenOf = (record: AnyRecord): AnyRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isGiven(value)));

/** [D14] [D15] A new filing with values of another source: nulls, blanks and unknown fields leave the blank filing's. */
export function billFromValues(values: AnyRecord, houseScac: string, from: NonNullable<BillEnvelope['from']>): Bill {
  const billType = String(values['billType']) === String(ISF_5) ? ISF_5 : ISF_10;
  const { fields } = billEntity(billType);
  const given = givenOf(readLeniently(billEntity(billType), values) ?? {});
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'rows' || !(name in given)) continue;
    given[name] = fieldRows(given, name).map((row) => ({ ...blankFields(field.of), ...givenOf(row) }));
  }
  return withBondHolder({ ...blankBill(billType, houseScac), ...given, id: null, from });
}
