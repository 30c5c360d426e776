import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { Cell } from '#rules/importCell.ts';
import { receiveTable } from './receiveTable.ts';
import { readTable } from './readTable.ts';
import { rowSender } from './rowSender.ts';
import type { TableSink } from './tableSink.ts';
import { formula, rawNumber, styled, xlsxFile } from './testing/xlsxFile.ts';
import { Unreadable } from './unreadable.ts';

/** Everything that a sink was told, in order. */
function recorder(): TableSink & { told: unknown[] } {
  const told: unknown[] = [];
  const plain = (cell: Cell | undefined) => cell && { text: cell.text, kind: cell.kind, is1904: cell.is1904 };
  return {
    told,
    sheet: (name, merged) => {
      told.push(['sheet', name, merged]);
      return {
        row: (row, cells) => told.push([row, Array.from(cells, plain)]),
        end: (facts) => told.push(['end', facts]),
      };
    },
    hidden: (name) => told.push(['hidden', name]),
    note: (key, args = {}) => told.push(['note', key, args]),
    score: () => 0,
    progress: () => Promise.resolve(),
  };
}

/** The same file read at once, and handed over a channel. */
async function bothWays(bytes: Buffer): Promise<[unknown[], unknown[]]> {
  const here = recorder();
  await readTable(bytes, here);
  const there = recorder();
  const { port1, port2 } = new MessageChannel();
  const receiving = receiveTable(port2, there);
  await readTable(bytes, rowSender(port1));
  port1.postMessage({ kind: 'whole' });
  await receiving;
  return [here.told, there.told];
}

describe('a table handed from one thread to another', () => {
  it('[V20] is the table that was read: texts, numbers, days, blanks, blocks, sheets and rows in their order', async () => {
    const row = (at: number) => [
      `AMS ${at % 7}`,
      styled(46_000.5 + (at % 3), 2),
      rawNumber(String(at)),
      '',
      formula('A1', ''),
    ];
    const [here, there] = await bothWays(
      xlsxFile({
        sheets: [
          {
            name: 'ONE',
            rows: [['AMS B/L no.', 'Loading time', 'Remark'], ...Array.from({ length: 9_000 }, (_, at) => row(at))],
          },
          { name: 'GONE', rows: [['x']], state: 'hidden' },
          {
            name: 'TWO',
            rows: [
              ['AMS 3', '深圳 “😀”'],
              ['', '', '', 'far'],
            ],
          },
        ],
      }),
    );
    expect(there).toEqual(here);
    expect(there.length).toBeGreaterThan(9_000);
  });

  it('ends with the reason when the file cannot be read', async () => {
    const { port1, port2 } = new MessageChannel();
    const receiving = receiveTable(port2, recorder());
    port1.postMessage({ kind: 'unreadable', reason: 'tooManyRows', args: { max: 3 } });
    await expect(receiving).rejects.toEqual(new Unreadable('tooManyRows', { max: 3 }));
    port1.close();
  });

  it('stops the one who reads when the other one is behind', async () => {
    const { port1, port2 } = new MessageChannel();
    const sender = rowSender(port1);
    let passed = 0;
    const reading = (async () => {
      for (let piece = 0; piece < 9; piece++) {
        await sender.progress(piece / 9);
        passed++;
      }
    })();
    await new Promise((resolve) => setImmediate(resolve));
    expect(passed).toBeLessThan(9);
    const receiving = receiveTable(port2, recorder());
    await reading;
    port1.postMessage({ kind: 'whole' });
    await receiving;
    expect(passed).toBe(9);
  });
});
