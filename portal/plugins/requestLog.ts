import type { FastifyInstance } from 'fastify';

/** Logs one line per answer without personal data: the route instead of the address, no names, no bodies. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        enterprise: request.signedIn?.principal.enterpriseId,
      },
      'answered',
    );
  });
}
