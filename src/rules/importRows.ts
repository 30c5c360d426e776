import { billEntity, blankBill } from '#contract/entities/bill.ts';
import type { BillType } from '#contract/codes.ts';
import type { AnyRecord, Fields } from '#schema/field.ts';
import type { SheetColumn } from '#schema/sheet.ts';
import type { CellRead, Places } from './importCell.ts';
import { importColumns } from './importColumns.ts';
import { extendFields, fillFields } from './importFields.ts';
import { addLine, importLists, NUMBER, type ImportList } from './importLines.ts';
import type { Cells, UnfinishedBill, UnfinishedRecord, ValuePlace, ReadBill } from './unfinishedBill.ts';

export interface RowsReader {
  /** The bill's own fields that have a column in the sheet. */
  names: readonly string[];
  /** @param cells by column index; blank cells are missing */
  row(row: number, cells: Cells): void;
  end(): void;
}

interface ReaderOptions {
  billType: BillType;
  houseScac: string;
  columns: ReadonlyMap<number, SheetColumn>;
  places: Places;
  onBill: (read: ReadBill) => void;
}

/**
 * Builds bills from rows. A row starts a new bill unless it repeats the last number, or contains only bills of lading
 * or goods.
 */
export function rowsReader({ billType, houseScac, columns, places, onBill }: ReaderOptions): RowsReader {
  const fields: Fields = billEntity(billType).fields;
  const order = importColumns(columns, places);
  const own = order.filter(({ column }) => column.list === null);
  const lists = importLists(fields, order);
  const numberPart = order.find(({ column }) => column.path === NUMBER);
  const blank = blankRecord(billType, houseScac);
  // Blank cells get the default value, except for countries, which must be written.
  for (const { column } of own) if (column.field.kind === 'lookup') blank[column.name] = '';
  let open: UnfinishedBill | null = null;

  const stepsOf = pathSteps(lists, new Map(order.map(({ at, column }) => [column.path, at])));

  const startBill = (row: number, cells: Cells): UnfinishedBill => {
    const bill = { ...blank };
    for (const { list } of lists) bill[list] = [];
    const listRows = lists.map((): number[] => []);
    const reads: (CellRead | undefined)[] = own.map(() => undefined);
    return { bill, row, cells, reads, rows: new Map(), listRows, numbers: new Set(), hasOwn: false, messages: [] };
  };

  const finish = (): void => {
    if (!open) return;
    const { bill, row, rows, reads, listRows, messages } = open;
    for (const { list, of, start } of lists) {
      const made = bill[list] as AnyRecord[];
      for (let count = made.length; count < start; count++) made.push({ ...of });
    }
    const placeOf = (path: string): ValuePlace => {
      const { name, list, index, column } = stepsOf(path);
      if (index >= 0) return { row: listRows[list]?.[index] ?? row, column };
      return { row: rows.get(name) ?? row, column };
    };
    onBill({ bill, row, placeOf, reads, messages });
    open = null;
  };

  const isContinued = (target: UnfinishedBill, hasOwn: boolean, cells: Cells): boolean => {
    const number = numberPart && cells[numberPart.at];
    if (number?.merged) return true;
    const amsNo = number && numberPart ? numberPart.read(number, {}).value : '';
    if (amsNo !== '' && target.numbers.has(amsNo)) return true;
    return !hasOwn && (number === undefined || target.hasOwn);
  };

  return {
    names: own.map(({ column }) => column.name),
    row: (row, cells) => {
      const hasOwn = own.some(({ at }) => cells[at] !== undefined && !cells[at].merged);
      if (open && !isContinued(open, hasOwn, cells)) finish();
      if (open) extendFields(open, own, row, cells);
      else {
        open = startBill(row, cells);
        fillFields(open, own, row, cells);
      }
      for (const list of lists) addLine(open, list, row, cells);
      open.hasOwn ||= hasOwn;
    },
    end: finish,
  };
}

interface PathSteps {
  name: string;
  /** Index among the lists of the bill, and of the line; -1 for a field of the bill. */
  list: number;
  index: number;
  /** Column of the sheet; null without one. */
  column: number | null;
}

/**
 * Parses paths such as `amsRequestList.1.amsNo`; caches them, because the same ones occur in every bill.
 * @param placeAt columns by path without indexes
 */
function pathSteps(lists: readonly ImportList[], placeAt: ReadonlyMap<string, number>): (path: string) => PathSteps {
  const known = new Map<string, PathSteps>();
  return (path) => {
    const before = known.get(path);
    if (before) return before;
    const [name = '', index, inner] = path.split('.');
    const list = lists.findIndex((one) => one.list === name);
    const column =
      index === undefined ? (placeAt.get(name) ?? lists[list]?.parts[0]?.at) : placeAt.get(`${name}.${inner}`);
    const steps = { name, list, index: index === undefined ? -1 : Number(index), column: column ?? null };
    known.set(path, steps);
    return steps;
  };
}

/**
 * Copying an object that was created by `JSON.parse` is ten times as fast as copying one that was built property by
 * property.
 */
function blankRecord(billType: BillType, houseScac: string): UnfinishedRecord {
  return JSON.parse(JSON.stringify({ ...blankBill(billType, houseScac), from: 'IMPORT' })) as UnfinishedRecord;
}
