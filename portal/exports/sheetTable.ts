import type { Translate } from './translator.ts';
import type { WorkbookCell } from './workbook.ts';

export interface TableColumn<C extends string = string> {
  /** Column of the query. */
  from: C;
  /** Message key of its head. */
  head: string;
  width: number;
  /** Message key prefix of the names of its codes. */
  codes?: string;
  cell?: (value: unknown, translate: Translate) => WorkbookCell;
  /** The last line of the sheet has its sum; every cell is a number. */
  isSummed?: boolean;
}

/** `2026-08-03 10:00:00.123+08` in the wire's format. */
export const timeCell = (value: unknown): WorkbookCell => (typeof value === 'string' ? value.slice(0, 19) : null);

/** An exported table: the columns that its query selects, in order, and their conversion to cells. */
export interface SheetTable<C extends string = string> {
  /** Message key of the sheet's name. */
  name: string;
  /** Part of the file's name. */
  file: string;
  columns: readonly TableColumn<C>[];
}
