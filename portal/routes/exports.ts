import type { Locale } from '#contract/limits.ts';
import { contactExport, draftExport, filingExport, partyExport, templateExport } from '../exports/exportQueries.ts';
import type { Downloads } from '../exports/downloads.ts';
import type { RowsQuery } from '../exports/readRows.ts';
import { sendSheet, type SheetCall } from '../exports/sendSheet.ts';
import type { SheetTableName } from '../exports/sheetTables.ts';
import type { Handlers } from '../implement.ts';
import { requireFilings } from '../store/requireFilings.ts';

type Exports = 'exportFilings' | 'exportDrafts' | 'exportTemplates' | 'exportParties' | 'exportLinkmen';

/** [L06] Lists as whole workbooks with the list's filters, streamed while they are read. */
export function exportHandlers(downloads: Downloads): Handlers<Exports> {
  const send = (call: SheetCall, table: SheetTableName, query: RowsQuery, lang?: Locale) =>
    sendSheet(downloads, call, table, query, lang);
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
