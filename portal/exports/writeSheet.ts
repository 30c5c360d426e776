import type { MessagePort } from 'node:worker_threads';
import type { Locale } from '#contract/limits.ts';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { Ordered } from '../workers/giveOrder.ts';
import { takeTurns } from '../workers/takeTurns.ts';
import { readRows, type RawRow, type RowsQuery } from './readRows.ts';
import { sheetIn, type SheetTableName } from './sheetTables.ts';
import { workbook } from './workbook.ts';

/** What the thread is to write. */
export interface SheetOrder {
  connection: WorkerConnection;
  query: RowsQuery;
  table: SheetTableName;
  locale: Locale;
}

/** [L06] Writes the rows of a query as a workbook. The first rows come before the first byte: a query that fails is no half a file. */
export async function writeSheet(
  port: MessagePort,
  { connection, query, table, locale, waiting }: Ordered<SheetOrder>,
): Promise<void> {
  const { sheet, columns, cells } = sheetIn(table, locale);
  const read = readRows(connection, query, { turn: takeTurns(waiting) });

  async function* cellsOf(first: IteratorResult<RawRow[]>) {
    if (first.done) return;
    yield first.value.map(cells);
    for await (const rows of read) yield rows.map(cells);
  }

  const rows = cellsOf(await read.next());
  await postPieces(port, workbook({ sheet, columns, rows }));
}
