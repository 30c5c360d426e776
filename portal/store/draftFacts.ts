import type { Bill } from '#contract/entities/bill.ts';
import { completeness } from '#rules/completeness.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { TextCache } from '#schema/textCache.ts';
import { isTime } from '#schema/dateText.ts';

/** Columns that the drafts list shows and sorts by, computed from the bill. */
export function draftFacts(bill: Bill) {
  return {
    loading_at: loadingTime(bill),
    ...completeness(bill),
  };
}

/** The loading time of a bill. The field may hold any text; an invalid or implausible time yields null. */
export function loadingTime({ loadingAt: text }: Pick<Bill, 'loadingAt'>): Date | null {
  if (text === '') return null;
  let at = loadings.get(text);
  if (at === undefined) loadings.set(text, (at = isTime(text) && text >= '1900' ? fromServerText(text) : null));
  return at;
}

/** Cached, because thousands of imported drafts share some hundred loading dates. */
const loadings = new TextCache<Date | null>();
