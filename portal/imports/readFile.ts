import type { MessagePort } from 'node:worker_threads';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { createRequestYield } from '../workers/blockForRequests.ts';
import { createBillImport, type BillImport } from './billImport.ts';
import type { ImportOrder } from './importOrder.ts';
import { partsWriter } from './partsWriter.ts';
import { readTable } from './readTable.ts';
import { Unreadable } from './unreadable.ts';

export interface ReadTask extends ImportOrder {
  bytes: Uint8Array;
  /** File name; its ending must fit the content. */
  name: string;
  connection: WorkerConnection;
  runId: string;
}

/** What the worker reports: progress, then one result. */
export type ReadMessage =
  | { kind: 'progress'; share: number; rows: number }
  | { kind: 'done'; outcome: ReturnType<BillImport['outcome']>; numbers: string[] }
  | { kind: 'unreadable'; reason: Unreadable['reason']; args: Unreadable['args'] };

/** Milliseconds between two progress messages. */
const REPORT_INTERVAL = 200;
/** Characters of all drafts of a file: one long text in thousands of cells would become gigabytes. */
const DRAFTS_MAX = 400_000_000;

/** Creates drafts from a file and stores them for its preview. */
export async function readFile(port: MessagePort, task: WorkerTask<ReadTask>): Promise<void> {
  const { bytes, name, connection, runId, pendingRequests, ...order } = task;
  const post = (message: ReadMessage): void => port.postMessage(message);
  const yieldToRequests = createRequestYield(pendingRequests);
  let reported = 0;
  const report = async (share: number, rows: number): Promise<void> => {
    yieldToRequests();
    await parts.ready();
    if (Date.now() - reported < REPORT_INTERVAL) return;
    reported = Date.now();
    post({ kind: 'progress', share, rows });
  };
  let written = 0;
  const addDraft = (draft: string): void => {
    written += draft.length;
    if (written > DRAFTS_MAX) throw new Unreadable('tooLarge');
    parts.add(draft);
    yieldToRequests();
  };
  const table = createBillImport(order, addDraft, report);
  const parts = partsWriter(connection, runId, table.blank);
  try {
    await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), table, name);
    const outcome = table.outcome();
    await parts.end();
    post({ kind: 'done', outcome, numbers: table.numbers() });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    // Parts of an unreadable file are not used.
    await parts.end().catch(() => {});
    post({ kind: 'unreadable', reason: error.reason, args: error.args });
  }
}
