import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { COUPON_COINS, ONE_PERSON_COINS } from '#contract/support/money.ts';
import type { MoneyRequestTable } from '../db/tables/support.ts';
import type { Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { refundOperation } from '../send/refundOperation.ts';
import { creditWallet, lockWallet, readLedger } from '../store/wallet.ts';
import type { SupportChange, SupportWrite } from './supportBinding.ts';

const DAY = 24 * 3_600_000;

type Money = Pick<MoneyRequestTable, 'enterprise_id' | 'kind' | 'coins' | 'coupons' | 'filing_id' | 'operation_seq'>;

/**
 * Stores a request once per key, and executes it at once within the limit of one person. The sum of a day counts, so that
 * a large amount cannot be split.
 * @throws Refusal `keyReused` for the key of another request; `actionNotAllowed` for a charge that cannot be refunded
 */
export async function createMoneyRequest(write: SupportWrite): Promise<string | { knownId: string }> {
  const { portal, trx, principal, now, reason, values } = write;
  const requestKey = String(values['requestKey']);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money request ${requestKey}`}, 2))`.execute(trx);
  const known = await trx
    .selectFrom('money_request')
    .where('request_key', '=', requestKey)
    .selectAll()
    .executeTakeFirst();
  if (known) {
    const { coins, coupons, kind } = values;
    const isSame = known.requested_by === principal.userId && known.kind === kind && known.reason === reason;
    const hasSameMoney = kind === 'refund' || (known.coins === (coins ?? 0) && known.coupons === (coupons ?? 0));
    if (!isSame || !hasSameMoney) throw refuse('keyReused');
    return { knownId: known.id };
  }
  const money = values['kind'] === 'refund' ? await chargeOf(trx, values['billId']) : await grantOf(trx, values);
  await lockWallet(trx, money.enterprise_id);
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

/** @throws Refusal `ownRequest` for the approval of an own request */
export async function decideMoneyRequest(change: SupportChange, isApproved: boolean): Promise<void> {
  const { portal, trx, principal, now, key } = change;
  const id = key[0] ?? '';
  const request = await trx.selectFrom('money_request').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  if (isApproved && request.requested_by === principal.userId) throw refuse('ownRequest');
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

const worth = ({ coins, coupons }: Pick<Money, 'coins' | 'coupons'>): number => coins + coupons * COUPON_COINS;

/** What the person gave the enterprise without a second one within a day, in coins. The wallet is locked. */
async function alreadyGiven({ trx, principal, now }: SupportWrite, enterpriseId: string): Promise<number> {
  const given = await trx
    .selectFrom('money_request')
    .where('requested_by', '=', principal.userId)
    .where('enterprise_id', '=', enterpriseId)
    .where('requested_at', '>', new Date(now.getTime() - DAY))
    .where('state', '=', 'done')
    .where('decided_by', 'is', null)
    .select(['coins', 'coupons'])
    .execute();
  return given.reduce((sum, one) => sum + worth(one), 0);
}

async function grantOf(trx: Tx, values: SupportWrite['values']): Promise<Money> {
  const amounts = { coins: Number(values['coins'] ?? 0), coupons: Number(values['coupons'] ?? 0) };
  const enterpriseId = typeof values['enterpriseId'] === 'string' ? values['enterpriseId'] : '';
  if (worth(amounts) === 0)
    throw refuse('invalid', { errors: { coins: { message: 'validation.required', args: {} } } });
  const found = await trx.selectFrom('enterprise').where('id', '=', enterpriseId).select('id').executeTakeFirst();
  if (!found) throw refuse('invalid', { errors: { enterpriseId: { message: 'validation.required', args: {} } } });
  return { enterprise_id: enterpriseId, kind: 'grant', ...amounts, filing_id: null, operation_seq: null };
}

/** The last charge of a filing that was not refunded. A filing that waits for a deletion is refunded by the portal. */
async function chargeOf(trx: Tx, billId: unknown): Promise<Money> {
  const isfNo = typeof billId === 'string' ? billId : '';
  const filing = await trx
    .selectFrom('filing')
    .where('isf_no', '=', isfNo)
    .select(['enterprise_id', 'id', 'waits_for'])
    .forUpdate()
    .executeTakeFirst();
  if (!filing) throw refuse('invalid', { errors: { billId: { message: 'validation.required', args: {} } } });
  const charges = await trx
    .selectFrom('ledger_entry')
    .where('enterprise_id', '=', filing.enterprise_id)
    .where('filing_id', '=', filing.id)
    .select(['operation_seq', 'purse', 'amount', 'kind'])
    .execute();
  const refunded = new Set(charges.filter(({ kind }) => kind === 'refund').map((line) => line.operation_seq));
  const seqs = charges.map((line) => line.operation_seq).filter((seq) => seq !== null && !refunded.has(seq));
  if (filing.waits_for !== null || seqs.length === 0) throw refuse('actionNotAllowed');
  const operationSeq = Math.max(...seqs.map(Number));
  const own = charges.filter((line) => line.operation_seq === operationSeq);
  const spent = (isCoupon: boolean) =>
    -own.filter(({ purse }) => (purse === 'coupon') === isCoupon).reduce((sum, { amount }) => sum + amount, 0);
  return {
    enterprise_id: filing.enterprise_id,
    kind: 'refund',
    coins: spent(false),
    coupons: spent(true),
    filing_id: filing.id,
    operation_seq: operationSeq,
  };
}

async function requireNotRefunded(trx: Tx, { enterprise_id: enterpriseId, filing_id, operation_seq }: Money) {
  await lockWallet(trx, enterpriseId);
  const lines = await readLedger(trx, enterpriseId, filing_id ?? '', operation_seq ?? 0);
  if (lines.some(({ kind }) => kind === 'refund')) throw refuse('actionNotAllowed');
}

/** Moves the money, in the transaction that settles the request. */
async function execute(
  trx: Tx,
  bus: SupportWrite['portal']['bus'],
  { enterprise_id: enterpriseId, kind, coins, coupons, filing_id: filingId, operation_seq: operationSeq }: Money,
  { id: reference, reason, userId }: { id: string; reason: string; userId: string },
  now: Date,
): Promise<void> {
  const by = { reference, reason, userId };
  const after =
    kind === 'refund' && filingId !== null
      ? await refundOperation(trx, { enterprise_id: enterpriseId, id: filingId }, operationSeq ?? 0, now, by)
      : await creditWallet(trx, enterpriseId, { coins, coupons, kind, ...by }, now);
  await bus.publish(trx, enterpriseId, { type: 'WALLET', data: { coin: after.balance, couponCount: after.coupons } });
}
