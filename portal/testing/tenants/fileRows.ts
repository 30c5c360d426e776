import type { TestPortal } from '../harness.ts';
import { extractPdf, rivalFiler, rivalQuery, unzipWorkbook, type CallById, type CallWithoutId } from './tenantCalls.ts';

const YEAR = 'start=2026-01-01&end=2026-12-31';

export const fileRows = (test: () => TestPortal) =>
  ({
    billStatistics: {
      calls: [
        (client) => client.get(`/bill-statistics?start=2026-01-01&end=2026-12-31&${rivalQuery(test().rivalId)}`),
        async (client) =>
          client.get(`/bill-statistics?start=2026-01-01&end=2026-12-31&operator=${await rivalFiler(test())}`),
      ],
    },
    exportBillStatistics: {
      calls: [
        (client) =>
          unzipWorkbook(
            client.get(`/bill-statistics/excel?start=2026-01-01&end=2026-12-31&${rivalQuery(test().rivalId)}`),
          ),
      ],
    },
    importerReport: {
      calls: [(client) => client.get(`/importer-report?${YEAR}&${rivalQuery(test().rivalId)}`)],
    },
    listReportedImporters: {
      calls: [(client) => client.get(`/importer-report/importers?${YEAR}&${rivalQuery(test().rivalId)}`)],
    },
    exportImporterReport: {
      calls: [(client) => unzipWorkbook(client.get(`/importer-report/excel?${YEAR}&${rivalQuery(test().rivalId)}`))],
    },
    importerReportPdf: {
      calls: [(client) => extractPdf(client.get(`/importer-report/pdf?${YEAR}&${rivalQuery(test().rivalId)}`))],
    },
    exportFilings: { calls: [(client) => unzipWorkbook(client.get(`/bills/export?${rivalQuery(test().rivalId)}`))] },
    exportDrafts: {
      calls: [
        (client) => unzipWorkbook(client.get(`/draft-bills/export?${rivalQuery(test().rivalId)}`)),
        async (client) => unzipWorkbook(client.get(`/draft-bills/export?ownerId=${await rivalFiler(test())}`)),
      ],
    },
    exportLinkmen: {
      calls: [(client) => unzipWorkbook(client.get(`/linkmen/excel-export?${rivalQuery(test().rivalId)}`))],
    },
    exportTemplates: {
      calls: [(client) => unzipWorkbook(client.get(`/template/excel-export?enterpriseId=${test().rivalId}`))],
    },
    exportParties: {
      calls: [(client) => unzipWorkbook(client.get(`/party/excel-export?${rivalQuery(test().rivalId)}`))],
    },
    exportFilingsPdf: { record: 'filing', call: (client, id) => client.get(`/bills/export-pdf-batch?ids=${id}`) },
    filingEvidence: { record: 'filing', call: (client, id) => client.get(`/bill/${id}/evidence`) },
    exportDraftsPdf: { record: 'draft', call: (client, id) => client.get(`/draft-bills/export-pdf?ids=${id}`) },
    importTemplate: {
      calls: [(client) => client.get(`/draft-bills/import-url?billType=1&${rivalQuery(test().rivalId)}`)],
    },
    importTemplateFile: {
      calls: [
        (client) =>
          unzipWorkbook(client.get(`/draft-bills/import-template?billType=1&lang=zh-CN&${rivalQuery(test().rivalId)}`)),
      ],
    },
    importDrafts: {
      record: 'import',
      call: (client, token) => client.post(`/draft-bills/import?billType=1&${rivalQuery(test().rivalId)}`, { token }),
    },
    importJob: { record: 'import', call: (client, id) => client.get(`/draft-bills/import/${id}`) },
  }) satisfies Record<string, CallById | CallWithoutId>;
