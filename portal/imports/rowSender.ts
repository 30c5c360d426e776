import type { MessagePort } from 'node:worker_threads';
import { RowPacker, type RowBatch } from './rowBatch.ts';
import type { MergedBlock, SheetSink, TableSink } from './tableSink.ts';
import type { Unreadable } from './unreadable.ts';

/** What the thread that reads a file says, in the order of the file. */
export type TableWord =
  | { kind: 'sheet'; name: string; merged: readonly MergedBlock[] }
  | { kind: 'rows'; batch: RowBatch }
  | { kind: 'end'; facts: Parameters<SheetSink['end']>[0] }
  | { kind: 'hidden'; name: string }
  | { kind: 'note'; key: Parameters<TableSink['note']>[0]; args: Record<string, string> }
  /** Answered with a word of any kind when more may come. */
  | { kind: 'progress'; share: number }
  | { kind: 'whole' }
  | { kind: 'unreadable'; reason: Unreadable['reason']; args: Unreadable['args'] };

/** Pieces of the file that the other thread may be behind. */
const AHEAD = 3;

/** Hands a workbook's table to another thread while it is read. */
export function rowSender(port: MessagePort): TableSink {
  const packer = new RowPacker();
  const say = (word: TableWord): void => port.postMessage(word, word.kind === 'rows' ? [word.batch.rows.buffer] : []);
  const flush = (): void => {
    if (!packer.isEmpty) say({ kind: 'rows', batch: packer.take() });
  };
  const sayNext = (word: TableWord): void => {
    flush();
    say(word);
  };
  let ahead = 0;
  let onAnswer = () => {};
  port.on('message', () => {
    ahead--;
    onAnswer();
  });
  return {
    sheet: (name, merged) => {
      sayNext({ kind: 'sheet', name, merged });
      return {
        row: (row, cells) => packer.add(row, cells),
        end: (facts) => sayNext({ kind: 'end', facts }),
      };
    },
    hidden: (name) => sayNext({ kind: 'hidden', name }),
    note: (key, args = {}) => sayNext({ kind: 'note', key, args }),
    // Only texts without a form have to be tried.
    score: () => 0,
    progress: async (share) => {
      sayNext({ kind: 'progress', share });
      ahead++;
      while (ahead > AHEAD) await new Promise<void>((resolve) => (onAnswer = resolve));
    },
  };
}
