import type { Bill } from '#contract/entities/bill.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Tx } from '../portal.ts';
import { saveDraft } from '../store/drafts.ts';
import { DEMO_DRAFTS, type DemoDraft } from './demoDrafts.ts';
import { principalOf } from './seedFilings.ts';

const MINUTE = 60_000;

/** Creates drafts of the days before the first start. */
export async function seedDrafts(trx: Tx, now: Date): Promise<void> {
  for (const draft of DEMO_DRAFTS) {
    const at = new Date(now.getTime() - draft.ago * MINUTE);
    await saveDraft(trx, { principal: principalOf(draft.by), bill: timed(draft, now), key: null, now: at });
  }
}

/** Adds the loading time to a bill, to the half hour. */
function timed({ bill, loadingIn }: DemoDraft, now: Date): Bill {
  if (loadingIn === undefined) return bill;
  const at = now.getTime() + loadingIn * 60 * MINUTE;
  return { ...bill, loadingAt: toServerText(new Date(at - (at % (30 * MINUTE)))) };
}
