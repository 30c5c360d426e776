import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BuiltCall } from '#contract/endpoints/index.ts';
import { beginRequest } from '../workers/pendingRequests.ts';

/** Calls that do not count as pending requests: streams, downloads, imports. */
export const LONG_CALLS: ReadonlySet<string> = new Set<BuiltCall>([
  'events',
  'exportFilings',
  'exportDrafts',
  'exportTemplates',
  'exportParties',
  'exportLinkmen',
  'exportConsumption',
  'exportBondSettlements',
  'exportLedger',
  'downloadStatement',
  'exportDraftsPdf',
  'exportFilingsPdf',
  'filingEvidence',
  'exportImporterReport',
  'importerReportPdf',
  'importDrafts',
  'importJob',
  'agreementFile',
  'uploadFile',
  'uploadedFile',
  'applicationFile',
  'recognizeDocuments',
  'recognitionFile',
  'recognizeParty',
]);

/** Counts pending requests, so that worker threads yield to them. */
export function countPendingRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (LONG_CALLS.has(callOf(request))) return;
    const over = beginRequest();
    // A client that disconnects closes without finishing.
    reply.raw.once('finish', over);
    reply.raw.once('close', over);
  });
}

/** The name that `implement` gives the route. */
const callOf = (request: FastifyRequest): string => (request.routeOptions.config as { call?: string }).call ?? '';
