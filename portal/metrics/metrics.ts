import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isEqualInConstantTime } from '../isEqualInConstantTime.ts';
import type { Portal } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { sha256 } from '../sha256.ts';
import { readSystemState } from './systemState.ts';

/** Seconds; a page gives up after ten. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/**
 * `/metrics` in the format of Prometheus, for callers with the token. Labels are routes and kinds of jobs, no
 * enterprise and no person.
 */
export function serveMetrics(app: FastifyInstance, portal: Portal, token: string): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const calls = new Histogram({
    name: 'tpt_call_seconds',
    help: 'Duration of calls',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const waiting = gauge('tpt_jobs_waiting', 'Jobs that are not done', ['kind']);
  const failed = gauge('tpt_jobs_failed', 'Jobs that failed before and are not done', ['kind']);
  const oldest = gauge('tpt_job_oldest_seconds', 'Seconds since the first waiting job could have run', ['kind']);
  const size = gauge('tpt_database_bytes', 'Size of the database');
  const unplaced = gauge(
    'tpt_answers_parked',
    'Answers of customs that could not be placed and wait for support staff',
  );
  const message = gauge(
    'tpt_message_oldest_seconds',
    'Seconds since the oldest message that has not left was sent; 0: none',
  );
  const lastAnswer = gauge('tpt_last_answer_seconds', 'Seconds since the last answer of customs; -1 before the first');
  const reports = new Counter({
    name: 'tpt_policy_reports_total',
    help: 'Violations of the content security policy that pages reported; extension: by extensions of browsers',
    labelNames: ['directive'],
    registers,
  });
  const connections = gauge('tpt_database_connections', 'Connections of the portal', ['state']);
  app.addHook('onClose', async () => register.clear());
  app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
    calls.observe({ method, route: routeOptions.url ?? 'unknown', status: statusCode }, elapsedTime / 1000);
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    const given = request.headers.authorization ?? '';
    // Compares hashes, so that the time does not reveal the length either.
    if (!isEqualInConstantTime(sha256(given), sha256(`Bearer ${token}`))) throw refuse('notFound');
    const now = portal.clock();
    const state = await readSystemState(portal.db, now);
    const secondsSince = (at: Date | null) => at && Math.max(0, (now.getTime() - at.getTime()) / 1000);
    for (const metric of [waiting, failed, oldest]) metric.reset();
    for (const jobs of state.waiting) {
      const { kind } = jobs;
      waiting.set({ kind }, jobs.count);
      failed.set({ kind }, jobs.failed);
      oldest.set({ kind }, jobs.oldest);
    }
    size.set(state.databaseBytes);
    unplaced.set(state.parkedAnswers);
    message.set(secondsSince(state.oldestMessage) ?? 0);
    lastAnswer.set(secondsSince(state.lastAnswer) ?? -1);
    reports.reset();
    const { counts, byExtensions } = portal.policyReports;
    for (const [directive, count] of [...counts, ['extension', byExtensions] as const])
      reports.inc({ directive }, count);
    const { totalCount, idleCount, waitingCount } = portal.pool;
    connections.set({ state: 'used' }, totalCount - idleCount);
    connections.set({ state: 'idle' }, idleCount);
    connections.set({ state: 'waiting' }, waitingCount);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
