import type { MessagePort } from 'node:worker_threads';
import type { Ordered } from '../workers/giveOrder.ts';
import { takeTurns } from '../workers/takeTurns.ts';
import { readTable } from './readTable.ts';
import { rowSender, type TableWord } from './rowSender.ts';
import type { TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

/** Rows between two looks at who waits. */
const ROWS = 32;

/** The file that the thread is to read. */
export interface ScanOrder {
  bytes: Uint8Array;
  /** Of the file. */
  name: string;
  /** To the thread that judges what is read. */
  rows: MessagePort;
}

/** Hands the rows of a file to another thread, which closes the way between them when it has everything. */
export async function scanFile(_port: MessagePort, { bytes, name, rows, waiting }: Ordered<ScanOrder>): Promise<void> {
  const say = (word: TableWord): void => rows.postMessage(word);
  const sender = rowSender(rows);
  const turn = takeTurns(waiting);
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const sink: TableSink = {
      ...sender,
      sheet: (...begin) => {
        const sheet = sender.sheet(...begin);
        let rows = 0;
        return {
          ...sheet,
          row: (...row) => {
            sheet.row(...row);
            // A piece of the file is ten milliseconds of work: others go first in the midst of it, too.
            if (++rows % ROWS === 0) turn();
          },
        };
      },
      progress: (share) => {
        turn();
        return sender.progress(share);
      },
    };
    await readTable(file, sink, name);
    say({ kind: 'whole' });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    say({ kind: 'unreadable', reason: error.reason, args: error.args });
  }
}
