import type { Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';
import type { Cell, CellRead, Said } from './importCell.ts';

/** Something said of a cell; column from 0, null for a whole row. */
export interface RowSaid extends Said {
  row: number;
  column: number | null;
  /** Path into the draft, empty for none. */
  field: string;
}

/** Where a value came from; column from 0, null where the sheet has none for it. */
export interface Place {
  row: number;
  column: number | null;
}

/** A bill that rows of a sheet made, with the places its values came from. */
export interface ReadBill {
  bill: Bill;
  /** Its first row. */
  row: number;
  /** The place of a path such as `amsRequestList.1.amsNo`. */
  placeOf: (path: string) => Place;
  /** What its own values were read from, in the order of the reader's `names`. */
  reads: readonly (CellRead | undefined)[];
  said: RowSaid[];
}

/** The cells of a row by column; blank ones are missing. */
export type Cells = readonly (Cell | undefined)[];

/** A bill whose cells are written by their names. */
export type OpenRecord = Bill & AnyRecord;

/** A bill that further rows may still belong to. */
export interface OpenBill {
  bill: OpenRecord;
  row: number;
  /** Of its first row. */
  cells: Cells;
  /** What its own values were read from. */
  reads: (CellRead | undefined)[];
  /** Rows of fields that came later. */
  rows: Map<string, number>;
  /** By list, the row of each of its lines. */
  listRows: number[][];
  /** Its bills of lading. */
  numbers: Set<string>;
  /** Something beside bills of lading and goods was filled. */
  hasOwn: boolean;
  said: RowSaid[];
}
