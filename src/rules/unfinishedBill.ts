import type { Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { ImportCell, CellRead, CellMessage } from './importCell.ts';

/** A message about a cell; column zero-based, null for a whole row. */
export interface RowMessage extends CellMessage {
  row: number;
  column: number | null;
  /** Path in the draft; empty for none. */
  field: string;
}

/** The source of a value; column zero-based, null if the sheet has no column for it. */
export interface ValuePlace {
  row: number;
  column: number | null;
}

export interface ReadBill {
  bill: Bill;
  row: number;
  /** The source of a path such as `amsRequestList.1.amsNo`. */
  placeOf: (path: string) => ValuePlace;
  /** The reads of its own fields, in the order of the reader's `names`. */
  reads: readonly (CellRead | undefined)[];
  messages: RowMessage[];
}

/** The cells of a row by column index; blank cells are missing. */
export type Cells = readonly (ImportCell | undefined)[];

export type UnfinishedRecord = Bill & AnyRecord;

/** A bill that further rows may still extend. */
export interface UnfinishedBill {
  bill: UnfinishedRecord;
  row: number;
  cells: Cells;
  reads: (CellRead | undefined)[];
  /** The row of each field that was filled by a later row. */
  rows: Map<string, number>;
  /** Row numbers of the lines, by list. */
  listRows: number[][];
  numbers: Set<string>;
  /** A field other than bills of lading and goods is filled. */
  hasOwn: boolean;
  messages: RowMessage[];
}
