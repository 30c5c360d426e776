import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg, { type PoolConfig } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import program from '../../package.json' with { type: 'json' };
import { ifMissing } from '../errorFacts.ts';
import { KEY_FILE } from '../recognition/documentKeys.ts';
import type { UploadStore } from '../uploads/uploadStore.ts';
import { MANIFEST, writeBackupFile, type AddEntry } from './backupFile.ts';
import { readMigrations, readSequences, storedTables, type StoredTable } from './storedTables.ts';

/** Bytes of a table per entry; a tar entry has its size before its content. */
const ENTRY_SIZE = 4 * 1024 * 1024;

export interface BackupManifest {
  format: 1;
  program: string;
  /** Time of the snapshot: every write that was acknowledged before it is in the backup. */
  takenAt: string;
  migrations: string[];
  tables: StoredTable[];
}

interface BackupReport {
  path: string;
  tables: number;
  rows: number;
  files: number;
  /** Ids of uploads that have a row, but are not in the store. */
  missingFiles: string[];
  /** Whether the installation's own key of recognized documents is in it. */
  hasDocumentKey: boolean;
}

const entryName = (folder: string, name: string, part: number): string =>
  `${folder}/${name}/${String(part).padStart(6, '0')}`;

async function copyTable(client: pg.Client, { name, columns }: StoredTable, add: AddEntry): Promise<number> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`));
  let [chunks, size, part]: [Buffer[], number, number] = [[], 0, 0];
  const flush = async () => {
    await add(entryName('tables', name, part), Buffer.concat(chunks));
    [chunks, size, part] = [[], 0, part + 1];
  };
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= ENTRY_SIZE) await flush();
  }
  if (size > 0) await flush();
  return stream.rowCount;
}

async function copyUploads(client: pg.Client, uploads: UploadStore, add: AddEntry) {
  const { rows } = await client.query<{ id: string }>('select id::text as id from uploaded_file order by id');
  const missing: string[] = [];
  for (const { id } of rows) {
    const found = await uploads.read(id);
    if (found) await add(`uploads/${id}`, await buffer(found.content));
    else missing.push(id);
  }
  return { files: rows.length - missing.length, missing };
}

/** The key that opens recognized documents; only an encrypted backup holds it, beside what it opens. */
async function copyDocumentKey(folder: string, add: AddEntry): Promise<boolean> {
  const key = await readFile(join(folder, KEY_FILE)).catch(ifMissing(null));
  if (key) await add('documents/key', key);
  return key !== null;
}

/**
 * Copies database and uploads as they are at one moment into one file, while the portal runs. Reads in a snapshot, so no
 * write waits for it. Uploads never change once they have a row.
 * @throws StartError for a weak key; another error when the store of uploads does not answer
 */
export async function writeBackup(options: {
  connection: PoolConfig;
  uploads: UploadStore;
  documentDir: string;
  path: string;
  key?: string | undefined;
}): Promise<BackupReport> {
  const client = new pg.Client({ ...options.connection, statement_timeout: 0, idle_in_transaction_session_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  const report: BackupReport = {
    path: options.path,
    tables: 0,
    rows: 0,
    files: 0,
    missingFiles: [],
    hasDocumentKey: false,
  };
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    const manifest: BackupManifest = {
      format: 1,
      program: program.version,
      takenAt: (rows[0]?.now ?? new Date()).toISOString(),
      migrations: await readMigrations(client),
      tables: await storedTables(client),
    };
    await writeBackupFile(options.path, options.key, async (add) => {
      await add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
      for (const table of manifest.tables) report.rows += await copyTable(client, table, add);
      if (options.key) report.hasDocumentKey = await copyDocumentKey(options.documentDir, add);
      await add('sequences.json', Buffer.from(JSON.stringify(await readSequences(client))));
      const { files, missing } = await copyUploads(client, options.uploads, add);
      Object.assign(report, { tables: manifest.tables.length, files, missingFiles: missing });
    });
    await client.query('commit');
    return report;
  } finally {
    await client.end().catch(() => {});
  }
}
