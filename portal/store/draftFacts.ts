import type { Bill } from '#contract/entities/bill.ts';
import { completeness } from '#rules/completeness.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { Memory } from '#schema/memory.ts';
import { isTime } from '#schema/dateText.ts';

/** What the drafts list shows and sorts by of a bill beside its own fields. */
export function draftFacts(bill: Bill) {
  return {
    loading_at: loadingOf(bill.loadingAt),
    ...completeness(bill),
  };
}

/** Anything may be typed: what is no time of our days is no loading. */
function loadingOf(text: string): Date | null {
  if (text === '') return null;
  let at = loadings.get(text);
  if (at === undefined) loadings.set(text, (at = isTime(text) && text >= '1900' ? fromServerText(text) : null));
  return at;
}

/** Thousands of imported drafts are loaded on some hundred days. */
const loadings = new Memory<Date | null>();
