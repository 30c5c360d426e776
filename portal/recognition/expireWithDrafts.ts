import { sql } from 'kysely';
import type { Portal, Tx } from '../portal.ts';

const DAY = 24 * 3_600_000;

/**
 * Deletes documents with their drafts: a day after the last draft of a batch was removed, so that the drafts can be
 * restored with their documents. A restored draft gives the documents their full time again.
 * @param ids drafts that were removed or restored
 */
export async function expireWithDrafts(
  { clock, config }: Pick<Portal, 'clock' | 'config'>,
  trx: Tx,
  enterpriseId: string,
  ids: readonly string[],
): Promise<void> {
  // The first save of a recognized draft has the id of the result as its key.
  const keys = sql`select split_part(created_key, ' ', 2) from draft
    where enterprise_id = ${enterpriseId} and id = any(${[...ids]}::text[]) and origin = 'AI'`;
  await sql`
    update recognition_batch batch set expires_at = case
      when exists (
        select from unnest(batch.result_ids) result where not exists (
          select from draft where draft.enterprise_id = batch.enterprise_id
            and draft.created_key = batch.user_id || ' ' || result and draft.deleted_at is not null))
      then batch.created_at + make_interval(days => ${config.documentDays}::int)
      else least(batch.expires_at, ${new Date(clock().getTime() + DAY)}) end
    where batch.enterprise_id = ${enterpriseId} and batch.result_ids && array(${keys})`.execute(trx);
}
