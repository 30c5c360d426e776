import { bondSettlement, consumptionRecord } from '#contract/entities/charges.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import { timeCell, type SheetTable, type TableColumn } from './sheetTable.ts';

/** Columns of the tables whose names differ from those of the fields. */
const COLUMNS: Readonly<Record<string, string>> = {
  amsNo: 'ams_no',
  isfNo: 'isf_no',
  bondType: 'bond_type',
  couponDeduction: 'coupon_deduction',
  payType: 'pay_type',
  orderNo: 'order_no',
  operator: 'operator_name',
};
const WIDTHS: Readonly<Record<string, number>> = {
  item: 16,
  bondType: 28,
  payType: 18,
  coins: 18,
  couponDeduction: 18,
  remark: 40,
};

function chargeColumns(of: Entity): TableColumn[] {
  return (of.views.list ?? []).flatMap((name) => {
    const field = of.fields[name];
    if (!field) return [];
    const column = { from: COLUMNS[name] ?? name, head: labelKey(of, name), width: WIDTHS[name] ?? 22 };
    if (field.kind === 'choice') return { ...column, codes: `choices.${field.labels}` };
    if (field.kind === 'dateTime') return { ...column, head: 'documents.columns.chargedAt', cell: timeCell };
    return field.kind === 'text' && field.amount ? { ...column, cell: Number, isSummed: true } : column;
  });
}

/** [R12] */
export const consumptionSheet: SheetTable = {
  name: 'documents.sheets.consumption',
  file: 'sending-consumption',
  columns: chargeColumns(consumptionRecord),
};
/** [R13] */
export const bondSettlementSheet: SheetTable = {
  name: 'documents.sheets.bondSettlements',
  file: 'bond-consumption',
  columns: chargeColumns(bondSettlement),
};
