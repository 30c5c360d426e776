import type { DocumentGrid, GridCell } from '#recognition/documentModel.ts';
import { UnreadableDocument } from './unreadableDocument.ts';

/** Limits of one document: a filing's list of 999 bills has 40,000 cells. */
const CELLS_MAX = 100_000;
export const TEXT_MAX = 2_000_000;
/** A cell's text beyond this is cut off. */
const CELL_TEXT_MAX = 20_000;

export type DocumentTableRow = readonly { column: number; columns: number; text: string; isContinued: boolean }[];

/** Counts what a document may hold. */
export class DocumentBudget {
  #cells = 0;
  #text = 0;

  /** @throws UnreadableDocument `tooComplex` */
  add(text: string): void {
    this.#cells += 1;
    this.#text += text.length;
    if (this.#cells > CELLS_MAX || this.#text > TEXT_MAX) throw new UnreadableDocument('tooComplex');
  }

  get isEmpty(): boolean {
    return this.#cells === 0;
  }
}

/** Collects the cells of one grid. */
export class GridWriter {
  readonly #budget: DocumentBudget;
  readonly #cells: GridCell[] = [];
  #rows = 0;
  #columns = 0;

  constructor(budget: DocumentBudget) {
    this.#budget = budget;
  }

  /** The row after the last one. */
  get nextRow(): number {
    return this.#rows;
  }

  /** Adds a cell unless its text is blank. */
  cell(row: number, column: number, raw: string, rowSpan = 1, columnSpan = 1): void {
    const text = normalizeCellText(raw);
    if (text === '') return;
    this.#budget.add(text);
    this.#cells.push({ row, column, rowSpan, columnSpan, text });
    this.extend(row + rowSpan, column + columnSpan);
  }

  /** Makes the grid at least this large, also where cells are blank. */
  extend(rows: number, columns: number): void {
    this.#rows = Math.max(this.#rows, rows);
    this.#columns = Math.max(this.#columns, columns);
  }

  /** A row of one cell; where tabs part its lines, a row per line with a cell per text. */
  paragraph(text: string): void {
    if (!text.includes('\t')) return this.cell(this.#rows, 0, text);
    for (const line of text.split(/[\r\n\v\f]+/u)) {
      const row = this.#rows;
      const texts = line.split('\t').filter((part) => normalizeCellText(part) !== '');
      texts.forEach((part, column) => this.cell(row, column, part));
    }
  }

  /** Adds a table below the last row. Cells that continue a merge from above add to its rows. */
  table(rows: readonly DocumentTableRow[]): void {
    const top = this.#rows;
    rows.forEach((row, at) => {
      for (const { column, columns, text, isContinued } of row) {
        if (isContinued) continue;
        let end = at + 1;
        while (rows[end]?.some((below) => below.isContinued && below.column === column)) end++;
        this.cell(top + at, column, text, end - at, columns);
      }
    });
    this.extend(top + rows.length, 0);
  }

  end(name: string): DocumentGrid {
    const cells = this.#cells.toSorted((a, b) => a.row - b.row || a.column - b.column);
    return { kind: 'grid', name, rows: this.#rows, columns: this.#columns, cells };
  }
}

/** Control characters, soft hyphens, zero-width and direction marks. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/** Text as it is shown: one kind of space and of line end, no invisible characters, no blank lines at its ends. */
export function normalizeCellText(raw: string): string {
  const cut = raw.length > CELL_TEXT_MAX ? raw.slice(0, CELL_TEXT_MAX) : raw;
  return cut
    .replace(/\r\n?|\u2028|\u2029|\v|\f/gu, '\n')
    .replace(INVISIBLE, '')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
    .replace(/(?<! ) *\n */gu, '\n')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .trim();
}
