import type { Portal } from '../portal.ts';

/** Characters of a logged statement. */
const STATEMENT_MAX = 500;

/**
 * Logs statements that took longer than `limit` milliseconds. Their values are parameters, which are not logged; texts
 * in quotes, which a statement built from constants may contain, are replaced.
 */
export function logSlowQueries({ log }: Pick<Portal, 'log'>, limit: number): (text: string, ms: number) => void {
  return (text, ms) => {
    if (limit === 0 || ms < limit) return;
    const statement = text
      .replace(/'(?:[^']|'')*'/gu, "'…'")
      .replace(/\s+/gu, ' ')
      .slice(0, STATEMENT_MAX);
    log.warn({ ms: Math.round(ms), statement }, 'a query was slow');
  };
}
