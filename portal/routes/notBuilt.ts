import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import type { Call } from '#schema/endpoint.ts';
import { routeOf } from '../implement.ts';
import { requireAccess } from '../plugins/access.ts';
import { refuse } from '../refusal.ts';

/** [C01] Calls that are declared and not built yet say so, to whoever may make them. */
export function refuseNotBuilt(app: FastifyInstance): void {
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (name in endpoints) continue;
    app.route({
      method: call.method,
      url: routeOf(call),
      onRequest: async (request) => {
        requireAccess(request, call.access);
        throw refuse('notBuilt');
      },
      handler: () => undefined,
    });
  }
}
