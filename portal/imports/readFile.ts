import type { MessagePort } from 'node:worker_threads';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import type { WorkerTask } from '../workers/runInWorker.ts';
import { createRequestYield } from '../workers/blockForRequests.ts';
import { billImport, type ImportOrder } from './billImport.ts';
import { partsWriter } from './partsWriter.ts';
import { readTable } from './readTable.ts';
import { Unreadable } from './unreadable.ts';

/** What the thread is to read. */
export interface ReadOrder extends ImportOrder {
  /** The file. */
  bytes: Uint8Array;
  /** File name. */
  name: string;
  connection: WorkerConnection;
  runId: string;
}

/** What it says on its way. */
export type ReadWord =
  | { kind: 'progress'; share: number; rows: number }
  | { kind: 'done'; outcome: ReturnType<ReturnType<typeof billImport>['outcome']> }
  | { kind: 'unreadable'; reason: Unreadable['reason']; args: Unreadable['args'] };

const TELL_EVERY = 200;
/** Characters of all drafts of a file: one text that thousands of cells share must not become gigabytes. */
const DRAFTS_MAX = 400_000_000;

/** Makes drafts of a file and keeps them for its preview. */
export async function readFile(port: MessagePort, given: WorkerTask<ReadOrder>): Promise<void> {
  const { bytes, name, connection, runId, pendingRequests, ...order } = given;
  const say = (word: ReadWord): void => port.postMessage(word);
  const turn = createRequestYield(pendingRequests);
  let told = 0;
  const tell = async (share: number, rows: number): Promise<void> => {
    // Also between pieces that hold no draft.
    turn();
    await parts.ready();
    if (Date.now() - told < TELL_EVERY) return;
    told = Date.now();
    say({ kind: 'progress', share, rows });
  };
  let made = 0;
  const keep = (draft: string): void => {
    made += draft.length;
    if (made > DRAFTS_MAX) throw new Unreadable('tooLarge');
    parts.add(draft);
    turn();
  };
  const table = billImport(order, keep, tell);
  const parts = partsWriter(connection, runId, table.blank);
  try {
    await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), table, name);
    const outcome = table.outcome();
    await parts.end();
    say({ kind: 'done', outcome });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    await parts.end().catch(() => {});
    say({ kind: 'unreadable', reason: error.reason, args: error.args });
  }
}
