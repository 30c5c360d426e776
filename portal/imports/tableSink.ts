import type { Cell } from '#rules/importCell.ts';

/** A block of merged cells; columns from 0, rows from 1. */
export interface MergedBlock {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Takes the rows of one sheet. */
export interface SheetSink {
  /** @param cells by column; blank ones are missing */
  row(row: number, cells: (Cell | undefined)[]): void;
  /** @param hiddenRows how many of its rows were hidden */
  end(facts: { hiddenRows: number; isTooWide: boolean }): void;
}

/** Takes what a file holds, in its order. */
export interface TableSink {
  /** A visible sheet begins. */
  sheet(name: string, merged: readonly MergedBlock[]): SheetSink;
  /** A hidden one is skipped. */
  hidden(name: string): void;
  /** Something about the whole file: a key below `importFile.said`. */
  note(key: 'macros' | 'encoding', args?: Record<string, string>): void;
  /** How many known columns a row of texts names: a text file's separator is the one that reads best. */
  score(row: readonly string[]): number;
  /** Share of the file that was read, 0 to 1; resolves when more may come. */
  progress(share: number): Promise<void>;
}

/** More columns than any table of filings has. */
export const COLUMNS_MAX = 500;
/** A spreadsheet's cell holds 32,767 signs. */
export const CELL_MAX = 32_767;
/** Blocks of merged cells; a sheet merged line by line has some thousands. */
export const MERGED_MAX = 50_000;
