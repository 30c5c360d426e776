import type { Issue } from '#schema/issue.ts';

/** A cell as its reader found it. */
export interface Cell {
  /** As text; of a number all its digits, of a date `YYYY-MM-DD` with its time when it has one. */
  text: string;
  /** `lost`: a number whose digits the spreadsheet did not keep. `failed`: a formula's error. `empty`: a formula without a value. */
  kind: 'text' | 'number' | 'date' | 'lost' | 'failed' | 'empty';
  /** Its value stands in the first cell of a merged block, further up. */
  merged?: true;
  /** A number of a workbook whose days count from 1904. */
  is1904?: true;
  /** It stands for every cell of the workbook with its text. */
  isShared?: true;
  /** What it was read as last. */
  read?: CellRead | undefined;
}

/** A cell that stands for others as well: made with everything it will ever have, it is found twice as fast. */
export const sharedCell = ({ text, kind, is1904 }: Cell): Cell =>
  is1904 ? { text, kind, is1904, isShared: true, read: undefined } : { text, kind, isShared: true, read: undefined };

/** What a column read a text as, where `type` stood beside it. */
export interface CellRead extends ReadValue {
  /** The column's own memory. */
  by: object;
  kind: Cell['kind'];
  type: string;
  /** What the value's field says of it, once it was judged. */
  issues: readonly Issue[] | null;
}

/** What was noticed at a cell: a key below `importFile.said` with its arguments. */
export interface Said {
  key: string;
  args: Record<string, string | number>;
  severity: 'error' | 'warning' | 'notice';
}

export interface ReadValue {
  value: string;
  said: Said | null;
}

/** Places by what people call them: a country's code, a port as `NAME|CODE`; null for none or several. */
export interface Places {
  country(text: string): string | null;
  port(text: string): string | null;
}
