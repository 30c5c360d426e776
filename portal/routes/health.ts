import type { FastifyInstance } from 'fastify';
import type { Portal } from '../portal.ts';

/** Whether the portal can work: it answers, and so does its database. */
export function answerHealth(app: FastifyInstance, portal: Portal): void {
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) => {
    const isWell = await portal.pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.code(isWell ? 200 : 503).send({ ok: isWell });
  });
}
