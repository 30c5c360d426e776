import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { backendPid, lowerPriority } from '../workers/lowerPriority.ts';
import { CopyIn } from './copyIn.ts';
import { partBytes } from './partBytes.ts';

/** Parts on their way to the database, of up to 500 KB each. */
const AHEAD = 4;
const SIGNATURE = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const END = Buffer.from([0xff, 0xff]);

/**
 * Writes the drafts of an import while the file is read on, as one binary copy: the thread that reads hears of the
 * database between two pieces of the file only, and a copy waits for no answer.
 */
export function partsWriter({ isOwn, ...connection }: WorkerConnection, runId: string, blank: string) {
  const client = new pg.Client(connection);
  const run = Buffer.from(runId);
  let copying: Promise<{ copy: CopyIn; stream: Duplex }> | null = null;
  let seq = 0;
  let ahead = 0;
  let onWritten = () => {};

  const begin = async () => {
    await client.connect();
    if (isOwn) lowerPriority(backendPid(client));
    const copy = client.query(new CopyIn('copy import_part (run_id, seq, drafts) from stdin (format binary)'));
    const stream = await copy.open;
    stream.write(copyData(SIGNATURE));
    return { copy, stream };
  };
  const gathered = partBytes(blank, (part) => {
    const head = copyData(rowHead(run, seq++, part.length), part.length);
    copying ??= begin();
    ahead++;
    copying
      .then(({ stream }) => {
        stream.cork();
        stream.write(head);
        stream.write(part, () => {
          gathered.reuse(part);
          ahead--;
          onWritten();
        });
        stream.uncork();
      })
      // Whoever waits hears of a failure.
      .catch(() => {});
  });
  return {
    add: (draft: string): void => gathered.add(draft),
    /** Resolves when not too many parts are on their way. @throws what the database refused */
    async ready(): Promise<void> {
      while (ahead > AHEAD) {
        const { copy } = (await copying) ?? {};
        await Promise.race([new Promise<void>((resolve) => (onWritten = resolve)), copy?.done]);
      }
    },
    /** Resolves when everything is written. @throws what the database refused */
    async end(): Promise<void> {
      gathered.end();
      if (!copying) return;
      const { copy, stream } = await copying;
      stream.write(copyData(END));
      stream.write(Buffer.from([COPY_DONE, 0, 0, 0, 4]));
      await copy.done;
      await client.end();
    },
  };
}

const COPY_DATA = 0x64;
const COPY_DONE = 0x63;

/** A message with rows, or with the beginning of one of which so many bytes follow. */
function copyData(bytes: Buffer, following = 0): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(COPY_DATA, 0);
  head.writeInt32BE(4 + bytes.length + following, 1);
  return Buffer.concat([head, bytes]);
}

/** A row up to the bytes of its last field. */
function rowHead(run: Buffer, seq: number, length: number): Buffer {
  const head = Buffer.alloc(2 + 4 + run.length + 4 + 4 + 4);
  let at = head.writeInt16BE(3, 0);
  at = head.writeInt32BE(run.length, at);
  at += run.copy(head, at);
  at = head.writeInt32BE(4, at);
  at = head.writeInt32BE(seq, at);
  head.writeInt32BE(length, at);
  return head;
}
