import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BillType } from '#contract/codes.ts';
import type { RecognitionKind } from '#contract/recognitionJobStates.ts';
import { LIMITS } from '#contract/limits.ts';
import { queueJobs } from '../store/jobs.ts';
import type { Db, Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { sealJson } from './sealedJson.ts';

const DAY = 24 * 3_600_000;

type BatchTools = Pick<Portal, 'db' | 'clock'> & { config: Pick<Portal['config'], 'documentDays'> };
type Owner = Pick<Principal, 'enterpriseId' | 'userId'>;

/** @throws Refusal `uploadQuota` when the enterprise has stored its share, `uploadSpaceUsed` when the installation is full */
export async function requireDocumentQuota({ db, config }: Portal, enterpriseId: string): Promise<{ waiting: number }> {
  const { own, all } = await db
    .selectFrom('recognition_space')
    .select([
      sql<number>`coalesce(sum(bytes) filter (where enterprise_id = ${enterpriseId}), 0)::int8`.as('own'),
      sql<number>`coalesce(sum(bytes), 0)::int8`.as('all'),
    ])
    .executeTakeFirstOrThrow();
  if (own >= LIMITS.recognitionBytesPerEnterprise) throw refuse('uploadQuota');
  if (all >= config.uploadSpace) throw refuse('uploadSpaceUsed');
  return db
    .selectFrom('recognition_file')
    .where('enterprise_id', '=', enterpriseId)
    .where('state', 'in', ['queued', 'reading'])
    .select(sql<number>`count(*)::int`.as('waiting'))
    .executeTakeFirstOrThrow();
}

/** Creates a batch whose files are still arriving; without `queueBatch` the retention removes it after an hour. */
export async function addBatch({ db, clock, config }: BatchTools, owner: Owner, billType: BillType): Promise<string> {
  const id = randomUUID();
  const now = clock();
  await db
    .insertInto('recognition_batch')
    .values({
      enterprise_id: owner.enterpriseId,
      id,
      user_id: owner.userId,
      bill_type: billType,
      state: 'receiving',
      result: null,
      created_at: now,
      expires_at: new Date(now.getTime() + config.documentDays * DAY),
    })
    .execute();
  return id;
}

export interface NewFile {
  filename: string;
  kind: RecognitionKind;
  bytes: Buffer;
}

/** Stores a file encrypted, its name too. */
export async function addFile(
  { db, clock, documentKeys: keys }: Pick<Portal, 'db' | 'clock' | 'documentKeys'>,
  enterpriseId: string,
  batchId: string,
  position: number,
  { filename, kind, bytes }: NewFile,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('recognition_file')
    .values({
      enterprise_id: enterpriseId,
      id,
      batch_id: batchId,
      position,
      kind,
      size: bytes.length,
      key_id: await keys.currentId(),
      filename: await sealJson(keys, enterpriseId, `filename ${id}`, filename),
      content: await keys.seal(enterpriseId, `content ${id}`, bytes),
      document: null,
      state: 'queued',
      reason: null,
      created_at: clock(),
    })
    .execute();
  return id;
}

/** Hands a completely received batch to the jobs. */
export async function queueBatch(trx: Tx, enterpriseId: string, batchId: string, billType: BillType, now: Date) {
  await trx
    .updateTable('recognition_batch')
    .set({ state: 'queued', bill_type: billType })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  await queueRun(trx, enterpriseId, batchId, now);
}

/** Queues the next run of a batch. Runs of one enterprise are done one at a time, those of its batches in turns. */
export const queueRun = (trx: Tx, enterpriseId: string, batchId: string, now: Date): Promise<void> =>
  queueJobs(trx, now, [
    {
      kind: 'recognition.run',
      payload: { enterpriseId, batchId },
      enterpriseId,
      orderKey: `recognition ${enterpriseId}`,
    },
  ]);

export async function removeBatch(db: Db, enterpriseId: string, batchId: string): Promise<void> {
  await db
    .deleteFrom('recognition_batch')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', batchId)
    .execute();
}
