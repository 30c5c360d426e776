import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Logs one line per answer with ids and technical facts: the route instead of the URL, no names, no bodies. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        // A proxy may forward any text as the address.
        address: isIP(request.ip) ? request.ip : 'unknown',
        user: request.signedIn?.principal.userId,
        enterprise: request.signedIn?.principal.enterpriseId,
      },
      'answered',
    );
  });
}
