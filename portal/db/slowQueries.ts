import type { LogEvent } from 'kysely';
import type { Portal } from '../portal.ts';

/** Characters of a logged statement. */
const STATEMENT_MAX = 500;

/**
 * Logs statements that took longer than `limit` milliseconds. Their values are parameters, which are not logged; texts
 * in quotes, which a statement built from constants may contain, are replaced.
 */
export function logSlowQueries({ log }: Pick<Portal, 'log'>, limit: number): (event: LogEvent) => void {
  return ({ query, queryDurationMillis }) => {
    if (limit === 0 || queryDurationMillis < limit) return;
    const statement = query.sql
      .replace(/'(?:[^']|'')*'/gu, "'…'")
      .replace(/\s+/gu, ' ')
      .slice(0, STATEMENT_MAX);
    log.warn({ ms: Math.round(queryDurationMillis), statement }, 'a query was slow');
  };
}
