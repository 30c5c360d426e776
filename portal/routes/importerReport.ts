import { compiled } from '../exports/exportQueries.ts';
import type { Downloads } from '../exports/downloads.ts';
import { fileName } from '../exports/sendDownload.ts';
import { sendSheet } from '../exports/sendSheet.ts';
import type { Handlers } from '../implement.ts';
import type { ReportTask } from '../pdf/writeImporterReport.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { importerSheetRows, listReportedImporters, readImporterReport } from '../store/importerReport.ts';

type ReportCall = 'importerReport' | 'listReportedImporters' | 'exportImporterReport' | 'importerReportPdf';

/** Importers that a PDF lists; the workbook has all. */
const PRINTED = 300;

const scopeOf = (
  { portal, principal }: { portal: Portal; principal: Principal },
  period: { start: string; end: string },
) => ({
  start: period.start,
  end: period.end,
  enterpriseId: principal.enterpriseId,
  now: portal.clock(),
});

/** [X07] The report card of importers: page, list, workbook and PDF (decision 0056). */
export const importerReportHandlers = (downloads: Downloads): Handlers<ReportCall> => ({
  importerReport: ({ query, ...call }) => readImporterReport(call.portal.db, scopeOf(call, query), query.importer),
  listReportedImporters: ({ query, ...call }) => listReportedImporters(call.portal.db, scopeOf(call, query), query),
  exportImporterReport: async ({ query, ...call }) => {
    const { db } = call.portal;
    const rows = importerSheetRows(scopeOf(call, query), query.keyword);
    await sendSheet(downloads, call, 'importerReport', compiled({ compile: () => rows.compile(db) }), query.lang);
  },
  importerReportPdf: async ({ query, ...call }) => {
    const { portal, principal, reply } = call;
    const scope = scopeOf(call, query);
    const report = await readImporterReport(portal.db, scope, query.importer);
    const paging = { pageNum: 1, pageSize: PRINTED };
    const importers = query.importer === undefined ? await listReportedImporters(portal.db, scope, paging) : null;
    const task: ReportTask = {
      kind: 'importerReport',
      locale: query.lang ?? principal.locale,
      enterprise: principal.enterpriseName,
      period: { start: query.start, end: query.end },
      report,
      importers: importers && { rows: importers.records, total: importers.total },
      now: scope.now.getTime(),
    };
    const name = fileName(`importer-report-${query.start}-${query.end}`, 'pdf', scope.now);
    await downloads.send(portal, principal, reply, { name, worker: 'pdf', task });
  },
});
