import type { MessagePort } from 'node:worker_threads';
import type { Locale } from '#contract/limits.ts';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { createRequestYield } from '../workers/blockForRequests.ts';
import { readRows, type RawRow, type RowsQuery } from './readRows.ts';
import { sheetIn, type SheetTableName } from './sheetTables.ts';
import { workbook, type WorkbookCell } from './workbook.ts';

export interface SheetTask {
  connection: WorkerConnection;
  query: RowsQuery;
  table: SheetTableName;
  locale: Locale;
}

/** Adds up columns while their rows pass, so that the last line is about exactly these rows. */
class Totals {
  #rows = 0;
  readonly #sums: Map<number, number>;
  readonly #label: (count: number) => string;

  /** @param columns numbers of the columns; without any there is no line */
  constructor(columns: readonly number[], label: (count: number) => string) {
    this.#sums = new Map(columns.map((at) => [at, 0]));
    this.#label = label;
  }

  add(rows: WorkbookCell[][]): WorkbookCell[][] {
    this.#rows += rows.length;
    for (const [at, sum] of this.#sums) {
      this.#sums.set(
        at,
        rows.reduce((whole, row) => whole + Number(row[at]), sum),
      );
    }
    return rows;
  }

  line(): WorkbookCell[] {
    if (this.#sums.size === 0) return [];
    const last = Math.max(...this.#sums.keys());
    return [this.#label(this.#rows), ...Array.from({ length: last }, (_, at) => this.#sums.get(at + 1))];
  }
}

/** [L06] Writes the rows of a query as a workbook. Reads the first rows before the first byte, so that a failing query yields no partial file. */
export async function writeSheet(
  port: MessagePort,
  { connection, query, table, locale, pendingRequests }: WorkerTask<SheetTask>,
): Promise<void> {
  const { sheet, columns, cells, summed, totalLabel } = sheetIn(table, locale);
  const totals = new Totals(summed, totalLabel);
  const read = readRows(connection, query, { yieldToRequests: createRequestYield(pendingRequests) });

  async function* cellsOf(first: IteratorResult<RawRow[]>) {
    if (first.done) return;
    yield totals.add(first.value.map(cells));
    for await (const rows of read) yield totals.add(rows.map(cells));
  }

  const rows = cellsOf(await read.next());
  await postPieces(port, workbook({ sheet, columns, rows, foot: () => totals.line() }));
}
