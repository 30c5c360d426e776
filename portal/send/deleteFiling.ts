import type { Reply } from '#contract/endpoints/index.ts';
import { DECLARATION_STATUSES, type DeclarationStatus } from '#contract/statuses.ts';
import { writeTogether } from '../db/writeBatch.ts';
import { requireConnection } from '../gateway/leavingEnvelope.ts';
import type { Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { readConnection } from '../store/customsConnection.ts';
import { raiseRevision } from '../store/filings.ts';
import { addOperations, type NextOperation } from './addOperations.ts';
import { refoldFiling, type SendTools } from './refoldFiling.ts';
import { lockLoadedFiling, type LoadedFiling } from './loadFiling.ts';

/**
 * [D12] Deletes a filing at customs.
 * @param deletion `shownStatus`: the status that the person saw. To close a rejected filing is no confirmation to withdraw
 *   one that customs accepted meanwhile.
 * @throws Refusal 404, 1011 where its status does not allow it, 1018
 */
export async function deleteFiling(
  portal: SendTools,
  trx: Tx,
  principal: Principal,
  { id, shownStatus }: { id: string; shownStatus?: DeclarationStatus | undefined },
): Promise<Reply<'deleteFiling'>> {
  const current = await lockLoadedFiling(trx, principal.enterpriseId, id);
  await portal.steps.mark('delete.filingLocked');
  const allowed: readonly string[] = DECLARATION_STATUSES[current.declarationStatus].actions;
  if (!allowed.includes('delete')) throw refuse('actionNotAllowed');
  const wasRejected = shownStatus === 'receiveFailed';
  if (shownStatus && wasRejected !== (current.declarationStatus === 'receiveFailed')) throw refuse('answeredSince');
  return beginDeletion(portal, trx, principal, current, 'delete');
}

/**
 * Deletes a locked filing whose status allows it. A rejected filing is closed at once, because customs never had it;
 * before customs answered the previous message, the deletion waits. Raises the revision, so that a change made from an
 * older copy is refused instead of being filed and charged again.
 */
export async function beginDeletion(
  portal: SendTools,
  trx: Tx,
  principal: Principal,
  { row, life, held, declarationStatus }: LoadedFiling,
  flow: 'delete' | 'deleteSend',
): Promise<Reply<'deleteFiling'>> {
  const at = portal.clock();
  const isHeldThere = declarationStatus !== 'receiveFailed';
  if (isHeldThere) requireConnection(portal, await readConnection(trx, principal.enterpriseId));
  await raiseRevision(trx, row, {
    operator_id: principal.userId,
    operator_name: principal.userName,
    operation_at: at,
  });
  await portal.steps.mark(`${flow}.written`);
  const operation: NextOperation = {
    filing: row.id,
    seq: life.operations.length,
    action: 'delete',
    before: row.body,
    after: null,
    // Not a change that customs rejected: the message names the importer of the version that is deleted.
    sent: isHeldThere ? (held ?? row.body) : null,
    isfNo: row.isf_no,
    customsNo: row.customs_no,
    held: isHeldThere && !life.isAnswered,
  };
  await writeTogether(trx, (batch) => addOperations(batch, row.enterprise_id, principal, [operation], at));
  await portal.steps.mark(`${flow}.queued`);
  const { state } = await refoldFiling(portal, trx, row);
  return { id: row.id, declarationStatus: state.declarationStatus };
}
