import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { COUPON_COINS, ONE_PERSON_COINS } from '#contract/support/money.ts';
import { lockUntilCommit } from '../db/advisoryLock.ts';
import type { MoneyRequestTable } from '../db/tables/support.ts';
import type { Tx } from '../portal.ts';
import { toServerText } from '#schema/dateText.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { refuse } from '../refusal.ts';
import { refundOperation } from '../send/refundOperation.ts';
import { createCouponCode } from '../store/coupons.ts';
import { creditWallet, lockWallet, readLedger } from '../store/wallet.ts';
import { operationIdOf, refundableSeq } from './refundable.ts';
import type { SupportChange, SupportWrite } from './supportBinding.ts';

const DAY = 24 * 3_600_000;

type Money = Pick<MoneyRequestTable, 'enterprise_id' | 'kind' | 'coins' | 'coupons' | 'filing_id' | 'operation_seq'> & {
  codes: number | null;
  valid_to: Date | null;
};

/**
 * Stores a request once per key, and executes it at once within the limit of one person. The sum of a day counts, so that
 * a large amount cannot be split.
 * @throws Refusal `keyReused` for the key of another request; `nothingToRefund` for a charge that cannot be refunded
 */
export async function createMoneyRequest(write: SupportWrite): Promise<string | { knownId: string }> {
  const { portal, trx, principal, now, reason, values } = write;
  const requestKey = String(values['requestKey']);
  await lockUntilCommit(trx, 'moneyRequest', `money request ${requestKey}`);
  const known = await trx
    .selectFrom('money_request')
    .where('request_key', '=', requestKey)
    .selectAll()
    .executeTakeFirst();
  if (known) {
    const isOwn = known.requested_by === principal.userId && known.kind === values['kind'] && known.reason === reason;
    if (!isOwn || !(await hasSameMoney(trx, known, values))) throw refuse('keyReused');
    return { knownId: known.id };
  }
  // Two requests of one person must not each find room below the limit.
  await lockUntilCommit(trx, 'moneyRequest', `money of ${principal.userId}`);
  const money = await moneyOf(write);
  if (money.enterprise_id !== null) await lockWallet(trx, money.enterprise_id);
  const isAllowedAlone = (await alreadyGiven(write, money.enterprise_id)) + worth(money) <= ONE_PERSON_COINS;
  const id = randomUUID();
  await trx
    .insertInto('money_request')
    .values({
      ...money,
      id,
      request_key: requestKey,
      reason,
      state: isAllowedAlone ? 'done' : 'waiting',
      requested_by: principal.userId,
      requested_at: now,
    })
    .execute();
  if (isAllowedAlone) await execute(trx, portal.bus, money, { id, reason, userId: principal.userId }, now);
  return id;
}

/** Whether a repeated request is about the same money of the same enterprise, or the same charge. */
async function hasSameMoney(
  trx: Tx,
  known: Selectable<MoneyRequestTable>,
  { kind, billId, operation, enterpriseId, coins, coupons, codes, validTo }: SupportWrite['values'],
): Promise<boolean> {
  if (kind !== 'refund') {
    const isSameAmount =
      known.coins === (coins ?? 0) && known.coupons === (coupons ?? 0) && known.codes === (codes ?? null);
    const isSameEnd = kind !== 'codes' || (known.valid_to && toServerText(known.valid_to)) === validTo;
    return isSameAmount && isSameEnd && known.enterprise_id === (enterpriseId || null);
  }
  const filing = await trx
    .selectFrom('filing')
    .where('enterprise_id', '=', known.enterprise_id)
    .where('id', '=', known.filing_id)
    .select(['isf_no', operationIdOf(sql.val(known.operation_seq)).as('operation')])
    .executeTakeFirst();
  return filing?.isf_no === billId && filing?.operation === operation;
}

/**
 * @throws Refusal `ownRequest` for the approval of an own request, also by another account of the same mailbox;
 * `codesEnded` for the approval of codes whose end has passed
 */
export async function decideMoneyRequest(change: SupportChange, isApproved: boolean): Promise<void> {
  const { portal, trx, principal, now, key } = change;
  const id = key[0] ?? '';
  const request = await trx.selectFrom('money_request').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  if (isApproved && (await isSamePerson(trx, request.requested_by, principal.userId))) throw refuse('ownRequest');
  if (isApproved && request.valid_to && request.valid_to <= now) throw refuse('codesEnded');
  await trx
    .updateTable('money_request')
    .where('id', '=', id)
    .set({ state: isApproved ? 'done' : 'refused', decided_by: principal.userId, decided_at: now })
    .execute();
  if (!isApproved) return;
  const { reason, requested_by: userId } = request;
  if (request.kind === 'refund') await requireNotRefunded(trx, request);
  await execute(trx, portal.bus, request, { id, reason, userId }, now);
}

async function isSamePerson(trx: Tx, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const people = await trx.selectFrom('app_user').where('id', 'in', [one, other]).select('account').execute();
  // Mail servers deliver `sam+2@…` to `sam@…`.
  return new Set(people.map(({ account }) => account.replace(/\+[^@]*@/u, '@'))).size < 2;
}

const worth = ({ coins, coupons, codes }: Pick<Money, 'coins' | 'coupons' | 'codes'>): number =>
  coins + coupons * (codes ?? 1) * COUPON_COINS;

/**
 * What the person gave the enterprise without a second one within a day, in coins. Codes for everybody count for each
 * enterprise, and beside new ones everything counts, because any enterprise may redeem them.
 */
async function alreadyGiven({ trx, principal, now }: SupportWrite, enterpriseId: string | null): Promise<number> {
  const given = await trx
    .selectFrom('money_request')
    .where('requested_by', '=', principal.userId)
    .where((row) =>
      enterpriseId === null
        ? row.lit(true)
        : row.or([row('enterprise_id', '=', enterpriseId), row('enterprise_id', 'is', null)]),
    )
    .where('requested_at', '>', new Date(now.getTime() - DAY))
    .where('state', '=', 'done')
    .where('decided_by', 'is', null)
    .select(['coins', 'coupons', 'codes'])
    .execute();
  return given.reduce((sum, one) => sum + worth(one), 0);
}

async function moneyOf({ trx, values, now }: SupportWrite): Promise<Money> {
  if (values['kind'] === 'refund') return chargeOf(trx, values);
  return values['kind'] === 'codes' ? codesOf(trx, values, now) : grantOf(trx, values);
}

async function grantOf(trx: Tx, values: SupportWrite['values']): Promise<Money> {
  const amounts = { coins: Number(values['coins'] ?? 0), coupons: Number(values['coupons'] ?? 0) };
  const enterpriseId = typeof values['enterpriseId'] === 'string' ? values['enterpriseId'] : '';
  if (worth({ ...amounts, codes: null }) === 0) throw missing('coins');
  await requireEnterprise(trx, enterpriseId);
  return { enterprise_id: enterpriseId, kind: 'grant', ...amounts, ...WITHOUT_CODES, ...WITHOUT_CHARGE };
}

/** New coupon codes for one enterprise, or for the first that redeems each. */
async function codesOf(trx: Tx, values: SupportWrite['values'], now: Date): Promise<Money> {
  const { codes, coupons, validTo, enterpriseId } = values;
  if (typeof codes !== 'number') throw missing('codes');
  if (typeof coupons !== 'number' || coupons < 1) throw missing('coupons');
  const until = typeof validTo === 'string' ? fromServerText(validTo) : null;
  if (!until) throw missing('validTo');
  if (until <= now) {
    const late = { message: 'validation.endAfterStart', args: { start: toServerText(now) } };
    throw refuse('invalid', { errors: { validTo: late } });
  }
  const forWhom = typeof enterpriseId === 'string' && enterpriseId !== '' ? enterpriseId : null;
  if (forWhom !== null) await requireEnterprise(trx, forWhom);
  return { enterprise_id: forWhom, kind: 'codes', coins: 0, coupons, codes, valid_to: until, ...WITHOUT_CHARGE };
}

const WITHOUT_CODES = { codes: null, valid_to: null };
const WITHOUT_CHARGE = { filing_id: null, operation_seq: null };
const wrong = (column: string, message: string) => refuse('invalid', { errors: { [column]: { message, args: {} } } });
const missing = (column: string) => wrong(column, 'validation.required');

async function requireEnterprise(trx: Tx, id: string): Promise<void> {
  if (id === '') throw missing('enterpriseId');
  const found = await trx.selectFrom('enterprise').where('id', '=', id).select('id').executeTakeFirst();
  if (!found) throw wrong('enterpriseId', 'desk.unknownEnterprise');
}

/**
 * The last charge of a filing that was not refunded. A filing that waits for a deletion is refunded by the portal.
 * @throws Refusal `entryStale` if it is not the charge that the request names
 */
async function chargeOf(trx: Tx, { billId, operation }: SupportWrite['values']): Promise<Money> {
  const isfNo = typeof billId === 'string' ? billId : '';
  if (isfNo === '') throw missing('billId');
  const filing = await trx
    .selectFrom('filing')
    .where('isf_no', '=', isfNo)
    .select(['enterprise_id', 'id'])
    .forUpdate()
    .executeTakeFirst();
  if (!filing) throw wrong('billId', 'desk.unknownFiling');
  // Read after the lock, so that a refund of another request counts.
  const charged = await trx
    .selectFrom('filing')
    .where('isf_no', '=', isfNo)
    .select([refundableSeq.as('operationSeq'), operationIdOf(refundableSeq).as('operation')])
    .executeTakeFirstOrThrow();
  const { operationSeq } = charged;
  if (operationSeq === null) throw refuse('nothingToRefund');
  if (charged.operation !== operation) {
    throw refuse('entryStale', { errors: { billId: { message: 'desk.refundChanged', args: {} } } });
  }
  await requireNoneWaits(trx, {
    enterprise_id: filing.enterprise_id,
    filing_id: filing.id,
    operation_seq: operationSeq,
  });
  const own = await readLedger(trx, filing.enterprise_id, filing.id, operationSeq);
  const spent = (isCoupon: boolean) =>
    -own.filter(({ purse }) => (purse === 'coupon') === isCoupon).reduce((sum, { amount }) => sum + amount, 0);
  return {
    enterprise_id: filing.enterprise_id,
    kind: 'refund',
    coins: spent(false),
    coupons: spent(true),
    filing_id: filing.id,
    operation_seq: operationSeq,
    ...WITHOUT_CODES,
  };
}

type Charge = Pick<Money, 'enterprise_id' | 'filing_id' | 'operation_seq'>;

/** Two refunds of one charge must not wait. The filing is locked. */
async function requireNoneWaits(trx: Tx, charge: Charge): Promise<void> {
  const waiting = await trx
    .selectFrom('money_request')
    .where((row) => row.and(charge))
    .where('state', '=', 'waiting')
    .select('id')
    .executeTakeFirst();
  if (waiting) {
    throw refuse('nothingToRefund', { errors: { billId: { message: 'desk.refundWaits', args: {} } } });
  }
}

async function requireNotRefunded(trx: Tx, { enterprise_id, filing_id, operation_seq }: Charge) {
  const enterpriseId = enterprise_id ?? '';
  await lockWallet(trx, enterpriseId);
  const lines = await readLedger(trx, enterpriseId, filing_id ?? '', operation_seq ?? 0);
  if (lines.some(({ kind }) => kind === 'refund')) throw refuse('nothingToRefund');
}

/** Moves the money or makes the codes, in the transaction that settles the request. */
async function execute(
  trx: Tx,
  bus: SupportWrite['portal']['bus'],
  money: Money,
  { id: reference, reason, userId }: { id: string; reason: string; userId: string },
  now: Date,
): Promise<void> {
  const { enterprise_id: enterpriseId, kind, coins, coupons, filing_id: filingId, operation_seq: operationSeq } = money;
  if (kind === 'codes' || enterpriseId === null) {
    const code = { coupons, validTo: money.valid_to ?? now, requestId: reference };
    for (let made = 0; made < (money.codes ?? 0); made++) await createCouponCode(trx, code, enterpriseId, now);
    return;
  }
  const by = { reference, reason, userId };
  const after =
    kind === 'refund' && filingId !== null
      ? await refundOperation(trx, { enterprise_id: enterpriseId, id: filingId }, operationSeq ?? 0, now, by)
      : await creditWallet(trx, enterpriseId, { coins, coupons, kind, ...by }, now);
  await bus.publish(trx, enterpriseId, { type: 'WALLET', data: { coin: after.balance, couponCount: after.coupons } });
}
