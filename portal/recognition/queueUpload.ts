import type { BillType } from '#contract/codes.ts';
import { lockUntilCommit } from '../db/advisoryLock.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { queueBatch, removeBatch } from './documentStore.ts';

interface Received {
  batchId: string;
  billType: BillType;
  /** The key of the upload; empty without one. */
  key: string;
  jobs: readonly { id: string; filename: string }[];
}

/**
 * Hands a completely received batch to the jobs. One that was sent again with the same key, because the answer was lost,
 * is removed: the first one is the batch of both.
 * @returns the batch that is recognized
 * @throws Refusal `keyReused` when the key came with another number of documents
 */
export function queueUpload(
  { db, clock }: Pick<Portal, 'db' | 'clock'>,
  owner: Pick<Principal, 'enterpriseId' | 'userId'>,
  { batchId, billType, key, jobs }: Received,
): Promise<Pick<Received, 'batchId' | 'jobs'>> {
  const { enterpriseId } = owner;
  return db.transaction().execute(async (trx) => {
    const earlier = key === '' ? [] : await earlierFiles(trx, owner, key);
    const [known] = earlier;
    if (known) {
      if (earlier.length !== jobs.length) throw refuse('keyReused');
      await removeBatch(trx, enterpriseId, batchId);
      // The same files were sent: their names are those of this call.
      const same = earlier.map(({ id, position }) => ({ id, filename: jobs[position]?.filename ?? '' }));
      return { batchId: known.batch_id, jobs: same };
    }
    await trx
      .updateTable('recognition_batch')
      .where('enterprise_id', '=', enterpriseId)
      .where('id', '=', batchId)
      .set({ upload_key: key || null })
      .execute();
    await queueBatch(trx, enterpriseId, batchId, billType, clock());
    return { batchId, jobs };
  });
}

/** Whether an upload with the key was received completely. */
export async function isRepeated(
  { db }: Pick<Portal, 'db'>,
  { enterpriseId, userId }: Pick<Principal, 'enterpriseId' | 'userId'>,
  key: string,
): Promise<boolean> {
  if (key === '') return false;
  const known = await db
    .selectFrom('recognition_batch')
    .select('id')
    .where('enterprise_id', '=', enterpriseId)
    .where('user_id', '=', userId)
    .where('upload_key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}

async function earlierFiles(
  trx: Tx,
  { enterpriseId, userId }: Pick<Principal, 'enterpriseId' | 'userId'>,
  key: string,
) {
  await lockUntilCommit(trx, 'upload', `${enterpriseId} ${userId} ${key}`);
  return trx
    .selectFrom('recognition_file as file')
    .innerJoin('recognition_batch as batch', (join) =>
      join.onRef('batch.enterprise_id', '=', 'file.enterprise_id').onRef('batch.id', '=', 'file.batch_id'),
    )
    .where('batch.enterprise_id', '=', enterpriseId)
    .where('batch.user_id', '=', userId)
    .where('batch.upload_key', '=', key)
    .orderBy('file.position')
    .select(['file.id', 'file.position', 'file.batch_id'])
    .execute();
}
