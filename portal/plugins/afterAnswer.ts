import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Work that must not change how long the answer takes; closing the portal waits for it. */
    afterAnswer: (() => Promise<void>) | null;
  }
}

/** Runs what a handler left for the time after its answer. */
export function workAfterAnswers(app: FastifyInstance): void {
  const running = new Set<Promise<void>>();
  app.decorateRequest('afterAnswer', null);
  app.addHook('onResponse', async (request) => {
    if (!request.afterAnswer) return;
    const work = request.afterAnswer().catch((error: unknown) => {
      request.log.error({ err: error }, 'work after an answer failed');
    });
    running.add(work);
    void work.finally(() => running.delete(work));
  });
  app.addHook('onClose', async () => void (await Promise.all(running)));
}
