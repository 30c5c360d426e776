import type { DeclarationStatus } from '#contract/statuses.ts';
import { writeTogether } from '../db/writeBatch.ts';
import type { Tx } from '../portal.ts';
import { claimNumbers, findClaims, claimKey } from '../store/claims.ts';
import { endWaiting, hasWaiting, lockWaiting, raiseRevision, type LockedFiling } from '../store/filings.ts';
import { readLife } from '../store/filingLife.ts';
import { rewriteOperation } from '../store/operations.ts';
import { lockWallet } from '../store/wallet.ts';
import { addMessages } from './addMessages.ts';
import { addOperations, PORTAL_OPERATOR, type NextOperation } from './addOperations.ts';
import { publishStatus, refoldFiling, type FilingTools } from './refoldFiling.ts';
import { refundOperation } from './refundOperation.ts';

type Follower = Awaited<ReturnType<typeof lockWaiting>>[number];

/**
 * [D09] Ends a delete-send after customs answered the deletion: if deleted, the new filings are submitted; if not, they
 * are closed and refunded. Exactly one side remains (I9).
 */
export async function settleFollowers(
  portal: FilingTools,
  trx: Tx,
  predecessor: LockedFiling,
  status: DeclarationStatus,
): Promise<void> {
  if (status !== 'deleteSuccess' && status !== 'deleteFailed') return;
  if (!(await hasWaiting(trx, predecessor))) return;
  // The wallet before the followers, in the order of `afterReceipt`.
  if (status === 'deleteFailed') await lockWallet(trx, predecessor.enterprise_id);
  const followers = await lockWaiting(trx, predecessor);
  if (status === 'deleteSuccess') {
    await endWaiting(trx, predecessor);
    for (const follower of followers) await releaseFollower(portal, trx, follower);
    await portal.steps.mark('receipt.followersReleased');
    return;
  }
  // Closed before it stops waiting, because the number may still be the predecessor's.
  for (const follower of followers) await closeFollower(portal, trx, follower);
  await endWaiting(trx, predecessor);
  await portal.steps.mark('receipt.followersClosed');
  await refundFollowers(portal, trx, followers);
}

async function releaseFollower(portal: FilingTools, trx: Tx, follower: Follower): Promise<void> {
  const { operations, state } = await readLife(trx, follower);
  const [first] = operations;
  if (!first) throw new Error(`Filing ${follower.id} has no operation.`);
  await claimNumber(trx, follower);
  await rewriteOperation(trx, follower.enterprise_id, first.id, { held: false });
  const leaving = [{ id: first.id, filing_id: follower.id }];
  await writeTogether(trx, (batch) => addMessages(batch, follower.enterprise_id, leaving, portal.clock()));
  await publishStatus(portal, trx, follower, state);
}

/** A filing that only changed its filer code takes over the number that its predecessor has released. */
async function claimNumber(trx: Tx, follower: Follower): Promise<void> {
  const number = { amsNo: follower.ams_no, billType: follower.bill_type };
  const claim = (await findClaims(trx, [number])).get(claimKey(number));
  if (claim?.filing_id === follower.id) return;
  const owner = { filingId: follower.id, userId: follower.operator_id };
  const free = await claimNumbers(trx, follower.enterprise_id, [{ ...number, ...owner }]);
  if (free.size === 0) throw new Error(`The number of filing ${follower.id} is not free.`);
}

async function closeFollower(portal: FilingTools, trx: Tx, follower: Follower): Promise<void> {
  const { operations } = await readLife(trx, follower);
  const taken = { held: false, control_no: null, message: '', note: 'neverLeft' as const };
  for (const { id } of operations) await rewriteOperation(trx, follower.enterprise_id, id, taken);
  const operation: NextOperation = {
    filing: follower.id,
    seq: operations.length,
    action: 'delete',
    before: null,
    after: null,
    sent: null,
    isfNo: follower.isf_no,
    held: false,
    note: 'forerunnerStays',
  };
  await writeTogether(trx, (batch) =>
    addOperations(batch, follower.enterprise_id, PORTAL_OPERATOR, [operation], portal.clock()),
  );
  await raiseRevision(trx, follower);
  await refoldFiling(portal, trx, follower);
}

async function refundFollowers(portal: FilingTools, trx: Tx, followers: readonly Follower[]): Promise<void> {
  const [first] = followers;
  if (!first) return;
  let left = { balance: 0, coupons: 0 };
  for (const follower of followers) left = await refundOperation(trx, follower, 0, portal.clock());
  await portal.steps.mark('receipt.refunded');
  const data = { coin: left.balance, couponCount: left.coupons };
  await portal.bus.publish(trx, first.enterprise_id, { type: 'WALLET', data });
}
