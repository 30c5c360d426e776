import type { Tx } from '../portal.ts';
import { refuse } from '../refusal.ts';
import { lockDrafts, type DraftReader } from './drafts.ts';

/**
 * [P04] Gives live drafts to a colleague of the same enterprise; their text and revision stay.
 * @returns how many have a new owner
 * @throws Refusal `notFound` for an unknown colleague, or for the whole call when one draft is not the caller's to use
 */
export async function handOverDrafts(
  trx: Tx,
  giver: DraftReader,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<number> {
  const { enterpriseId } = giver;
  const receiver = await trx
    .selectFrom('app_user')
    .where('id', '=', userId)
    .where('enterprise_id', '=', enterpriseId)
    .where('joined', '=', true)
    .where('disabled_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!receiver) throw refuse('notFound');
  const wanted = [...new Set(ids)];
  await lockDrafts(trx, giver, wanted);
  const { numUpdatedRows } = await trx
    .updateTable('draft')
    .set({ owner_id: receiver.id })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', 'in', wanted)
    .where('owner_id', '!=', receiver.id)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
