import { writeTogether } from '../db/writeBatch.ts';
import type { Tx } from '../portal.ts';
import { addRefunds } from '../store/charges.ts';
import { addToLedger, readLedger, readWallet, takeFromWallet } from '../store/wallet.ts';

/**
 * Refunds what an operation of a filing was charged: one ledger entry per charge, to its purse, and negative records
 * for the enterprise. The wallet is locked.
 * @param by the member of the staff who caused it, with the reason
 * @returns its balance afterwards
 */
export async function refundOperation(
  trx: Tx,
  { enterprise_id: enterpriseId, id }: { enterprise_id: string; id: string },
  operationSeq: number,
  at: Date,
  by: { userId?: string; reference?: string; reason?: string } = {},
): Promise<{ balance: number; coupons: number }> {
  const charges = await readLedger(trx, enterpriseId, id, operationSeq);
  if (charges.some(({ kind }) => kind === 'refund')) throw new Error(`Filing ${id} was paid back already.`);
  const spent = (purse: string): number =>
    -charges.filter((line) => line.purse === purse).reduce((sum, { amount }) => sum + amount, 0);
  const back = { coins: -spent('coin'), coupons: -spent('coupon'), credit: -spent('credit') };
  await takeFromWallet(trx, enterpriseId, back);
  const refund = { kind: 'refund', filingId: id, operationSeq, intentKey: null } as const;
  const cause = { ...by, userId: by.userId ?? null };
  const lines = charges.map(({ purse, amount }) => ({ ...refund, ...cause, purse, amount: -amount }));
  await writeTogether(trx, async (batch) => {
    addToLedger(batch, enterpriseId, lines, at);
    await addRefunds(batch, enterpriseId, id, operationSeq, at);
  });
  return readWallet(trx, enterpriseId);
}
