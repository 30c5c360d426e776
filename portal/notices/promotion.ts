import { PROMOTION_PATH } from '#contract/notices.ts';
import type { Config } from '../config.ts';
import type { Db } from '../portal.ts';
import type { Principal } from '../principal.ts';

/**
 * [G09] The address of the offer for new customers, or null: for main accounts of an enterprise that has not topped up
 * yet, where the installation has a promotion.
 */
export async function promotionFor(
  db: Db,
  { promotionUrl }: Pick<Config, 'promotionUrl'>,
  { enterpriseId, userType }: Pick<Principal, 'enterpriseId' | 'userType'>,
): Promise<string | null> {
  if (!promotionUrl || enterpriseId === '' || userType !== null) return null;
  const paid = await db
    .selectFrom('ledger_entry')
    .where('enterprise_id', '=', enterpriseId)
    .where('kind', '=', 'topUp')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return paid ? null : new URL(PROMOTION_PATH, promotionUrl).href;
}

export async function wantsNoReminder(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('promotion_stop').where('user_id', '=', userId).select('at').executeTakeFirst();
  return row !== undefined;
}

export async function stopReminders(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('promotion_stop')
    .values({ user_id: userId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
