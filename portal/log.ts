import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { errorFacts } from './errorFacts.ts';

/** The portal's structured log, on stdout. Errors are logged without the row values that PostgreSQL adds. */
export function openLog(level: Config['logLevel']): FastifyBaseLogger {
  return Fastify({ logger: { level, name: 'portal', serializers: { err: errorFacts } } }).log;
}
