import type { MessagePort } from 'node:worker_threads';
import type { Locale } from '#contract/limits.ts';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { createRequestYield } from '../workers/blockForRequests.ts';
import { readRows, type RawRow, type RowsQuery } from './readRows.ts';
import { sheetIn, type SheetTableName } from './sheetTables.ts';
import { workbook } from './workbook.ts';

export interface SheetTask {
  connection: WorkerConnection;
  query: RowsQuery;
  table: SheetTableName;
  locale: Locale;
}

/** [L06] Writes the rows of a query as a workbook. Reads the first rows before the first byte, so that a failing query yields no partial file. */
export async function writeSheet(
  port: MessagePort,
  { connection, query, table, locale, pendingRequests }: WorkerTask<SheetTask>,
): Promise<void> {
  const { sheet, columns, cells } = sheetIn(table, locale);
  const read = readRows(connection, query, { yieldToRequests: createRequestYield(pendingRequests) });

  async function* cellsOf(first: IteratorResult<RawRow[]>) {
    if (first.done) return;
    yield first.value.map(cells);
    for await (const rows of read) yield rows.map(cells);
  }

  const rows = cellsOf(await read.next());
  await postPieces(port, workbook({ sheet, columns, rows }));
}
