import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import { endpoints, type BuiltCall } from '#contract/endpoints/index.ts';
import { beginRequest } from '../workers/pendingRequests.ts';

/** Streams, imports and recognitions, which like downloads last as long as their reader or a worker thread needs. */
const STREAMS: readonly BuiltCall[] = [
  'events',
  'importDrafts',
  'importJob',
  'uploadFile',
  'recognizeDocuments',
  'recognizeParty',
];

/** Made within the request, without a worker thread. */
const SHORT_DOWNLOADS: readonly BuiltCall[] = ['importTemplateFile'];

/** Calls that do not count as pending requests and have limits of their own. */
export const LONG_CALLS: ReadonlySet<BuiltCall> = new Set([
  ...STREAMS,
  ...(Object.keys(endpoints) as BuiltCall[]).filter(
    (name) => 'download' in calls[name] && !SHORT_DOWNLOADS.includes(name),
  ),
]);

/** Counts pending requests, so that worker threads yield to them. */
export function countPendingRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const call = callOf(request);
    if (call && LONG_CALLS.has(call)) return;
    const over = beginRequest();
    // A client that disconnects closes without finishing.
    reply.raw.once('finish', over);
    reply.raw.once('close', over);
  });
}

/** The name that `implement` gives the route. */
const callOf = (request: FastifyRequest): BuiltCall | undefined =>
  (request.routeOptions.config as { call?: BuiltCall }).call;
