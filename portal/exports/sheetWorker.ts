import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '#contract/limits.ts';
import { readRows, type RawRow, type RowsQuery } from './readRows.ts';
import { sheetIn, type SheetTableName } from './sheetTables.ts';
import type { WorkerConnection } from '../workers/connectionOf.ts';
import { postPieces } from '../workers/postPieces.ts';
import { standBack } from '../workers/standBack.ts';
import { workbook } from './workbook.ts';

/** What the thread is to write. */
export interface SheetOrder {
  connection: WorkerConnection;
  query: RowsQuery;
  table: SheetTableName;
  locale: Locale;
}

const port = parentPort;
if (!port) throw new Error('This is a thread of the portal.');
standBack();

const { connection, query, table, locale } = workerData as SheetOrder;
const { sheet, columns, cells } = sheetIn(table, locale);
const read = readRows(connection, query);

async function* cellsOf(first: IteratorResult<RawRow[]>) {
  if (first.done) return;
  yield first.value.map(cells);
  for await (const rows of read) yield rows.map(cells);
}

// The first rows come before the first byte: a query that fails is an error, not half a file.
const first = await read.next();
await postPieces(port, workbook({ sheet, columns, rows: cellsOf(first) }));
