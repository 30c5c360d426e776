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
