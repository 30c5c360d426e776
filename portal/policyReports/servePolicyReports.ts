import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isOtherOrigin } from '../plugins/requestOrigin.ts';
import { REPORT_PATH } from '../plugins/securityHeaders.ts';
import type { Portal } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { readReports } from './readReport.ts';

/** Bodies of an address per minute. Browsers collect reports for up to a minute. */
export const REPORTS_PER_MINUTE = 30;
const BODY_LIMIT = 64 * 1024;
/** Of `report-to`, and of `report-uri`. */
const TYPES = ['application/reports+json', 'application/csp-report'];

/**
 * `/csp-reports`, where pages report what their policy blocked (decision 0085). To be registered in a scope of its own: browsers
 * send reports without a forgery token, and no session is read.
 */
export async function servePolicyReports(scope: FastifyInstance, portal: Portal): Promise<void> {
  await scope.register(rateLimit, {
    timeWindow: 60_000,
    max: REPORTS_PER_MINUTE,
    keyGenerator: ({ ip }) => ip,
    errorResponseBuilder: () => refuse('tooMany'),
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
    done(null, parseJson(body.toString()));
  });
  scope.post(REPORT_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (isOtherOrigin(request, portal.config)) throw refuse('xsrf');
    const { clock, elapsed, log, policyReports } = portal;
    for (const report of readReports(request.body)) policyReports.add(report, clock(), elapsed(), log);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** @returns undefined for a text that is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
