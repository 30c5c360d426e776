import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { MessagePort } from 'node:worker_threads';
import { toServerText } from '#schema/dateText.ts';
import { readRows } from '../exports/readRows.ts';
import { zip, type ZipEntry } from '../exports/zip.ts';
import { createRequestYield } from '../workers/blockForRequests.ts';
import { postPieces } from '../workers/postPieces.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { drawCover } from './drawCover.ts';
import { changesOf, jsonFile, operationFiles, receiptFile, type EvidenceFile } from './evidenceFiles.ts';
import {
  EVIDENCE_PARTS,
  type ChargeEvidence,
  type EvidencePart,
  type FilingEvidence,
  type OperationEvidence,
  type ReceiptEvidence,
} from './evidenceRows.ts';
import type { Collected, EvidenceTask, PackedFile } from './evidenceTask.ts';

const FORMAT = 'tenplustwo-evidence-1';
/** Rows in memory at once: a version may have a thousand lines of goods. */
const ROWS = 5;

/** Writes all parts of a filing's evidence into one archive. */
export async function writeEvidence(port: MessagePort, task: WorkerTask<EvidenceTask>): Promise<void> {
  await postPieces(port, zip(entries(task)));
}

async function* entries(task: WorkerTask<EvidenceTask>): AsyncGenerator<ZipEntry> {
  const packed: PackedFile[] = [];
  const collected: Collected = { filing: null, operations: [], receipts: [], charges: [] };
  const pack = ({ name, bytes }: EvidenceFile): ZipEntry => {
    packed.push({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    return { name, content: [bytes] };
  };
  const yieldToRequests = createRequestYield(task.pendingRequests);
  for await (const rows of readRows(task.connection, task.query, { rows: ROWS, yieldToRequests })) {
    for (const [part, body] of rows) {
      yieldToRequests();
      const kind = EVIDENCE_PARTS[Number(part)] as EvidencePart;
      for (const file of collect(collected, kind, JSON.parse(String(body)))) yield pack(file);
    }
  }
  const { filing } = collected;
  // The handler checked it; filings are never deleted.
  if (!filing) throw new Error('the filing of an evidence pack is missing');
  yield pack(jsonFile('history.json', collected.operations));
  yield pack(jsonFile('receipts.json', collected.receipts));
  if (task.hasCharges) yield pack(jsonFile('charges.json', collected.charges));
  const cover = await drawCover(task, { ...collected, filing }, packed);
  yield pack({ name: 'cover.pdf', bytes: cover });
  const manifest = {
    format: FORMAT,
    enterprise: task.enterprise,
    filing,
    preparedAt: `${toServerText(new Date(task.now))} +08:00`,
    preparedBy: task.by,
    charges: task.hasCharges ? 'included' : 'left out: for people who may see billing only',
    files: packed,
  };
  yield pack(jsonFile('manifest.json', manifest));
  const sums = packed.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  yield { name: 'SHA256SUMS', content: [Buffer.from(sums)] };
}

/** Collects what cover and lists need of a row. @returns the files that the row makes */
function collect(into: Collected, part: EvidencePart, row: unknown): EvidenceFile[] {
  switch (part) {
    case 'filing':
      into.filing = row as FilingEvidence;
      return [];
    case 'operation': {
      const operation = row as OperationEvidence;
      const { message: _message, envelope: _envelope, before: _before, after: _after, ...facts } = operation;
      const changes = changesOf(operation);
      into.operations.push({ ...facts, changes });
      return operationFiles(operation, changes);
    }
    case 'receipt': {
      const { raw: _raw, ...facts } = row as ReceiptEvidence;
      into.receipts.push(facts);
      return [receiptFile(row as ReceiptEvidence)];
    }
    case 'charge':
      into.charges.push(row as ChargeEvidence);
      return [];
  }
}
