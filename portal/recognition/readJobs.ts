import { sql, type InferResult } from 'kysely';
import type {
  RecognitionJob,
  RecognitionJobWithResult,
  RecognitionMessage,
  RecognizedResult,
} from '#contract/endpoints/recognition.ts';
import type { Locale } from '#contract/limits.ts';
import type { RecognitionReason } from '#contract/recognitionReasons.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Db, Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { reasonText } from './recognitionTexts.ts';
import { openJson, sealJson } from './sealedJson.ts';

type Reader = Pick<Principal, 'enterpriseId' | 'userId' | 'draftsOf' | 'locale'>;
type Tools = Pick<Portal, 'db' | 'clock' | 'documentKeys'>;

const LIST_MAX = 100;

const filesOf = (db: Db, { enterpriseId }: Pick<Reader, 'enterpriseId'>, now: Date) =>
  db
    .selectFrom('recognition_file as file')
    .innerJoin('recognition_batch as batch', (join) =>
      join.onRef('batch.enterprise_id', '=', 'file.enterprise_id').onRef('batch.id', '=', 'file.batch_id'),
    )
    .where('file.enterprise_id', '=', enterpriseId)
    .where('batch.state', '!=', 'receiving')
    .where('batch.expires_at', '>', now);

/** [P04] The files that the caller may see: like drafts, those of a colleague only where drafts are shared. */
const visibleFiles = (db: Db, reader: Pick<Reader, 'enterpriseId' | 'draftsOf'>, now: Date) =>
  filesOf(db, reader, now).$if(reader.draftsOf !== null, (files) => files.where('batch.user_id', '=', reader.draftsOf));

const SHOWN = [
  'file.enterprise_id',
  'file.id',
  'file.batch_id',
  'file.filename',
  'file.kind',
  'file.size',
  'file.state',
  'file.page',
  'file.pages',
  'file.reason',
  'file.reason_args',
  'file.created_at',
  'batch.expires_at',
] as const;

const shownFiles = ({ db, clock }: Tools, reader: Reader) => visibleFiles(db, reader, clock()).select(SHOWN);

/** Documents are also shown to the person to whom one of their drafts was handed over. */
const readableFiles = (db: Db, reader: Pick<Reader, 'enterpriseId' | 'draftsOf'>, now: Date) =>
  filesOf(db, reader, now).$if(reader.draftsOf !== null, (files) =>
    files.where(sql<boolean>`(batch.user_id = ${reader.draftsOf} or exists (
      select from draft where draft.enterprise_id = batch.enterprise_id and draft.owner_id = ${reader.draftsOf}
        and draft.deleted_at is null
        and draft.created_key in (select batch.user_id || ' ' || result from unnest(batch.result_ids) result)))`),
  );

type ShownFile = InferResult<ReturnType<typeof shownFiles>>[number];

async function toJob({ documentKeys }: Tools, file: ShownFile, locale: Locale): Promise<RecognitionJob> {
  const filename = await filenameOf(documentKeys, file);
  const reason = file.reason;
  return {
    id: file.id,
    batchId: file.batch_id,
    filename: filename ?? '',
    kind: file.kind,
    size: file.size,
    state: file.state === 'read' ? 'reading' : file.state,
    progress: { page: file.page, pages: file.pages },
    ...(reason ? { reason, message: reasonText(locale, reason, filename ?? '', file.reason_args) } : {}),
    createdAt: toServerText(file.created_at),
    expiresAt: toServerText(file.expires_at),
  };
}

const filenameOf = (
  keys: Tools['documentKeys'],
  { enterprise_id, id, filename }: { enterprise_id: string; id: string; filename: Buffer },
): Promise<string | null> => openJson<string>(keys, enterprise_id, `filename ${id}`, filename);

/** The caller's own jobs, newest first. */
export async function listJobs(tools: Tools, reader: Reader): Promise<{ jobs: RecognitionJob[] }> {
  const files = await shownFiles(tools, reader)
    .where('batch.user_id', '=', reader.userId)
    .orderBy('file.created_at', 'desc')
    .orderBy('file.position', 'desc')
    .limit(LIST_MAX)
    .execute();
  return { jobs: await Promise.all(files.map((file) => toJob(tools, file, reader.locale))) };
}

/** A job with the result of its batch. @throws Refusal `notFound`, also for another owner's or tenant's */
export async function readJob(tools: Tools, reader: Reader, id: string): Promise<RecognitionJobWithResult> {
  const file = await shownFiles(tools, reader)
    .where('file.id', '=', id)
    .select('batch.state as batchState')
    .executeTakeFirst();
  if (!file) throw refuse('notFound');
  const job = await toJob(tools, file, reader.locale);
  if (file.state !== 'done' || file.batchState !== 'done') return job;
  return { ...job, result: { success: await readResults(tools, file.enterprise_id, file.batch_id) } };
}

/**
 * The results of a document's batch, also for the person to whom one of their drafts was handed over.
 * @throws Refusal `notFound`
 */
export async function readDocumentResults(tools: Tools, reader: Reader, id: string): Promise<RecognizedResult[]> {
  const file = await readableFiles(tools.db, reader, tools.clock())
    .where('file.id', '=', id)
    .select('file.batch_id')
    .executeTakeFirst();
  if (!file) throw refuse('notFound');
  return readResults(tools, reader.enterpriseId, file.batch_id);
}

export async function readResults(
  { db, documentKeys }: Pick<Tools, 'db' | 'documentKeys'>,
  enterpriseId: string,
  batchId: string,
) {
  const batch = await db
    .selectFrom('recognition_batch')
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', batchId)
    .select('result')
    .executeTakeFirst();
  const sealed = batch?.result ?? null;
  return (await openJson<RecognizedResult[]>(documentKeys, enterpriseId, `result ${batchId}`, sealed)) ?? [];
}

/** What was read of a document. @throws Refusal `notFound` */
export async function loadDocumentModel(tools: Tools, reader: Reader, id: string): Promise<DocumentModel> {
  const file = await readableFiles(tools.db, reader, tools.clock())
    .where('file.id', '=', id)
    .select('file.document')
    .executeTakeFirst();
  const { documentKeys } = tools;
  const model = await openJson<DocumentModel>(
    documentKeys,
    reader.enterpriseId,
    `document ${id}`,
    file?.document ?? null,
  );
  if (!model) throw refuse('notFound');
  return model;
}

/** A file as it was uploaded. @throws Refusal `notFound` */
export async function readContent(tools: Tools, reader: Reader, id: string) {
  const file = await readableFiles(tools.db, reader, tools.clock())
    .where('file.id', '=', id)
    .select(['file.enterprise_id', 'file.id', 'file.kind', 'file.filename', 'file.content'])
    .executeTakeFirst();
  if (!file) throw refuse('notFound');
  const bytes = await tools.documentKeys.open(reader.enterpriseId, `content ${id}`, file.content);
  if (!bytes) throw refuse('notFound');
  return { bytes, kind: file.kind, filename: (await filenameOf(tools.documentKeys, file)) ?? '' };
}

/**
 * Removes documents, and the results of batches that lost all of them. A running job of a removed document ends without
 * effect.
 * @throws Refusal `notFound` for the whole call when one is missing
 */
export async function removeJobs(portal: Portal, reader: Reader, ids: readonly string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  return portal.db.transaction().execute(async (trx) => {
    const found = await visibleFiles(trx, reader, portal.clock())
      .where('file.id', 'in', wanted)
      .select(['file.id', 'file.batch_id'])
      .orderBy('file.id')
      .forUpdate()
      .execute();
    if (found.length < wanted.length) throw refuse('notFound');
    const { enterpriseId } = reader;
    await trx
      .deleteFrom('recognition_file')
      .where('enterprise_id', '=', enterpriseId)
      .where('id', 'in', wanted)
      .execute();
    const batches = [...new Set(found.map(({ batch_id }) => batch_id))];
    for (const batchId of batches) await forgetResults({ ...portal, db: trx }, enterpriseId, batchId, new Set(wanted));
    await sql`
      delete from recognition_batch batch
      where enterprise_id = ${enterpriseId} and id = any(${batches}::text[])
        and not exists (
          select from recognition_file file where file.enterprise_id = batch.enterprise_id and file.batch_id = batch.id
        )`.execute(trx);
    return wanted.length;
  });
}

/** Drops the results that quote a removed document. */
async function forgetResults(tools: Tools, enterpriseId: string, batchId: string, removed: ReadonlySet<string>) {
  const results = await readResults(tools, enterpriseId, batchId);
  const left = results.filter(({ recognition }) => !recognition.documents.some(({ jobId }) => removed.has(jobId)));
  if (left.length === results.length) return;
  await tools.db
    .updateTable('recognition_batch')
    .set({ result: await sealJson(tools.documentKeys, enterpriseId, `result ${batchId}`, left) })
    .where('enterprise_id', '=', enterpriseId)
    .where('id', '=', batchId)
    .execute();
}

/** [G13] The message about a finished batch; null when it no longer exists. */
export async function batchMessage(
  tools: Tools,
  enterpriseId: string,
  batchId: string,
  locale: Locale,
): Promise<RecognitionMessage | null> {
  const files = await tools.db
    .selectFrom('recognition_file')
    .where('enterprise_id', '=', enterpriseId)
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .select(['enterprise_id', 'id', 'filename', 'reason', 'reason_args'])
    .execute();
  if (files.length === 0) return null;
  const sentences = await Promise.all(
    files
      .filter((file): file is typeof file & { reason: RecognitionReason } => file.reason !== null)
      .map(async (file) =>
        reasonText(locale, file.reason, (await filenameOf(tools.documentKeys, file)) ?? '', file.reason_args),
      ),
  );
  const success = await readResults(tools, enterpriseId, batchId);
  return { batchId, ...(sentences.length > 0 ? { message: sentences.join('\n') } : {}), success };
}
