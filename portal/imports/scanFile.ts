import type { MessagePort } from 'node:worker_threads';
import type { Ordered } from '../workers/giveOrder.ts';
import { takeTurns } from '../workers/takeTurns.ts';
import { readTable } from './readTable.ts';
import { rowSender, type TableWord } from './rowSender.ts';
import { Unreadable } from './unreadable.ts';

/** The file that the thread is to read. */
export interface ScanOrder {
  bytes: Uint8Array;
  /** To the thread that judges what is read. */
  rows: MessagePort;
}

/** Hands the rows of a file to another thread, which closes the way between them when it has everything. */
export async function scanFile(_port: MessagePort, { bytes, rows, waiting }: Ordered<ScanOrder>): Promise<void> {
  const say = (word: TableWord): void => rows.postMessage(word);
  const sender = rowSender(rows);
  const turn = takeTurns(waiting);
  try {
    await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      ...sender,
      progress: (share) => {
        turn();
        return sender.progress(share);
      },
    });
    say({ kind: 'whole' });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    say({ kind: 'unreadable', reason: error.reason, args: error.args });
  }
}
