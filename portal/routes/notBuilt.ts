import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import type { Call } from '#schema/endpoint.ts';
import { routePath } from '../implement.ts';
import { requireAccess } from '../plugins/access.ts';
import { refuse } from '../refusal.ts';

/** [C01] Answers declared calls that are not built yet with `notBuilt`, after the access check. */
export function refuseNotBuilt(app: FastifyInstance): void {
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (name in endpoints) continue;
    app.route({
      method: call.method,
      url: routePath(call),
      onRequest: async (request) => {
        requireAccess(request, call.access);
        throw refuse('notBuilt');
      },
      handler: () => undefined,
    });
  }
}
