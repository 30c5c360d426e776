import type { FastifyReply } from 'fastify';
import type { Locale } from '#contract/limits.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';
import type { Downloads } from './downloads.ts';
import type { RowsQuery } from './readRows.ts';
import { fileName } from './sendDownload.ts';
import { SHEET_TABLES, type SheetTableName } from './sheetTables.ts';
import type { SheetTask } from './writeSheet.ts';

export interface SheetCall {
  portal: Portal;
  principal: Principal;
  reply: FastifyReply;
}

/** [L06] Answers with the rows of a query as a workbook, streamed while they are read. */
export function sendSheet(
  downloads: Downloads,
  { portal, principal, reply }: SheetCall,
  table: SheetTableName,
  query: RowsQuery,
  lang?: Locale,
  file: string = SHEET_TABLES[table].file,
): Promise<void> {
  const task: SheetTask = { connection: connectionConfig(portal), query, table, locale: lang ?? principal.locale };
  const name = fileName(file, 'xlsx', portal.clock());
  return downloads.send(portal, principal, reply, { name, worker: 'sheet', task });
}
