import type { DocumentModel } from '#recognition/documentModel.ts';
import { temporaryFailure } from '../db/databaseErrors.ts';
import type { JobPayloads } from '../jobs/jobKinds.ts';
import type { Portal } from '../portal.ts';
import type { RecognitionEngine, SourceFile } from './engine.ts';
import { Unrecognizable } from './unrecognizable.ts';
import { failFile, publishProgress, type InBatch, type Step } from './batchState.ts';
import { openJson, sealJson } from './sealedJson.ts';

/** Milliseconds between two stored progresses of a document. */
const PROGRESS_INTERVAL = 400;

/** Reads one document and stores what was read; a document that cannot be read ends with its reason. */
export async function readOne(
  portal: Portal,
  engine: RecognitionEngine,
  { enterpriseId, batchId }: JobPayloads['recognition.run'],
  { file: { id, starts }, userId }: Extract<Step, { kind: 'read' }>,
  signal: AbortSignal,
): Promise<void> {
  const inBatch: InBatch = { enterpriseId, batchId, userId };
  const file = await openFile(portal, enterpriseId, id);
  if (!file) return;
  const progress = new Progress(portal, inBatch, id);
  const read = async () => {
    if (file === 'keyLost') throw new Unrecognizable(file);
    const onProgress = (page: number, pages: number) => progress.report(page, pages);
    const model = await engine.read(file, { signal, onProgress });
    return { ...model, filename: file.filename };
  };
  const outcome = await read().catch((error: unknown) => toUnrecognizable(portal, error, signal));
  await progress.settled();
  if (!(outcome instanceof Unrecognizable)) return storeModel(portal, inBatch, id, starts, outcome);
  const { reason, args } = outcome;
  await portal.db.transaction().execute((trx) => failFile(portal, trx, inBatch, { id, reason, args, starts }));
}

/** The log names no document: its content may be in the error. */
export function toUnrecognizable({ log }: Pick<Portal, 'log'>, error: unknown, signal: AbortSignal): Unrecognizable {
  if (error instanceof Unrecognizable) return error;
  // The job is retried.
  if (temporaryFailure(error)) throw error;
  if (signal.aborted) return new Unrecognizable('slow');
  log.error({ kind: error instanceof Error ? error.name : typeof error }, 'a document could not be recognized');
  return new Unrecognizable('aiAbnormal');
}

async function openFile(portal: Portal, enterpriseId: string, id: string): Promise<SourceFile | 'keyLost' | null> {
  const { db, documentKeys: keys } = portal;
  const row = await db
    .selectFrom('recognition_file')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', id)
    .select(['kind', 'filename', 'content'])
    .executeTakeFirst();
  if (!row) return null;
  const filename = await openJson<string>(keys, enterpriseId, `filename ${id}`, row.filename);
  const bytes = await keys.open(enterpriseId, `content ${id}`, row.content);
  if (filename === null || !bytes) return 'keyLost';
  return { filename, kind: row.kind, bytes };
}

async function storeModel(portal: Portal, inBatch: InBatch, id: string, starts: number, model: DocumentModel) {
  const { enterpriseId } = inBatch;
  const pages = model.parts.length;
  const document = await sealJson(portal.documentKeys, enterpriseId, `document ${id}`, model);
  await portal.db.transaction().execute(async (trx) => {
    const stored = await trx
      .updateTable('recognition_file')
      .where('enterprise_id', '=', enterpriseId)
      .where('id', '=', id)
      .where('state', '=', 'reading')
      // Another portal may have taken over the job of a lease that ended.
      .where('starts', '=', starts)
      .set({ state: 'read', document, page: pages, pages })
      .returning('id')
      .executeTakeFirst();
    if (stored) await publishProgress(portal, trx, inBatch, { id, state: 'reading', page: pages, pages });
  });
}

/** Stores and announces progress, at most one write at a time; the last one wins. */
class Progress {
  readonly #portal: Portal;
  readonly #inBatch: InBatch;
  readonly #id: string;
  #writing: Promise<void> | undefined;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(portal: Portal, inBatch: InBatch, id: string) {
    this.#portal = portal;
    this.#inBatch = inBatch;
    this.#id = id;
  }

  report(page: number, pages: number): void {
    if (this.#writing || performance.now() - this.#writtenAt < PROGRESS_INTERVAL) return;
    this.#writtenAt = performance.now();
    // Progress is only shown: a failed write delays it.
    this.#writing = this.#write(page, pages)
      .catch(() => {})
      .finally(() => (this.#writing = undefined));
  }

  async settled(): Promise<void> {
    await this.#writing;
  }

  #write(page: number, pages: number): Promise<void> {
    const { db } = this.#portal;
    return db.transaction().execute(async (trx) => {
      await trx
        .updateTable('recognition_file')
        .where('enterprise_id', '=', this.#inBatch.enterpriseId)
        .where('id', '=', this.#id)
        .where('state', '=', 'reading')
        .set({ page, pages })
        .execute();
      await publishProgress(this.#portal, trx, this.#inBatch, { id: this.#id, state: 'reading', page, pages });
    });
  }
}
