import type { FastifyReply } from 'fastify';
import type { Locale } from '#contract/limits.ts';
import { draftsForPdf, filingsForPdf } from '../pdf/pdfQueries.ts';
import type { PdfTask } from '../pdf/writePdf.ts';
import type { Downloads } from '../exports/downloads.ts';
import type { RowsQuery } from '../exports/readRows.ts';
import { fileName } from '../exports/sendDownload.ts';
import type { Handlers } from '../implement.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';

interface CallContext {
  portal: Portal;
  principal: Principal;
  reply: FastifyReply;
}

/** Drafts and filings as PDF, to be checked and signed. */
export function pdfHandlers(downloads: Downloads): Handlers<'exportDraftsPdf' | 'exportFilingsPdf'> {
  const send = ({ portal, principal, reply }: CallContext, what: string, query: RowsQuery, lang?: Locale) => {
    const now = portal.clock();
    const task: PdfTask = {
      connection: connectionConfig(portal),
      query,
      locale: lang ?? principal.locale,
      filer: principal.enterpriseName,
      providerBond: principal.providerBond,
      now: now.getTime(),
    };
    return downloads.send(portal, principal, reply, { name: fileName(what, 'pdf', now), worker: 'pdf', task });
  };
  return {
    exportDraftsPdf: async ({ query, ...call }) => {
      const { portal, principal } = call;
      const rows = await draftsForPdf(portal.db, principal, query.ids);
      await send(call, query.ids.length === 1 ? 'draft' : 'drafts', rows, query.lang);
    },
    exportFilingsPdf: async ({ query, ...call }) => {
      const { portal, principal } = call;
      await send(call, 'filings', await filingsForPdf(portal.db, principal.enterpriseId, query), query.lang);
    },
  };
}
