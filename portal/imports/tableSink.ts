import type { ImportCell } from '#rules/importCell.ts';

/** A block of merged cells; columns from 0, rows from 1. */
export interface MergedBlock {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Receives the rows of one sheet. */
export interface SheetSink {
  /** @param cells by column; blank cells are missing */
  row(row: number, cells: (ImportCell | undefined)[]): void;
  /** @param hiddenRows number of rows that were hidden */
  end(facts: { hiddenRows: number; isTooWide: boolean }): void;
}

/** Receives the content of a file in its order. */
export interface TableSink {
  /** Starts a visible sheet. */
  sheet(name: string, merged: readonly MergedBlock[]): SheetSink;
  /** Reports a hidden sheet, which is skipped. */
  hidden(name: string): void;
  /** Reports a fact about the whole file: a key below `importFile.said`. */
  note(key: 'macros' | 'encoding', args?: Record<string, string>): void;
  /** The number of known columns that a row of texts names; used to choose the separator of a text file. */
  score(row: readonly string[]): number;
  /** Reports the share of the file that was read, 0 to 1; the reader waits for the promise. */
  progress(share: number): Promise<void>;
}

/** More columns than any table of filings has. */
export const COLUMNS_MAX = 500;
/** Characters in a spreadsheet cell. */
export const CELL_MAX = 32_767;
/** Merged blocks of a sheet; one with a merge per row has some thousands. */
export const MERGED_MAX = 50_000;
