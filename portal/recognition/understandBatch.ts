import type { RecognizedResult } from '#contract/endpoints/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import type { JobPayloads } from '../jobs/jobKinds.ts';
import type { Portal, Tx } from '../portal.ts';
import type { RecognitionEngine } from './engine.ts';
import { countUses, readRules } from './memoryStore.ts';
import { proposeValues } from './model/proposeValues.ts';
import { toUnrecognizable } from './readOne.ts';
import { endBatch, failFile, failRead, publishProgress, type InBatch, type Step } from './batchState.ts';
import { toResults } from './results.ts';
import { Unrecognizable } from './unrecognizable.ts';
import { openJson, sealJson } from './sealedJson.ts';

interface ReadFile {
  id: string;
  filename: string;
  pages: number;
  model: DocumentModel;
}

/** Turns the documents of a batch into drafts, which become visible in one transaction. */
export async function understandBatch(
  portal: Portal,
  engine: RecognitionEngine,
  { enterpriseId, batchId }: JobPayloads['recognition.run'],
  { starts, userId }: Extract<Step, { kind: 'understand' }>,
  signal: AbortSignal,
): Promise<void> {
  const inBatch: InBatch = { enterpriseId, batchId, userId };
  const batch = await portal.db
    .selectFrom('recognition_batch')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', batchId)
    .select('bill_type')
    .executeTakeFirst();
  if (!batch) return;
  const files = await openModels(portal, inBatch);
  const models = files.map(({ model }) => model);
  const rules = await readRules(portal, enterpriseId);
  const billType = batch.bill_type;
  const understand = async () => {
    const { drafts, uses } = await engine.understand({ models, billType, rules }, signal);
    return { drafts: await proposeValues(portal, enterpriseId, { models, drafts, billType }, signal), uses };
  };
  const outcome = await understand().catch((error: unknown) => toUnrecognizable(portal, error, signal));
  if (!(outcome instanceof Unrecognizable)) {
    const results = toResults(outcome.drafts, files, billType);
    return storeResults(portal, inBatch, { starts, files, results, uses: outcome.uses });
  }
  const { reason } = outcome;
  await portal.db.transaction().execute(async (trx) => {
    if (!(await lockLastStart(trx, inBatch, starts))) return;
    await failRead(portal, trx, inBatch, reason);
    await endBatch(portal, trx, inBatch, 'failed');
  });
}

/** Whether no other portal has taken over the job since this start, or ended the batch. Locks the batch. */
async function lockLastStart(trx: Tx, { enterpriseId, batchId }: InBatch, starts: number): Promise<boolean> {
  const batch = await trx
    .selectFrom('recognition_batch')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', batchId)
    .where('state', '=', 'understanding')
    .where('starts', '=', starts)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return batch !== undefined;
}

/** The documents that were read, in the order in which they were sent. */
async function openModels({ db, documentKeys: keys }: Portal, { enterpriseId, batchId }: InBatch): Promise<ReadFile[]> {
  const rows = await db
    .selectFrom('recognition_file')
    .where('enterprise_id', '=', enterpriseId)
    .where('batch_id', '=', batchId)
    .where('state', '=', 'read')
    .orderBy('position')
    .select(['id', 'filename', 'document', 'pages'])
    .execute();
  const opened = await Promise.all(
    rows.map(async ({ id, filename, document, pages }) => {
      const model = await openJson<DocumentModel>(keys, enterpriseId, `document ${id}`, document);
      const name = await openJson<string>(keys, enterpriseId, `filename ${id}`, filename);
      return model && { id, filename: name ?? '', pages, model };
    }),
  );
  return opened.filter((file) => file !== null);
}

interface Outcome {
  starts: number;
  files: readonly ReadFile[];
  results: readonly RecognizedResult[];
  /** Ids of the rules that were applied. */
  uses: readonly string[];
}

async function storeResults(
  portal: Portal,
  inBatch: InBatch,
  { starts, files, results, uses }: Outcome,
): Promise<void> {
  const { enterpriseId, batchId } = inBatch;
  const result = await sealJson(portal.documentKeys, enterpriseId, `result ${batchId}`, results);
  const recognized = new Set(results.flatMap(({ recognition }) => recognition.documents.map(({ jobId }) => jobId)));
  await portal.db.transaction().execute(async (trx) => {
    if (!(await lockLastStart(trx, inBatch, starts))) return;
    await trx
      .updateTable('recognition_batch')
      .where('enterprise_id', '=', enterpriseId)
      .where('id', '=', batchId)
      .set({ result, result_ids: results.map(({ id }) => id) })
      .execute();
    await countUses(trx, enterpriseId, uses, portal.clock());
    for (const { id, pages } of files) {
      if (!recognized.has(id)) {
        await failFile(portal, trx, inBatch, { id, reason: 'nothing' });
        continue;
      }
      await trx
        .updateTable('recognition_file')
        .where('enterprise_id', '=', enterpriseId)
        .where('id', '=', id)
        .set({ state: 'done' })
        .execute();
      await publishProgress(portal, trx, inBatch, { id, state: 'done', page: pages, pages });
    }
    await endBatch(portal, trx, inBatch, results.length > 0 ? 'done' : 'failed');
  });
}
