import type { GridWriter } from './gridWriter.ts';

interface OpenCell {
  column: number;
  rows: number;
  columns: number;
  text: string;
}

interface OpenTable {
  row: number;
  column: number;
  cell: OpenCell | null;
  /** By column: the first row that is free below a cell that spans rows. */
  occupied: number[];
}

const COLUMNS_MAX = 500;

/**
 * Builds a grid from the tags of a text document: a paragraph is a row of one cell. A table within a cell is a part of
 * that cell's text: one line per row.
 */
export class TableBuilder {
  readonly #grid: GridWriter;
  readonly #tables: OpenTable[] = [];
  /** Text outside of tables. */
  #line = '';

  constructor(grid: GridWriter) {
    this.#grid = grid;
  }

  get #cell(): OpenCell | null {
    return this.#tables[0]?.cell ?? null;
  }

  openTable(): void {
    this.endLine();
    this.#tables.push({ row: this.#grid.nextRow - 1, column: 0, cell: null, occupied: [] });
  }

  closeTable(): void {
    if (this.#tables.length === 1) {
      this.closeRow();
      const [table] = this.#tables;
      if (table) this.#grid.extend(table.row + 1, 0);
    }
    this.#tables.pop();
    this.endLine();
  }

  openRow(): void {
    const [table] = this.#tables;
    if (!table) return;
    if (this.#tables.length > 1) return this.endLine();
    this.closeCell();
    table.row += 1;
    table.column = 0;
  }

  closeRow(): void {
    if (this.#tables.length === 1) this.closeCell();
    else this.endLine();
  }

  openCell({ columns = 1, rows = 1 }: { columns?: number; rows?: number }): void {
    const [table] = this.#tables;
    if (!table || this.#tables.length > 1) return;
    this.closeCell();
    if (table.row < 0) table.row = 0;
    let column = table.column;
    while ((table.occupied[column] ?? 0) > table.row) column++;
    if (column >= COLUMNS_MAX) return;
    const width = Math.min(columns, COLUMNS_MAX - column);
    for (let at = column; at < column + width; at++) table.occupied[at] = table.row + rows;
    table.column = column + width;
    table.cell = { column, rows, columns: width, text: '' };
  }

  closeCell(): void {
    const [table] = this.#tables;
    if (!table) return;
    if (this.#tables.length > 1) return this.text('  ');
    const { cell } = table;
    if (cell) this.#grid.cell(table.row, cell.column, cell.text, cell.rows, cell.columns);
    table.cell = null;
  }

  text(text: string): void {
    const cell = this.#cell;
    if (cell) cell.text += text;
    else if (this.#tables.length === 0) this.#line += text;
  }

  endLine(): void {
    const cell = this.#cell;
    if (cell) {
      if (cell.text !== '' && !cell.text.endsWith('\n')) cell.text += '\n';
      return;
    }
    if (this.#line.trim() !== '') this.#grid.paragraph(this.#line);
    this.#line = '';
  }

  end(): void {
    while (this.#tables.length > 0) this.closeTable();
    this.endLine();
  }
}
