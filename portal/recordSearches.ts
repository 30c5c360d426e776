import type { Call, Endpoint } from '#schema/endpoint.ts';
import type { Portal } from './portal.ts';
import type { Principal } from './principal.ts';
import { recordSearch } from './store/queryLog.ts';
import { errorFacts } from './errorFacts.ts';

/** One letter is not worth remembering. */
const TEXT_MIN = 2;
/** Longer ones are pasted numbers. */
const TEXT_MAX = 100;

/**
 * A social security number, or nine digits that may be one, or its first seven digits during typing; a passport, or its
 * first six signs. Never recorded (ASVS 14.2.1).
 */
const PERSONAL_ID = /(?<![\w-])(?:\d{7,9}|[A-Z]{1,2}\d{5,9}|\d{3}[ -]\d{1,2}(?:[ -]\d{0,4})?)(?![\w-])/iu;

/**
 * [L02] Remembers the search terms of a list call as declared (`searches`), except for further pages and for suggestions
 * during typing. Never throws: a failure must not fail the list.
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
      const term = asked[paramName];
      // The answer has one search per line.
      const value = typeof term === 'string' ? term.replace(/\s+/gu, ' ') : '';
      if (value.length < TEXT_MIN || value.length > TEXT_MAX || PERSONAL_ID.test(value)) continue;
      await recordSearch(db, principal, { method: call.path, paramName, value, now: clock() });
    }
  } catch (error) {
    log.warn({ error: errorFacts(error as Error) }, 'a search was not remembered');
  }
}
