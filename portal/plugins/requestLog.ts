import type { FastifyInstance } from 'fastify';

/** One line per answer of the portal, without personal data: no address with its numbers, no names, no bodies. */
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
