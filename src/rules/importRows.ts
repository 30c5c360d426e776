import { billEntity, blankBill } from '#contract/entities/bill.ts';
import type { BillType } from '#contract/codes.ts';
import type { AnyRecord, Fields } from '#schema/field.ts';
import { fieldText } from '#schema/recordText.ts';
import type { SheetColumn } from '#schema/sheet.ts';
import type { CellRead, Places } from './importCell.ts';
import { importColumns } from './importColumns.ts';
import { maskMessage } from './maskMessage.ts';
import { importLists, NUMBER, addLine } from './importLines.ts';
import type { Cells, UnfinishedBill, OpenRecord, ValuePlace, ReadBill } from './openBill.ts';

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
  const placeAt = new Map(order.map(({ at, column }) => [column.path, at]));
  const numberPart = order.find(({ column }) => column.path === NUMBER);
  const blank = blankRecord(billType, houseScac);
  // Blank cells get the default value, except for countries, which must be written.
  for (const { column } of own) if (column.field.kind === 'lookup') blank[column.name] = '';
  let open: UnfinishedBill | null = null;

  const steps = new Map<string, readonly [name: string, list: number, index: number, column: number | null]>();
  /** Caches split paths, because the same ones occur in every bill. */
  const parsePath = (path: string) => {
    const known = steps.get(path);
    if (known) return known;
    const [name = '', index, inner] = path.split('.');
    const list = lists.findIndex((one) => one.list === name);
    const column =
      index === undefined ? (placeAt.get(name) ?? lists[list]?.parts[0]?.at) : placeAt.get(`${name}.${inner}`);
    const made = [name, list, index === undefined ? -1 : Number(index), column ?? null] as const;
    steps.set(path, made);
    return made;
  };

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
      const [name, list, index, column] = parsePath(path);
      if (index >= 0) return { row: listRows[list]?.[index] ?? row, column };
      return { row: rows.get(name) ?? row, column };
    };
    onBill({ bill, row, placeOf, reads, messages });
    open = null;
  };

  const fillBill = (target: UnfinishedBill, row: number, cells: Cells): void => {
    for (let at = 0; at < own.length; at++) {
      const part = own[at];
      const cell = part && cells[part.at];
      if (!cell) continue;
      const read = part.read(cell, target.bill);
      const { value, message } = read;
      target.reads[at] = read;
      target.bill[part.column.name] = value;
      if (message) target.messages.push({ ...message, row, column: part.at, field: part.column.path });
    }
  };

  /** Fills fields that are still blank from a further row, and reports cells that differ. */
  const extendBill = (target: UnfinishedBill, row: number, cells: Cells): void => {
    for (const [at, part] of own.entries()) {
      const cell = cells[part.at];
      if (!cell || cell.merged) continue;
      const { name, path } = part.column;
      const read = part.read(cell, target.bill);
      const { value, message } = read;
      const place = { row, column: part.at, field: path };
      const before = target.rows.get(name) ?? (target.cells[part.at] ? target.row : undefined);
      if (before === undefined) {
        target.bill[name] = value;
        target.reads[at] = read;
        target.rows.set(name, row);
      }
      if (message && (before === undefined || message.severity === 'error'))
        target.messages.push({ ...message, ...place });
      else if (value !== target.bill[name]) {
        const args = { kept: fieldText(target.bill, name), row: before ?? row };
        const differs = { key: 'differs', args, severity: 'error' } as const;
        target.messages.push({ ...maskMessage(part.column.field, differs), ...place });
      }
    }
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
      if (open) extendBill(open, row, cells);
      else {
        open = startBill(row, cells);
        fillBill(open, row, cells);
      }
      for (const list of lists) addLine(open, list, row, cells);
      open.hasOwn ||= hasOwn;
    },
    end: finish,
  };
}

/**
 * Copying an object that was created by `JSON.parse` is ten times as fast as copying one that was built property by
 * property.
 */
function blankRecord(billType: BillType, houseScac: string): OpenRecord {
  return JSON.parse(JSON.stringify({ ...blankBill(billType, houseScac), from: 'IMPORT' })) as OpenRecord;
}
