import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

interface Cause {
  /** The call that caused the work; null for work that no call caused. */
  requestId: string | null;
  /** Lines of its log get the id; those of a call have it already. */
  isJob: boolean;
}
const causes = new AsyncLocalStorage<Cause>();

/** The id of the call that caused the running work, stored with the jobs that it queues. */
export const causingRequest = (): string | null => causes.getStore()?.requestId ?? null;

/** Makes the id of each call known to the work that it causes. */
export function traceRequests(app: FastifyInstance): void {
  // After the body was read, whose events have another context.
  app.addHook('preHandler', (request, _reply, done) => causes.run({ requestId: request.id, isJob: false }, done));
}

/** Runs a job as work of the call that queued it, or that queued the job before it. */
export const runForRequest = <T>(requestId: string | null, work: () => Promise<T>): Promise<T> =>
  causes.run({ requestId, isJob: true }, work);

/** What lines of the log in a job have in addition: the id of the call, named as in the lines of calls. */
export function jobFacts(): { reqId?: string } {
  const cause = causes.getStore();
  return cause?.isJob && cause.requestId !== null ? { reqId: cause.requestId } : {};
}
