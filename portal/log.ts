import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { errorFacts } from './errorFacts.ts';
import { jobFacts } from './requestContext.ts';

/**
 * The portal's structured log, on stdout. Errors are logged without the row values that PostgreSQL adds.
 * @param stream receives the lines in place of stdout
 */
export function openLog(level: Config['logLevel'], stream?: { write(line: string): void }): FastifyBaseLogger {
  const logger = { level, name: 'portal', serializers: { err: errorFacts }, mixin: jobFacts };
  return Fastify({ logger: stream ? { ...logger, stream } : logger }).log;
}
