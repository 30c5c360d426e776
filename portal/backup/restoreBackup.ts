import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import pg, { type PoolConfig } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { migrateToLatest, migrateTo } from '../db/migrate.ts';
import { KEY_FILE } from '../recognition/documentKeys.ts';
import { StartError } from '../startError.ts';
import { storeContent } from '../uploads/arrivingFiles.ts';
import type { UploadStore } from '../uploads/uploadStore.ts';
import { MANIFEST, readBackupFile } from './backupFile.ts';
import { holdJobs } from './holdJobs.ts';
import type { Sequences, StoredTable } from './storedTables.ts';
import type { BackupManifest } from './writeBackup.ts';

interface RestoreReport {
  takenAt: string;
  tables: number;
  files: number;
  /** Messages, mails and text messages that wait for support staff. */
  held: number;
}

/** Runs without foreign keys and triggers, which come back, checked, before the transaction ends. */
async function withoutConstraints(client: pg.Client, tables: readonly StoredTable[], work: () => Promise<void>) {
  const { rows: keys } = await client.query<{ relation: string; name: string; definition: string }>(
    `select conrelid::regclass::text as relation, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  for (const { relation, name } of keys) {
    await client.query(`alter table ${relation} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await work();
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { relation, name, definition } of keys) {
    await client.query(`alter table ${relation} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
  }
}

/** Feeds the entries of one table after the other into PostgreSQL. */
function tableLoader(client: pg.Client, tables: readonly StoredTable[]) {
  let current: { name: string; stream: CopyStreamQuery } | undefined;
  const end = async () => {
    if (!current) return;
    current.stream.end();
    await finished(current.stream);
    current = undefined;
  };
  return {
    end,
    async add(name: string, content: Buffer) {
      if (current?.name !== name) {
        await end();
        const table = tables.find((one) => one.name === name);
        if (!table) throw new StartError(`The backup holds the table ${name}, which its list does not name.`);
        const list = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
        current = { name, stream: client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`)) };
      }
      const { stream } = current ?? {};
      await new Promise<void>((resolve, reject) => {
        stream?.write(content, (error) => (error ? reject(error) : resolve()));
      });
    },
  };
}

async function writePrivate(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if (rows[0]?.count === 0) return;
  throw new StartError(
    'The database is not empty, and a restore never replaces anything. Name an empty folder in TPT_DATA_DIR, or an empty database in DATABASE_URL.',
  );
}

/**
 * Restores a backup into an empty database and the store of uploads, then brings it to this program's schema.
 * Nothing is visible before all rows are there and every foreign key holds.
 * @throws StartError when the database is not empty, or the file is of a newer program
 */
export async function restoreBackup(options: {
  connection: PoolConfig;
  uploads: UploadStore;
  /** Where uploads arrive. */
  uploadDir: string;
  documentDir: string;
  path: string;
  key?: string | undefined;
  /** Of the file, as `checkBackup` read it. */
  manifest: BackupManifest;
}): Promise<RestoreReport> {
  const { connection, path, key, manifest, uploads, uploadDir, documentDir } = options;
  const client = new pg.Client({ ...connection, statement_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    await requireEmpty(client);
    await migrateTo(connection, manifest.migrations);
    let files = 0;
    let held = 0;
    await client.query('begin');
    await withoutConstraints(client, manifest.tables, async () => {
      const loader = tableLoader(client, manifest.tables);
      let sequences: Sequences = {};
      await readBackupFile(path, key, async (name, content) => {
        const [folder = '', item = ''] = name.split('/');
        if (folder === 'tables') return loader.add(item, content);
        await loader.end();
        if (name === 'sequences.json') sequences = JSON.parse(content.toString('utf8')) as Sequences;
        if (folder === 'documents') await writePrivate(join(documentDir, KEY_FILE), content);
        if (folder !== 'uploads') return;
        await storeContent(uploads, uploadDir, item, content);
        files += 1;
      });
      await loader.end();
      for (const [name, value] of Object.entries(sequences)) {
        await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
      }
      held = await holdJobs(client);
    });
    await client.query('commit');
    await client.query('analyze');
    await migrateToLatest(connection);
    return { takenAt: manifest.takenAt, tables: manifest.tables.length, files, held };
  } finally {
    await client.end().catch(() => {});
  }
}

/** Reads the whole file once, so that a damaged one is refused before anything is changed. @throws StartError */
export async function checkBackup(path: string, key: string | undefined): Promise<BackupManifest> {
  let manifest: BackupManifest | undefined;
  await readBackupFile(path, key, async (name, content) => {
    if (name === MANIFEST) manifest = JSON.parse(content.toString('utf8')) as BackupManifest;
  });
  if (manifest?.format !== 1) throw new StartError(`${path} is no backup that this program can read.`);
  return manifest;
}
