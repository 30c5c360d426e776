import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import type { WorkerConnection } from '../workers/connectionConfig.ts';
import { backendPid, lowerPriority } from '../workers/lowerPriority.ts';
import { partBytes } from './partBytes.ts';

/** Bytes of parts that the database has not received; a part has up to 500 KB. */
const PENDING_MAX = 2_000_000;

/**
 * Writes the drafts of an import while the file is read, with one COPY: the reading thread handles replies of the
 * database only between two pieces of the file, and a COPY needs none.
 */
export function partsWriter({ isOwn, ...connection }: WorkerConnection, runId: string, blank: string) {
  const client = new pg.Client(connection);
  let copying: ReturnType<typeof begin> | null = null;
  let seq = 0;

  const begin = async () => {
    await client.connect();
    if (isOwn) lowerPriority(backendPid(client));
    const statement = 'copy import_part (run_id, seq, drafts) from stdin';
    const copy = client.query(from(statement, { highWaterMark: PENDING_MAX }));
    const done = finished(copy);
    // `ready` and `end` report it.
    done.catch(() => {});
    return { copy, done };
  };
  const parts = partBytes(escaped(blank), (part) => {
    const row = Buffer.concat([Buffer.from(`${runId}\t${seq++}\t`), part, Buffer.from('\n')]);
    copying ??= begin();
    // `ready` and `end` report a failed connection.
    copying.then(({ copy }) => copy.write(row)).catch(() => {});
  });
  return {
    add: (draft: string): void => parts.add(escaped(draft)),
    /** Resolves when few enough parts are pending. @throws what the database refused */
    async ready(): Promise<void> {
      if (!copying) return;
      const { copy, done } = await copying;
      if (copy.writableNeedDrain) await Promise.race([once(copy, 'drain'), done]);
    },
    /** Resolves when everything is written. @throws what the database refused */
    async end(): Promise<void> {
      parts.end();
      if (!copying) return;
      const { copy, done } = await copying;
      copy.end();
      await done;
      await client.end();
    },
  };
}

/** JSON as a field of COPY's text format: it has no raw control characters, so only its backslashes are escaped. */
const escaped = (json: string): string => json.replaceAll('\\', '\\\\');
