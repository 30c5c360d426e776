import { timeCell, type SheetTable, type TableColumn } from './sheetTable.ts';
import type { Translate } from './translator.ts';
import type { WorkbookCell } from './workbook.ts';

/** Opening and closing rows have no amount. */
export const amountCell = (value: unknown): WorkbookCell => (value === null ? null : Number(value));

/** Support staff and jobs have no name, as in the list. */
const operatorCell = (name: unknown, translate: Translate): WorkbookCell =>
  typeof name === 'string' ? name : translate('cashier.ledger.system');

const kind: TableColumn = { from: 'kind', head: 'cashier.ledger.kind', width: 26, codes: 'cashier.ledger.kinds' };
const purse: TableColumn = { from: 'purse', head: 'cashier.ledger.purse', width: 16, codes: 'cashier.ledger.purses' };
const at: TableColumn = { from: 'at', head: 'cashier.ledger.at', width: 22, cell: timeCell };
const about: TableColumn[] = [
  { from: 'ams_no', head: 'fields.bill.amsRequestList.amsNo', width: 20 },
  { from: 'client_ref', head: 'cashier.ledger.clientRef', width: 22 },
  { from: 'reference', head: 'cashier.ledger.reference', width: 44 },
];

/** [M01] */
export const ledgerSheet: SheetTable = {
  name: 'titles.ledger',
  file: 'ledger',
  columns: [
    at,
    purse,
    kind,
    { from: 'amount', head: 'cashier.ledger.amount', width: 12, cell: amountCell },
    { from: 'balance_after', head: 'cashier.ledger.balanceAfter', width: 16, cell: amountCell },
    ...about,
    { from: 'reason', head: 'cashier.ledger.reason', width: 30 },
    { from: 'operator', head: 'cashier.ledger.operator', width: 20, cell: operatorCell },
  ],
};

/** [M03] Opening balance, entries and closing balance of each purse. */
export const statementSheet: SheetTable = {
  name: 'cashier.statement.sheet',
  file: 'statement',
  columns: [
    purse,
    at,
    kind,
    ...about,
    { from: 'amount', head: 'cashier.ledger.amount', width: 12, cell: amountCell },
    { from: 'balance', head: 'cashier.ledger.balanceAfter', width: 16, cell: amountCell },
  ],
};
