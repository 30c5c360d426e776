import type { MessagePort } from 'node:worker_threads';
import { RowUnpacker } from './rowBatch.ts';
import type { TableWord } from './rowSender.ts';
import type { SheetSink, TableSink } from './tableSink.ts';
import { Unreadable } from './unreadable.ts';

/**
 * `readTable` of a file that another thread reads: takes what a `rowSender` says, in its order.
 * @throws Unreadable
 */
export function receiveTable(port: MessagePort, sink: TableSink): Promise<void> {
  const rows = new RowUnpacker();
  let sheet: SheetSink | null = null;
  /** @returns whether it was the last word */
  const take = async (word: TableWord): Promise<boolean> => {
    if (word.kind === 'rows') rows.unpack(word.batch, (row, cells) => sheet?.row(row, cells));
    else if (word.kind === 'progress') {
      await sink.progress(word.share);
      port.postMessage('more');
    } else if (word.kind === 'sheet') sheet = sink.sheet(word.name, word.merged);
    else if (word.kind === 'end') sheet?.end(word.facts);
    else if (word.kind === 'hidden') sink.hidden(word.name);
    else if (word.kind === 'note') sink.note(word.key, word.args);
    else if (word.kind === 'unreadable') throw new Unreadable(word.reason, word.args);
    return word.kind === 'whole';
  };
  return new Promise<void>((resolve, reject) => {
    let taken = Promise.resolve();
    port.on('message', (word: TableWord) => {
      taken = taken.then(() => take(word)).then((isLast) => (isLast ? resolve() : undefined));
      taken.catch(reject);
    });
  }).finally(() => port.close());
}
