import type { Portal } from '../../portal.ts';
import type { ClientAnswer, TestClient } from '../../testing/client.ts';
import { portalJobs } from '../../jobs/portalJobs.ts';
import { startJobs, type RunningJobs } from '../../jobs/startJobs.ts';
import type { Gateway } from '../../gateway/gateway.ts';
import { addBatch, addFile, queueBatch } from '../documentStore.ts';
import type { RecognitionEngine } from '../engine.ts';
import { endBatch } from '../batchState.ts';
import { recognitionJob } from '../recognitionJob.ts';
import { toResults } from '../results.ts';
import { readLineModel, recognizeLines } from './lineEngine.ts';
import { sealJson } from '../sealedJson.ts';

const BOUNDARY = 'tpt-document-boundary';

/** A part of a multipart body: a file with a name, or a field. */
export type SamplePart = { name: string; filename?: string; bytes: Buffer | string };

export const filePart = (filename: string, bytes: Buffer | string): SamplePart => ({
  name: 'files',
  filename,
  bytes,
});

/** Sends parts as browsers do. */
export function postDocuments(
  client: Pick<TestClient, 'post'>,
  parts: readonly SamplePart[],
  path = '/bill-ai/recognize',
): Promise<ClientAnswer> {
  const pieces = parts.flatMap(({ name, filename, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: application/octet-stream`
      }\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return client.post(path, body, { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` });
}

export function startRecognition(portal: Portal, engine: RecognitionEngine): RunningJobs {
  const gateway: Gateway = { name: 'none', submit: () => Promise.resolve() };
  return startJobs(portal, { ...portalJobs(portal, gateway), 'recognition.run': recognitionJob(portal, engine) });
}

/** Adds a recognized document with a draft. @returns the id of its job */
export async function addRecognized(portal: Portal, client: TestClient, text: string): Promise<string> {
  const { enterpriseId, userId } = client.user ?? {};
  if (!enterpriseId || !userId) throw new Error('no user of an enterprise is signed in');
  const batchId = await addBatch(portal, { enterpriseId, userId }, 1);
  const filename = `${text}.txt`;
  const id = await addFile(portal, enterpriseId, batchId, 0, { filename, kind: 'text', bytes: Buffer.from(text) });
  const model = readLineModel(filename, text);
  const results = toResults(recognizeLines([model], 1), [{ id, filename }], 1);
  const { db, clock, documentKeys: keys } = portal;
  const document = await sealJson(keys, enterpriseId, `document ${id}`, model);
  const result = await sealJson(keys, enterpriseId, `result ${batchId}`, results);
  await db.transaction().execute(async (trx) => {
    await queueBatch(trx, enterpriseId, batchId, 1, clock());
    await trx.updateTable('recognition_file').where('id', '=', id).set({ state: 'done', document }).execute();
    await trx
      .updateTable('recognition_batch')
      .where('id', '=', batchId)
      .set({ result, result_ids: results.map((one) => one.id) })
      .execute();
    await endBatch(portal, trx, { enterpriseId, batchId, userId }, 'done');
  });
  return id;
}
