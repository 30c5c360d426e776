import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Coupon } from '#contract/endpoints/cashier.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Wallet } from '#rules/pricing.ts';
import type { CouponCodeTable } from '../db/tables/cashier.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { creditWallet } from './wallet.ts';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Wrong codes of an enterprise within `MISS_SPAN` milliseconds. */
const MISSES_MAX = 10;
const MISS_SPAN = 3_600_000;

/** A random code such as `K7QM-2XWD-9RTP`. */
const newCouponCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join(
    '-',
  );

interface NewCouponCode {
  code?: string;
  coupons: number;
  validTo: Date;
  /** The request of support staff. */
  requestId?: string;
}

/** Makes a code. @param forWhom the only enterprise that may redeem it; null: the first that does */
export async function createCouponCode(
  trx: Tx,
  { code = newCouponCode(), coupons, validTo, requestId }: NewCouponCode,
  forWhom: string | null,
  now: Date,
): Promise<string> {
  await trx
    .insertInto('coupon_code')
    .values({
      code,
      coupons,
      valid_to: validTo,
      enterprise_id: forWhom,
      created_at: now,
      ...(requestId && { request_id: requestId }),
    })
    .execute();
  return code;
}

/** [M02] The codes that were made for an enterprise or redeemed by it; those that can be redeemed first. */
export async function listCoupons(db: Db, enterpriseId: string, now: Date): Promise<Coupon[]> {
  const rows = await db
    .selectFrom('coupon_code')
    .select(['code', 'coupons', 'valid_to', 'redeemed_at', 'revoked_at'])
    .where((row) =>
      row.or([
        row('redeemed_by', '=', enterpriseId),
        row.and([row('enterprise_id', '=', enterpriseId), row('redeemed_by', 'is', null)]),
      ]),
    )
    .orderBy('redeemed_at', (order) => order.desc().nullsFirst())
    .orderBy('valid_to', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    code: row.code,
    coupons: row.coupons,
    validTo: toServerText(row.valid_to),
    state: stateOf(row, now),
    redeemedAt: row.redeemed_at && toServerText(row.redeemed_at),
  }));
}

function stateOf(
  row: Pick<Selectable<CouponCodeTable>, 'valid_to' | 'redeemed_at' | 'revoked_at'>,
  now: Date,
): Coupon['state'] {
  if (row.redeemed_at) return 'redeemed';
  if (row.revoked_at) return 'revoked';
  return row.valid_to < now ? 'expired' : 'offered';
}

/**
 * Redeems a code once: two calls wait for each other, and the second is refused.
 * @throws Refusal `couponGone` for a code that is unknown, used, revoked, expired or another enterprise's, without
 *   revealing which
 */
export async function redeemCoupon(
  trx: Tx,
  { enterpriseId, userId }: Principal,
  code: string,
  now: Date,
): Promise<{ coupons: number; wallet: Wallet }> {
  const found = await trx
    .selectFrom('coupon_code')
    .select(['coupons'])
    .where('code', '=', code)
    .where('redeemed_by', 'is', null)
    .where('revoked_at', 'is', null)
    .where('valid_to', '>=', now)
    .where((row) => row.or([row('enterprise_id', 'is', null), row('enterprise_id', '=', enterpriseId)]))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('couponGone');
  const { coupons } = found;
  await trx
    .updateTable('coupon_code')
    .set({ redeemed_by: enterpriseId, redeemed_user: userId, redeemed_at: now })
    .where('code', '=', code)
    .execute();
  const wallet = await creditWallet(trx, enterpriseId, { coupons, kind: 'coupon', reference: code, userId }, now);
  return { coupons, wallet };
}

/** @throws Refusal `tooManyCoupons` after too many wrong codes */
export async function requireFewMisses(db: Db, enterpriseId: string, now: Date): Promise<void> {
  const { misses } = await db
    .selectFrom('coupon_miss')
    .select((row) => row.fn.countAll<number>().as('misses'))
    .where('enterprise_id', '=', enterpriseId)
    .where('at', '>', new Date(now.getTime() - MISS_SPAN))
    .executeTakeFirstOrThrow();
  if (misses >= MISSES_MAX) throw refuse('tooManyCoupons');
}

export async function noteMiss(db: Db, enterpriseId: string, at: Date): Promise<void> {
  await db.insertInto('coupon_miss').values({ enterprise_id: enterpriseId, at }).execute();
}
