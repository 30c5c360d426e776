import { parentPort, workerData } from 'node:worker_threads';
import pg, { type ClientConfig } from 'pg';
import { standBack } from '../workers/standBack.ts';
import { billImport, type ImportOrder } from './billImport.ts';
import { readTable } from './readTable.ts';
import { Unreadable } from './unreadable.ts';

/** What the thread is to read. */
export interface ImportWork extends ImportOrder {
  bytes: Uint8Array;
  connection: ClientConfig;
  runId: string;
}

/** What it says on its way. */
export type ImportWord =
  | { kind: 'progress'; share: number; rows: number }
  | { kind: 'done'; outcome: ReturnType<ReturnType<typeof billImport>['outcome']> }
  | { kind: 'unreadable'; reason: Unreadable['reason']; args: Unreadable['args'] };

/** Drafts of one part: some hundred kilobytes. */
const PART_DRAFTS = 250;
const PART_SIGNS = 1_000_000;
const TELL_EVERY = 200;

const port = parentPort;
if (!port) throw new Error('This is a thread of the portal.');
standBack();

const { bytes, connection, runId, ...order } = workerData as ImportWork;
const say = (word: ImportWord): void => port.postMessage(word);

/** Writes parts one after the other while the file is read on; the reader waits when two are behind. */
function partsWriter() {
  const client = new pg.Client(connection);
  let drafts: string[] = [];
  let signs = 0;
  let seq = 0;
  let connecting: Promise<unknown> | undefined;
  const writing: Promise<unknown>[] = [];

  const flush = (): void => {
    if (drafts.length === 0) return;
    const text = `[${drafts.join(',')}]`;
    drafts = [];
    signs = 0;
    connecting ??= client.connect();
    const at = seq++;
    const before = writing.at(-1) ?? connecting;
    const written = before.then(() =>
      client.query('insert into import_part (run_id, seq, drafts) values ($1, $2, $3)', [runId, at, text]),
    );
    // Whoever waits for it hears of a failure.
    written.catch(() => {});
    writing.push(written);
  };
  return {
    add: (draft: string): void => {
      drafts.push(draft);
      signs += draft.length;
      if (drafts.length >= PART_DRAFTS || signs >= PART_SIGNS) flush();
    },
    ready: async (): Promise<void> => {
      if (writing.length > 2) await writing[writing.length - 2];
    },
    end: async (): Promise<void> => {
      flush();
      await writing.at(-1);
      if (connecting) await client.end();
    },
  };
}

const parts = partsWriter();
let told = 0;
const table = billImport(order, parts.add, async (share, rows) => {
  await parts.ready();
  if (Date.now() - told < TELL_EVERY) return;
  told = Date.now();
  say({ kind: 'progress', share, rows });
});

try {
  await readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), table);
  const outcome = table.outcome();
  await parts.end();
  say({ kind: 'done', outcome });
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  await parts.end().catch(() => {});
  say({ kind: 'unreadable', reason: error.reason, args: error.args });
}
port.close();
