import type { Call, Endpoint } from '#schema/endpoint.ts';
import type { Portal } from './portal.ts';
import type { Principal } from './principal.ts';
import { recordSearch } from './store/queryLog.ts';
import { errorFacts } from './errorFacts.ts';

/** One letter finds nothing worth finding again. */
const SHORTEST = 2;

/**
 * A social security number, or nine digits that may be one, and their first seven digits as they are typed: recorded
 * nowhere (ASVS 14.2.1).
 */
const PERSONAL_ID = /(?<![\w-])(?:\d{7,9}|\d{3}[ -]\d{1,2}(?:[ -]\d{0,4})?)(?![\w-])/u;

/**
 * [L02] Keeps what a list call was searched by, as its declaration says (`searches`): not for a page turn, nor for rows
 * that are only offered while somebody types. Never throws: a list does not fail for what is remembered of it.
 */
export async function recordSearches(
  { db, clock, log }: Portal,
  principal: Principal,
  call: Call,
  { searches = [] }: Pick<Endpoint, 'searches'>,
  query: unknown,
): Promise<void> {
  const asked = query as Record<string, unknown> | undefined;
  if (!asked || asked['pageNum'] !== 1 || asked['suggest'] === true || principal.enterpriseId === '') return;
  try {
    for (const paramName of searches) {
      const said = asked[paramName];
      // The answer is one search per line.
      const value = typeof said === 'string' ? said.replace(/\s+/gu, ' ') : '';
      if (value.length < SHORTEST || PERSONAL_ID.test(value)) continue;
      await recordSearch(db, principal, { method: call.path, paramName, value, now: clock() });
    }
  } catch (error) {
    log.warn({ error: errorFacts(error as Error) }, 'a search was not remembered');
  }
}
