import { sharedCell, type Cell } from '#rules/importCell.ts';
import { SHARED_MAX } from './textTable.ts';

/** Rows of one sheet on their way between two threads: numbers that are handed over, and each shared text once. */
export interface RowBatch {
  /** Of each row its number, how many cells it has, and of each cell its column and its index. */
  rows: Int32Array<ArrayBuffer>;
  /** Texts and kinds of cells that come for the first time: shared ones get the next index each, and keep it. */
  shared: CellList;
  /** Of cells that stand for themselves: from -1 downwards, in this batch only. */
  own: CellList;
}

interface CellList {
  texts: string[];
  kinds: Uint8Array;
}

const KINDS = ['text', 'number', 'date', 'lost', 'failed', 'empty'] as const satisfies readonly Cell['kind'][];
const IS_1904 = 8;
const BEGIN = 16_384;
/** Shared cells that both threads keep: texts and days that come again. */
export const KEPT_MAX = SHARED_MAX + 10_000;

/** Packs rows; one for all sheets of a file, because they share their texts. */
export class RowPacker {
  readonly #indexes = new Map<Cell, number>();
  #shared: Cell[] = [];
  #own: Cell[] = [];
  #rows = new Int32Array(BEGIN);
  #length = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(row: number, cells: readonly (Cell | undefined)[]): void {
    this.#makeRoom(2 + 2 * cells.length);
    const rows = this.#rows;
    const head = this.#length;
    let at = head + 2;
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column];
      if (!cell) continue;
      rows[at++] = column;
      rows[at++] = this.#indexOf(cell);
    }
    rows[head] = row;
    rows[head + 1] = (at - head - 2) / 2;
    this.#length = at;
  }

  take(): RowBatch {
    const batch = { rows: this.#rows.slice(0, this.#length), shared: listOf(this.#shared), own: listOf(this.#own) };
    this.#shared = [];
    this.#own = [];
    this.#length = 0;
    return batch;
  }

  #indexOf(cell: Cell): number {
    if (!cell.isShared) return -this.#own.push(cell);
    let index = this.#indexes.get(cell);
    if (index === undefined) {
      if (this.#indexes.size >= KEPT_MAX) return -this.#own.push(cell);
      index = this.#indexes.size;
      this.#indexes.set(cell, index);
      this.#shared.push(cell);
    }
    return index;
  }

  #makeRoom(more: number): void {
    if (this.#length + more <= this.#rows.length) return;
    const larger = new Int32Array(2 * this.#rows.length + more);
    larger.set(this.#rows.subarray(0, this.#length));
    this.#rows = larger;
  }
}

/** Unpacks what one `RowPacker` packed, batch after batch. */
export class RowUnpacker {
  readonly #shared: Cell[] = [];

  /** @param onRow takes each row as it was packed */
  unpack({ rows, shared, own }: RowBatch, onRow: (row: number, cells: (Cell | undefined)[]) => void): void {
    for (const cell of cellsOf(shared)) this.#shared.push(sharedCell(cell));
    const ownCells = cellsOf(own);
    let at = 0;
    while (at < rows.length) {
      const row = rows[at++] ?? 0;
      const end = at + 1 + 2 * (rows[at++] ?? 0);
      const cells: (Cell | undefined)[] = [];
      while (at < end) {
        const column = rows[at++] ?? 0;
        const index = rows[at++] ?? 0;
        cells[column] = index < 0 ? ownCells[-index - 1] : this.#shared[index];
      }
      onRow(row, cells);
    }
  }
}

function listOf(cells: readonly Cell[]): CellList {
  const kinds = Uint8Array.from(cells, ({ kind, is1904 }) => KINDS.indexOf(kind) + (is1904 ? IS_1904 : 0));
  return { texts: cells.map(({ text }) => text), kinds };
}

function cellsOf({ texts, kinds }: CellList): Cell[] {
  return texts.map((text, at): Cell => {
    const mark = kinds[at] ?? 0;
    const kind = KINDS[mark % IS_1904] ?? 'text';
    return mark >= IS_1904 ? { text, kind, is1904: true } : { text, kind };
  });
}
