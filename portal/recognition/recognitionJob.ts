import type { JobHandler, JobPayloads } from '../jobs/jobKinds.ts';
import type { Portal, Tx } from '../portal.ts';
import { endBatch, failFile, failRead, publishProgress, setBatch, type InBatch, type Step } from './batchState.ts';
import { queueRun } from './documentStore.ts';
import { portalEngine, type RecognitionEngine } from './engine.ts';
import { readOne } from './readOne.ts';
import { understandBatch } from './understandBatch.ts';

type Run = JobPayloads['recognition.run'];

/** Starts of one step: a document that ended the portal twice would end it again. */
const STARTS_MAX = 2;

/**
 * One run reads one document, or turns all documents of the batch into drafts; it then queues the next run. A killed
 * portal repeats one step, and enterprises alternate after each document.
 */
export function recognitionJob(portal: Portal, engine: RecognitionEngine = portalEngine): JobHandler<Run> {
  return {
    effect: 'external',
    run: async (run, signal) => {
      const step = await startStep(portal, run);
      if (!step) return;
      await portal.steps.mark('recognition.started');
      if (step.kind === 'read') await readOne(portal, engine, run, step, signal);
      else await understandBatch(portal, engine, run, step, signal);
      await portal.steps.mark('recognition.stored');
    },
    finish: async (trx, { enterpriseId, batchId }) => {
      const batch = await trx
        .selectFrom('recognition_batch')
        .where('enterprise_id', '=', enterpriseId)
        .where('id', '=', batchId)
        .where('state', 'not in', ['done', 'failed'])
        .select('id')
        .executeTakeFirst();
      if (batch) await queueRun(trx, enterpriseId, batchId, portal.clock());
    },
  };
}

/** Counts the start of the next step before it begins. @returns null when nothing is left to do */
function startStep(portal: Portal, { enterpriseId, batchId }: Run): Promise<Step | null> {
  return portal.db.transaction().execute(async (trx) => {
    const batch = await trx
      .selectFrom('recognition_batch')
      .where('enterprise_id', '=', enterpriseId)
      .where('id', '=', batchId)
      .where('state', 'in', ['queued', 'reading', 'understanding'])
      .select(['user_id', 'starts'])
      .forUpdate()
      .executeTakeFirst();
    if (!batch) return null;
    const userId = batch.user_id;
    const inBatch = { enterpriseId, batchId, userId };
    for (;;) {
      const file = await nextFile(trx, inBatch);
      if (!file) break;
      if (file.starts >= STARTS_MAX) {
        await failFile(portal, trx, inBatch, { id: file.id, reason: 'stoppedTwice' });
        continue;
      }
      await trx
        .updateTable('recognition_file')
        .where('enterprise_id', '=', enterpriseId)
        .where('id', '=', file.id)
        .set({ state: 'reading', starts: file.starts + 1 })
        .execute();
      await setBatch(trx, inBatch, { state: 'reading' });
      await publishProgress(portal, trx, inBatch, { id: file.id, state: 'reading', page: 0, pages: 0 });
      return { kind: 'read', file: { id: file.id, starts: file.starts + 1 }, userId };
    }
    if (batch.starts >= STARTS_MAX) {
      await failRead(portal, trx, inBatch, 'stoppedTwice');
      await endBatch(portal, trx, inBatch, 'failed');
      return null;
    }
    await setBatch(trx, inBatch, { state: 'understanding', starts: batch.starts + 1 });
    return { kind: 'understand', starts: batch.starts + 1, userId };
  });
}

const nextFile = (trx: Tx, { enterpriseId, batchId }: InBatch) =>
  trx
    .selectFrom('recognition_file')
    .where('enterprise_id', '=', enterpriseId)
    .where('batch_id', '=', batchId)
    .where('state', 'in', ['queued', 'reading'])
    .select(['id', 'starts'])
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
