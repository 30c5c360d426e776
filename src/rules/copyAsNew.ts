import { ISF_5, ISF_10 } from '#contract/codes.ts';
import { billEntity, toBill, blankBill, type Bill } from '#contract/entities/bill.ts';
import { readLeniently } from '#schema/readRecord.ts';
import { isPerFiling } from './templateFields.ts';

/**
 * [T02] Creates a new filing from a template, draft or filing, without the fields that belong to one shipment. Keeps
 * the B/L type but not the numbers.
 * @example copyAsNew({ ...template, templateId: template.id }) // { id: null, amsRequestList: [{ amsNo: '', … }], … }
 */
export function copyAsNew(source: Partial<Bill>): Bill {
  const billType = source.billType === ISF_5 ? ISF_5 : ISF_10;
  const blank = blankBill(billType, '');
  const read = readLeniently(billEntity(billType), source) ?? {};
  const kept = Object.fromEntries(Object.entries(read).filter(([name]) => !isPerFiling(name)));
  const [row] = blank.amsRequestList;
  const amsType = source.amsRequestList?.[0]?.amsType;
  const fields = { ...blank, ...kept, amsRequestList: [{ ...row, ...(amsType ? { amsType } : {}) }] };
  return toBill(billType, fields, { id: null, from: null, templateId: source.templateId ?? null });
}
