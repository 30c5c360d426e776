import type { Tx } from '../portal.ts';
import { saveDraft } from '../store/drafts.ts';
import { DEMO_DRAFTS } from './demoDrafts.ts';
import { principalOf } from './seedFilings.ts';

/** Drafts of the days before the first start. */
export async function seedDrafts(trx: Tx, now: Date): Promise<void> {
  for (const { bill, by, ago } of DEMO_DRAFTS) {
    await saveDraft(trx, { principal: principalOf(by), bill, key: null, now: new Date(now.getTime() - ago * 60_000) });
  }
}
