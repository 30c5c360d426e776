import { sql } from 'kysely';
import { LIMITS } from '#contract/limits.ts';
import { lockUntilCommit } from '../db/advisoryLock.ts';
import type { Db, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import type { StoredFile } from '../uploads/receiveFile.ts';

/**
 * @param space bytes that all enterprises may store together
 * @throws Refusal `uploadQuota` when the enterprise has stored its share; `uploadSpaceUsed` when the installation is full
 */
export async function requireUploadQuota(db: Db, enterpriseId: string, size: number, space: number): Promise<void> {
  const held = await db
    .selectFrom('uploaded_file')
    .where('enterprise_id', '=', enterpriseId)
    .select([sql<number>`count(*)::int`.as('files'), sql<number>`coalesce(sum(size), 0)::int8`.as('bytes')])
    .executeTakeFirstOrThrow();
  if (held.files >= LIMITS.uploadsPerEnterprise || held.bytes + size > LIMITS.uploadedBytesPerEnterprise) {
    throw refuse('uploadQuota');
  }
  const all = await db
    .selectFrom('uploaded_file')
    .select(sql<number>`coalesce(sum(size), 0)::int8`.as('bytes'))
    .executeTakeFirstOrThrow();
  if (all.bytes + size > space) throw refuse('uploadSpaceUsed');
}

/** Records a stored file; parallel uploads cannot pass a limit together. */
export async function addUploadedFile(
  trx: Tx,
  owner: Principal,
  file: StoredFile,
  { now, space }: { now: Date; space: number },
): Promise<void> {
  const { enterpriseId, userId } = owner;
  await trx.selectFrom('enterprise').where('id', '=', enterpriseId).select('id').forNoKeyUpdate().execute();
  await lockUntilCommit(trx, 'uploadedFile', 'all');
  await requireUploadQuota(trx, enterpriseId, file.size, space);
  await trx
    .insertInto('uploaded_file')
    .values({ ...file, enterprise_id: enterpriseId, user_id: userId, created_at: now })
    .execute();
}

/** A file of an enterprise. @throws Refusal `notFound` */
export async function requireUploadedFile(db: Db, enterpriseId: string, id: string) {
  const file = await db
    .selectFrom('uploaded_file')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .select(['id', 'name', 'mime', 'size'])
    .executeTakeFirst();
  if (!file) throw refuse('notFound');
  return file;
}
