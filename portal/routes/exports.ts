import type { FastifyReply } from 'fastify';
import type { Locale } from '#contract/limits.ts';
import { contactExport, draftExport, filingExport, partyExport, templateExport } from '../exports/exportQueries.ts';
import type { Downloads } from '../exports/downloads.ts';
import type { RowsQuery } from '../exports/readRows.ts';
import { fileName } from '../exports/sendDownload.ts';
import { SHEET_TABLES, type SheetTableName } from '../exports/sheetTables.ts';
import type { SheetTask } from '../exports/writeSheet.ts';
import type { Handlers } from '../implement.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { requireFilings } from '../store/requireFilings.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';

interface CallContext {
  portal: Portal;
  principal: Principal;
  reply: FastifyReply;
}

type Exports = 'exportFilings' | 'exportDrafts' | 'exportTemplates' | 'exportParties' | 'exportLinkmen';

/** [L06] Lists as whole workbooks with the list's filters, streamed while they are read. */
export function exportHandlers(downloads: Downloads): Handlers<Exports> {
  const send = ({ portal, principal, reply }: CallContext, table: SheetTableName, query: RowsQuery, lang?: Locale) => {
    const connection = connectionConfig(portal);
    const task: SheetTask = { connection, query, table, locale: lang ?? principal.locale };
    const name = fileName(SHEET_TABLES[table].file, 'xlsx', portal.clock());
    return downloads.send(portal, principal, reply, { name, worker: 'sheet', task });
  };
  return {
    exportFilings: async ({ query, ...call }) => {
      const { db } = call.portal;
      const { enterpriseId } = call.principal;
      if (query.ids) await requireFilings(db, enterpriseId, query.ids);
      await send(call, 'filings', filingExport(db, enterpriseId, query), query.lang);
    },
    exportDrafts: ({ query, ...call }) => {
      const { portal, principal } = call;
      return send(call, 'drafts', draftExport(portal.db, principal, query, portal.clock()), query.lang);
    },
    exportTemplates: ({ query, ...call }) =>
      send(call, 'templates', templateExport(call.portal.db, call.principal.enterpriseId, query), query.lang),
    exportParties: ({ query, ...call }) =>
      send(call, 'parties', partyExport(call.portal.db, call.principal.enterpriseId, query), query.lang),
    exportLinkmen: ({ query, ...call }) =>
      send(call, 'contacts', contactExport(call.portal.db, call.principal.enterpriseId, query), query.lang),
  };
}
