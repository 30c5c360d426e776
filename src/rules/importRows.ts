import { billEntity, blankBill, type Bill } from '#contract/entities/bill.ts';
import type { BillType } from '#contract/codes.ts';
import { blankFields } from '#schema/blank.ts';
import type { AnyRecord, Fields } from '#schema/field.ts';
import type { SheetColumn } from '#schema/sheet.ts';
import { textOf } from '#schema/problems.ts';
import { CAPS } from '#schema/zodOf.ts';
import type { Cell, Places, ReadValue, Said } from './importCell.ts';
import { isIdColumn, readValue } from './importValue.ts';

/** Something said of a cell; column from 0, null for a whole row. */
export interface RowSaid extends Said {
  row: number;
  column: number | null;
  /** Path into the draft, empty for none. */
  field: string;
}

/** A bill that rows of a sheet made, with the places its values came from. */
export interface ReadBill {
  bill: Bill;
  /** Its first row. */
  row: number;
  /** Row and column of a path such as `amsRequestList.1.amsNo`; column null where the sheet has none for it. */
  placeOf: (path: string) => { row: number; column: number | null };
  said: RowSaid[];
}

export interface RowsReader {
  /** @param cells by column; blank ones are missing */
  row(row: number, cells: readonly (Cell | undefined)[]): void;
  /** The last bill is whole. */
  end(): void;
}

interface ReaderOptions {
  billType: BillType;
  houseScac: string;
  /** The columns that the headings name, by column of the sheet. */
  columns: ReadonlyMap<number, SheetColumn>;
  places: Places;
  onBill: (read: ReadBill) => void;
}

/** A bill of lading that the number of a row belongs to. */
const NUMBER = 'amsRequestList.amsNo';
/** Distinct texts remembered of a column; party names repeat, numbers do not. */
const REMEMBERED = 5_000;

/** The field that says of which type an ID number is. */
const ID_TYPE: Record<string, (bill: AnyRecord) => string> = {
  importerId: () => 'importerType',
  consigneeId: () => 'consigneeType',
  bondHolderId: (bill) => ({ IM: 'importerType', CN: 'consigneeType' })[String(bill['bondHolderType'])] ?? '',
};

/**
 * Makes bills of rows: a row begins a new one, unless it repeats the number of the last one, or has only bills of lading
 * and goods under it.
 */
export function rowsReader({ billType, houseScac, columns, places, onBill }: ReaderOptions): RowsReader {
  const fields: Fields = billEntity(billType).fields;
  const order = [...columns].map(([at, column]): Part => ({
    at,
    column,
    idType: ID_TYPE[column.path] ?? null,
    remembered: new Map(),
  }));
  // ID numbers last: their types stand in other columns.
  order.sort((a, b) => Number(isIdColumn(a.column)) - Number(isIdColumn(b.column)));
  const own = order.filter(({ column }) => column.list === null);
  const lists = listsOf(fields, order);
  const placeAt = new Map(order.map(({ at, column }) => [column.path, at]));
  const numberPart = order.find(({ column }) => column.path === NUMBER);
  const blank = { ...blankBill(billType, houseScac), from: 'IMPORT' } as unknown as AnyRecord;
  // A blank cell is the usual choice, but never a country that nobody wrote.
  for (const { column } of own) if (column.field.kind === 'lookup') blank[column.name] = '';
  let open: OpenBill | null = null;

  const valueOf = ({ column, idType, remembered }: Part, cell: Cell, record: AnyRecord): ReadValue => {
    if (cell.kind !== 'text' && cell.kind !== 'number') return readValue(column, cell, '', places);
    const type = idType ? textOf(record, idType(record)) : '';
    const known = remembered.get(cell.text);
    if (known?.kind === cell.kind && known.type === type) return known.value;
    const value = readValue(column, cell, type, places);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(cell.text, { kind: cell.kind, type, value });
    return value;
  };

  const begin = (row: number, cells: Cells): OpenBill => {
    const bill = { ...blank };
    for (const { list } of lists) bill[list] = [];
    const listRows = lists.map((): number[] => []);
    return { bill, row, cells, rows: new Map(), listRows, numbers: new Set(), hasOwn: false, said: [] };
  };

  const finish = (): void => {
    if (!open) return;
    const { bill, row, rows, listRows, said } = open;
    for (const { list, of, start } of lists) {
      const made = bill[list] as AnyRecord[];
      for (let count = made.length; count < start; count++) made.push({ ...of });
    }
    const placeOf = (path: string) => {
      const [name = '', index, inner] = path.split('.');
      const list = lists.findIndex((one) => one.list === name);
      if (index !== undefined) {
        return { row: listRows[list]?.[Number(index)] ?? row, column: placeAt.get(`${name}.${inner}`) ?? null };
      }
      return { row: rows.get(name) ?? row, column: placeAt.get(name) ?? lists[list]?.parts[0]?.at ?? null };
    };
    onBill({ bill: bill as unknown as Bill, row, placeOf, said });
    open = null;
  };

  const begun = (target: OpenBill, row: number, cells: Cells): void => {
    for (const part of own) {
      const cell = cells[part.at];
      if (!cell) continue;
      const { value, said } = valueOf(part, cell, target.bill);
      target.bill[part.column.name] = value;
      if (said) target.said.push({ ...said, row, column: part.at, field: part.column.path });
    }
  };

  /** A further row of a bill adds what was blank before, and says what it has otherwise. */
  const goOn = (target: OpenBill, row: number, cells: Cells): void => {
    for (const part of own) {
      const cell = cells[part.at];
      if (!cell || cell.merged) continue;
      const { name, path } = part.column;
      const { value, said } = valueOf(part, cell, target.bill);
      const place = { row, column: part.at, field: path };
      const before = target.rows.get(name) ?? (target.cells[part.at] ? target.row : undefined);
      if (before === undefined) {
        target.bill[name] = value;
        target.rows.set(name, row);
      }
      if (said && (before === undefined || said.severity === 'error')) target.said.push({ ...said, ...place });
      else if (value !== target.bill[name]) {
        const args = { kept: textOf(target.bill, name), row: before ?? row };
        target.said.push({ key: 'differs', args, severity: 'error', ...place });
      }
    }
  };

  const takeLine = (target: OpenBill, at: number, row: number, cells: Cells): void => {
    const { list, of, parts } = lists[at] ?? NO_LIST;
    if (parts.every((part) => !cells[part.at] || cells[part.at]?.merged)) return;
    const isNumbers = list === numberPart?.column.list;
    const number = isNumbers && numberPart ? cells[numberPart.at] : undefined;
    // The number stands further up: the row adds goods to it, not another bill of lading.
    if (number?.merged) return;
    const made = target.bill[list] as AnyRecord[];
    const line = { ...of };
    const found: RowSaid[] = [];
    const split = parts.find(({ at: column, column: { path } }) => cells[column] && ONE_OF_SEVERAL[path]);
    const pieces = split ? severalIn(split.column.path, cells[split.at]?.text ?? '') : [];
    for (const part of parts) {
      const cell = cells[part.at];
      if (!cell) continue;
      const { value, said } = valueOf(part, cell, line);
      line[part.column.name] = value;
      const isSplit = part === split && pieces.length > 1;
      const word: Said | null = isSplit
        ? { key: isNumbers ? 'numbersSplit' : 'codesSplit', args: {}, severity: 'notice' }
        : said;
      const field = word && `${list}.${made.length}.${part.column.name}`;
      if (word && field) found.push({ ...word, row, column: part.at, field });
    }
    const amsNo = isNumbers ? textOf(line, 'amsNo') : '';
    if (amsNo !== '' && pieces.length < 2 && target.numbers.has(amsNo)) {
      keepFirst(target, at, line, row, cells);
      return;
    }
    // `House bill` repeated on every line of goods, without a number.
    const last = made.at(-1);
    const isEcho = isNumbers && !number && last !== undefined;
    if (isEcho && parts.every(({ column }) => line[column.name] === last[column.name])) return;
    target.said.push(...found);
    const lines: AnyRecord[] =
      split && pieces.length > 1
        ? pieces.map((text) => ({ ...line, [split.column.name]: valueOf(split, { text, kind: 'text' }, line).value }))
        : [line];
    for (const one of lines) {
      if (made.length >= CAPS.rows) {
        const place = { row, column: parts[0]?.at ?? null, field: list };
        target.said.push({ key: 'listFull', args: { max: CAPS.rows }, severity: 'error', ...place });
        return;
      }
      made.push(one);
      target.listRows[at]?.push(row);
      if (isNumbers) target.numbers.add(textOf(one, 'amsNo'));
    }
  };

  /** A row that repeats a number says nothing new, or says something else of it. */
  const keepFirst = (target: OpenBill, at: number, line: AnyRecord, row: number, cells: Cells): void => {
    const { list, parts } = lists[at] ?? NO_LIST;
    const made = target.bill[list] as AnyRecord[];
    const index = made.findIndex((one) => one['amsNo'] === line['amsNo']);
    for (const {
      at: column,
      column: { name },
    } of parts) {
      const kept = textOf(made[index] ?? {}, name);
      if (!cells[column] || line[name] === kept) continue;
      const args = { kept, row: target.listRows[at]?.[index] ?? target.row };
      target.said.push({ key: 'differs', args, severity: 'error', row, column, field: `${list}.${index}.${name}` });
    }
  };

  const isContinued = (target: OpenBill, hasOwn: boolean, cells: Cells): boolean => {
    const number = numberPart && cells[numberPart.at];
    if (number?.merged) return true;
    const amsNo = number && numberPart ? valueOf(numberPart, number, {}).value : '';
    if (amsNo !== '' && target.numbers.has(amsNo)) return true;
    return !hasOwn && (number === undefined || target.hasOwn);
  };

  return {
    row: (row, cells) => {
      const hasOwn = own.some(({ at }) => cells[at] !== undefined && !cells[at].merged);
      if (open && !isContinued(open, hasOwn, cells)) finish();
      if (open) goOn(open, row, cells);
      else {
        open = begin(row, cells);
        begun(open, row, cells);
      }
      for (let at = 0; at < lists.length; at++) takeLine(open, at, row, cells);
      open.hasOwn ||= hasOwn;
    },
    end: finish,
  };
}

type Cells = readonly (Cell | undefined)[];

/** A column of the sheet, with what its latest texts were read as. */
interface Part {
  at: number;
  column: SheetColumn;
  /** Of an ID number, the field that says its type. */
  idType: ((bill: AnyRecord) => string) | null;
  remembered: Map<string, { kind: Cell['kind']; type: string; value: ReadValue }>;
}

interface ListPart {
  list: string;
  /** A blank row. */
  of: AnyRecord;
  /** Rows of a bill that has none. */
  start: number;
  /** Its columns in the sheet. */
  parts: readonly Part[];
}

interface OpenBill {
  bill: AnyRecord;
  row: number;
  /** Of its first row. */
  cells: Cells;
  /** Rows of fields that came later. */
  rows: Map<string, number>;
  /** By list, the row of each of its lines. */
  listRows: number[][];
  numbers: Set<string>;
  /** Something beside bills of lading and goods was filled. */
  hasOwn: boolean;
  said: RowSaid[];
}

const NO_LIST: ListPart = { list: '', of: {}, start: 0, parts: [] };

function listsOf(fields: Fields, order: readonly Part[]): ListPart[] {
  return Object.entries(fields).flatMap(([list, field]) =>
    field.kind === 'rows'
      ? [
          {
            list,
            of: blankFields(field.of),
            start: field.start ?? 0,
            parts: order.filter(({ column }) => column.list === list),
          },
        ]
      : [],
  );
}

/** Columns of which one cell may hold several lines, and what each of its parts must look like to be one without a doubt. */
const ONE_OF_SEVERAL: Readonly<Record<string, RegExp>> = {
  [NUMBER]: /^[A-Z]{4}[A-Z0-9]{4,12}$/u,
  'billHsRequestList.hsCode': /^\d{4}[. ]?\d\d(?:[. ]?\d\d){0,2}$/u,
};
/** Between codes people also write a slash; between bills of lading it may belong to the number. */
const BETWEEN: Readonly<Record<string, RegExp>> = { [NUMBER]: /[\n;；,，、]/u };
const BETWEEN_CODES = /[\n;；,，、/&+|]/u;

/** The parts of one cell; none when it holds one value, or something that is not without a doubt several. */
function severalIn(path: string, text: string): string[] {
  const parts = text
    .split(BETWEEN[path] ?? BETWEEN_CODES)
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every((part) => ONE_OF_SEVERAL[path]?.test(part)) ? parts : [];
}
