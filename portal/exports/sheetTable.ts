import type { Translate } from './translator.ts';
import type { Cell } from './workbook.ts';

export interface TableColumn<C extends string = string> {
  /** Column of the query. */
  from: C;
  /** Message key of its head. */
  head: string;
  width: number;
  /** Message key prefix of the names of its codes. */
  codes?: string;
  cell?: (value: unknown, translate: Translate) => Cell;
  /** The last line of the sheet has its sum; every cell is a number. */
  isSummed?: boolean;
}

/** An exported table: the columns that its query selects, in order, and their conversion to cells. */
export interface SheetTable<C extends string = string> {
  /** Message key of the sheet's name. */
  name: string;
  /** Part of the file's name. */
  file: string;
  columns: readonly TableColumn<C>[];
}
