import type { Bill } from '#contract/entities/bill.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Portal, Tx } from '../portal.ts';
import { createCouponCode } from '../store/coupons.ts';
import { saveDraft } from '../store/drafts.ts';
import { HARBOUR, seedAccounts } from './accounts.ts';
import { seedFilings, principalOf } from './seedFilings.ts';
import { seedLists } from './seedLists.ts';
import { DEMO_DRAFTS, type DemoDraft } from './demoDrafts.ts';

const MINUTE = 60_000;

/** Creates drafts of the days before the first start. */
async function seedDrafts(trx: Tx, now: Date): Promise<void> {
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

/** Fills an empty database with practice data in one transaction; leaves any other database unchanged. */
export async function seedDemo({ db, clock }: Pick<Portal, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock();
    if (!(await seedAccounts(trx, now))) return;
    await seedFilings(trx, now);
    await seedDrafts(trx, now);
    await seedLists(trx, now);
    await seedCoupons(trx, now);
  });
}

const DAY = 24 * 3_600_000;

/** A code that can be redeemed and one that has expired. */
async function seedCoupons(trx: Tx, now: Date): Promise<void> {
  const codes = { 'WELCOME-HARBOUR': 30, 'SPRING-HARBOUR': -20 };
  for (const [code, days] of Object.entries(codes)) {
    const validTo = new Date(now.getTime() + days * DAY);
    await createCouponCode(trx, { code, coupons: 2, validTo }, HARBOUR.id, now);
  }
}
