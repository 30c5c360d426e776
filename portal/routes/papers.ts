import type { FastifyReply } from 'fastify';
import type { Locale } from '#contract/limits.ts';
import { draftsOnPaper, filingsOnPaper } from '../documents/paperQueries.ts';
import type { PaperOrder } from '../documents/writePaper.ts';
import type { ExportSlots } from '../exports/exportSlots.ts';
import type { RowsQuery } from '../exports/readRows.ts';
import { fileName, sendDownload } from '../exports/sendDownload.ts';
import type { Handlers } from '../implement.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { connectionOf } from '../workers/connectionOf.ts';
import { streamFromWorker } from '../workers/streamFromWorker.ts';

interface Asked {
  portal: Portal;
  principal: Principal;
  reply: FastifyReply;
}

/** Drafts and filings as sheets of paper to be checked and signed. */
export function paperHandlers(slots: ExportSlots): Handlers<'exportDraftsPdf' | 'exportFilingsPdf'> {
  const send = ({ portal, principal, reply }: Asked, what: string, query: RowsQuery, lang?: Locale) =>
    slots.run(principal.enterpriseId, async () => {
      const now = portal.clock();
      const order: PaperOrder = {
        connection: connectionOf(portal),
        query,
        locale: lang ?? principal.locale,
        filer: principal.enterpriseName,
        now: now.getTime(),
      };
      await sendDownload(reply, fileName(what, 'pdf', now), await streamFromWorker('paper', order));
    });
  return {
    exportDraftsPdf: async ({ query, ...asked }) => {
      const { portal, principal } = asked;
      const rows = await draftsOnPaper(portal.db, principal.enterpriseId, query.ids);
      await send(asked, query.ids.length === 1 ? 'draft' : 'drafts', rows, query.lang);
    },
    exportFilingsPdf: async ({ query, ...asked }) => {
      const { portal, principal } = asked;
      await send(asked, 'filings', await filingsOnPaper(portal.db, principal.enterpriseId, query), query.lang);
    },
  };
}
