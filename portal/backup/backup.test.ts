import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { isf10Bill } from '#contract/testing/bills.ts';
import type { TestClient } from '../testing/client.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { buildLaterIndexes } from '../db/laterIndexes.ts';
import { withClient, type DatabaseConnection } from '../embedded/probeDatabase.ts';
import { ACCOUNTS, type TestPortal } from '../testing/harness.ts';
import { postDraft, sendBill, freshNumber } from '../testing/sending.ts';
import { startWithClients } from '../testing/startWithClients.ts';
import { FolderStore } from '../uploads/folderStore.ts';
import { ObjectStore } from '../uploads/objectStore.ts';
import { startS3Server } from '../uploads/testing/s3Server.ts';
import type { UploadStore } from '../uploads/uploadStore.ts';
import { readBackupFile, writeBackupFile } from './backupFile.ts';
import { checkBackup, restoreBackup } from './restoreBackup.ts';
import { storedTables } from './storedTables.ts';
import { writeBackup } from './writeBackup.ts';

const KEY = 'a passphrase of this test';
const FILE_ID = '7d0c3a52-45f6-4f0c-9a52-0d3a1c1f3b11';

let test: TestPortal;
let filer: TestClient;
let folder: string;
let uploadDir: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  ({ test, filer } = await startWithClients({ coins: 1_000 }));
  folder = await mkdtemp(join(tmpdir(), 'tpt-backup-'));
  uploadDir = test.portal.config.uploadDir;
  await mkdir(uploadDir, { recursive: true });
  await writeFile(join(uploadDir, FILE_ID), 'signed agreement');
  await mkdir(join(folder, 'documents'));
  await writeFile(join(folder, 'documents', 'key'), 'key of documents');
  await test.portal.pool.query(
    `insert into uploaded_file (id, enterprise_id, user_id, name, mime, size, sha256, created_at)
     select $1, '1', id, 'signed.pdf', 'application/pdf', 16, '', now() from app_user where account = $2`,
    [FILE_ID, ACCOUNTS.filer],
  );
});
afterAll(async () => {
  await test.close();
  await Promise.all(databases.map((database) => database.drop()));
  await rm(folder, { recursive: true, force: true });
});

it('[13.3.1] makes no readable file unless it is asked for', async () => {
  const { TPT_BACKUP_KEY: _, ...env } = process.env;
  const command = promisify(execFile)(process.execPath, ['--import', 'tsx', 'portal/backup/backup.ts'], {
    env: { ...env, TPT_DATA_DIR: join(folder, 'none') },
  });
  await expect(command).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('--plain') });
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

const emptyDatabase = async () => {
  const database = await createTestDatabase('template0');
  databases.push(database);
  return database.connection;
};
const backUp = (name: string, key?: string) =>
  writeBackup({
    connection: test.connection,
    uploads: test.portal.uploads,
    documentDir: join(folder, 'documents'),
    path: join(folder, name),
    key,
  });
const uploadsOf = (name: string) => join(folder, `uploads of ${name}`);
const restoreTo = async (
  connection: DatabaseConnection,
  name: string,
  key?: string,
  uploads: UploadStore = new FolderStore(uploadsOf(name)),
) => {
  const path = join(folder, name);
  const manifest = await checkBackup(path, key);
  const documentDir = join(folder, `documents of ${name}`);
  return restoreBackup({ connection, uploads, uploadDir: uploadsOf(name), documentDir, path, key, manifest });
};
const read = async <T extends object>(connection: DatabaseConnection, sql: string, values: unknown[] = []) =>
  withClient(connection, async (client) => (await client.query<T>(sql, values)).rows);
/** Rows of every table as text, in an order that does not depend on where they lie on the disk. */
const contentOf = (connection: DatabaseConnection) =>
  withClient(connection, async (client) => {
    const content: Record<string, string[]> = {};
    for (const { name } of await storedTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${pg.escapeIdentifier(name)} t order by 1`,
      );
      content[name] = rows.map(({ row }) => row);
    }
    return content;
  });

describe('[O02] backup and restore', () => {
  it('encrypts with a passphrase, which alone opens the file', async () => {
    const path = join(folder, 'passphrase');
    await writeBackupFile(path, KEY, (add) => add('a', Buffer.from('social security number')));
    expect((await readFile(path)).includes('social')).toBe(false);
    const read: string[] = [];
    await readBackupFile(path, KEY, async (name, content) => void read.push(name, content.toString('utf8')));
    expect(read).toEqual(['a', 'social security number']);
  });

  it('brings back every write that was acknowledged before it, while people go on writing', async () => {
    const identity = await generateX25519Identity();
    const drafts: string[] = [];
    const sent: string[] = [];
    let isEnding = false;
    const writing = (async () => {
      while (!isEnding) {
        drafts.push(await postDraft(filer, isf10Bill({ clientRef: `PO ${drafts.length}` })));
        const number = freshNumber('BK');
        const { status } = await sendBill(
          filer,
          isf10Bill({ amsRequestList: [{ amsNo: number, amsType: 'BM', userRemark: '' }] }),
        );
        if (status === 200) sent.push(number);
      }
    })();
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(3);
    const before = { drafts: [...drafts], sent: [...sent] };
    const report = await backUp('under load.tar.gz.age', await identityToRecipient(identity));
    isEnding = true;
    await writing;
    expect(report).toMatchObject({ files: 1, missingFiles: [], hasDocumentKey: true });

    const restored = await emptyDatabase();
    await restoreTo(restored, 'under load.tar.gz.age', identity);
    const kept = await read<{ id: string }>(restored, 'select id from draft where id = any ($1)', [before.drafts]);
    expect(kept).toHaveLength(before.drafts.length);
    const filings = await read(restored, 'select from filing where ams_no = any ($1)', [before.sent]);
    expect(filings).toHaveLength(before.sent.length);
    // A snapshot holds whole sends: each filing with its charge, each wallet with the sum of its ledger.
    const broken = await read(
      restored,
      `select filing.id from filing where not exists (select from consumption where filing_id = filing.id)
       union all select enterprise_id from ledger_entry group by enterprise_id, purse
         having sum(amount) <> (array_agg(balance_after order by id desc))[1]`,
    );
    expect(broken).toEqual([]);
    expect(await readFile(join(uploadsOf('under load.tar.gz.age'), FILE_ID), 'utf8')).toBe('signed agreement');
    expect(await readFile(join(folder, 'documents of under load.tar.gz.age', 'key'), 'utf8')).toBe('key of documents');
  });

  it('restores every row of every table, and holds what may have left the portal since', async () => {
    await read(test.connection, 'create index filing_words on filing using gin (search_words(search))');
    // As after the start of a newer portal.
    const indexing = buildLaterIndexes(test.connection);
    // The key of documents is never stored in clear beside them.
    expect(await backUp('whole.tar.gz')).toMatchObject({ hasDocumentKey: false });
    await indexing;
    const restored = await emptyDatabase();
    const report = await restoreTo(restored, 'whole.tar.gz');
    const [original, copy] = [await contentOf(test.connection), await contentOf(restored)];
    expect(report.held).toBeGreaterThan(0);
    const held = await read<{ kind: string; runAt: unknown }>(
      restored,
      `select distinct kind, last_error is not null as "isTold" from job where run_at = '9999-12-31' and not is_ready`,
    );
    expect(held).toContainEqual({ kind: 'gateway.submit', isTold: true });
    delete original.job;
    delete copy.job;
    expect(copy).toEqual(original);
    // New rows get numbers of their own, and triggers and foreign keys are back.
    const [counts] = await read<{ keys: number; off: number }>(
      restored,
      `select (select count(*)::int from pg_constraint where contype = 'f') as keys,
         (select count(*)::int from pg_trigger where tgenabled = 'D') as off`,
    );
    const [there] = await read<{ keys: number }>(
      test.connection,
      `select count(*)::int as keys from pg_constraint where contype = 'f'`,
    );
    expect(counts).toEqual({ keys: there?.keys, off: 0 });
    const numbers = await read<{ next: boolean }>(
      restored,
      `select nextval(pg_get_serial_sequence('ledger_entry', 'id')) > max(id) as next from ledger_entry`,
    );
    expect(numbers).toEqual([{ next: true }]);
  });

  it('[O06] restores uploads of a folder into an object store, and backs that up', async () => {
    const s3 = await startS3Server();
    onTestFinished(() => s3.close());
    const uploads = new ObjectStore(s3.settings);
    const documentDir = join(folder, 'none');
    await backUp('folder.tar.gz');
    const inObjects = await emptyDatabase();
    await restoreTo(inObjects, 'folder.tar.gz', undefined, uploads);
    expect(await s3.objects()).toEqual([FILE_ID]);
    expect(await readdir(uploadsOf('folder.tar.gz'))).toEqual([]);
    const path = join(folder, 'objects.tar.gz');
    const report = await writeBackup({ connection: inObjects, uploads, documentDir, path });
    expect(report).toMatchObject({ files: 1, missingFiles: [] });
    const files: Record<string, string> = {};
    await readBackupFile(path, undefined, async (name, content) => {
      if (name.startsWith('uploads/')) files[name] = content.toString('utf8');
    });
    expect(files).toEqual({ [`uploads/${FILE_ID}`]: 'signed agreement' });
    s3.fault = (_, response) => Boolean(response.destroy());
    await expect(
      writeBackup({ connection: inObjects, uploads, documentDir, path: join(folder, 'cut off.tar.gz') }),
    ).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('cut off'))).toEqual([]);
  });

  it('refuses a wrong key, a damaged file and a filled database, and leaves nothing behind', async () => {
    await backUp('plain.tar.gz');
    const recipient = await identityToRecipient(await generateX25519Identity());
    await backUp('locked.tar.gz.age', recipient);
    const bytes = await readFile(join(folder, 'plain.tar.gz'));
    await writeFile(join(folder, 'cut.tar.gz'), bytes);
    await truncate(join(folder, 'cut.tar.gz'), bytes.length - 3_000);
    const restored = await emptyDatabase();
    await expect(restoreTo(restored, 'locked.tar.gz.age', await generateX25519Identity())).rejects.toThrow(
      /TPT_BACKUP_KEY does not open/,
    );
    await expect(restoreTo(restored, 'locked.tar.gz.age')).rejects.toThrow(/is encrypted/);
    await expect(restoreTo(restored, 'cut.tar.gz')).rejects.toThrow(/cannot be read to its end/);
    await expect(restoreTo(restored, 'missing.tar.gz')).rejects.toThrow(/cannot be opened: ENOENT/);
    const tables = await read(restored, `select from pg_class where relnamespace = 'public'::regnamespace`);
    expect(tables).toEqual([]);
    await expect(restoreTo(test.connection, 'plain.tar.gz')).rejects.toThrow(/not empty/);
    await expect(backUp('weak.tar.gz.age', 'short')).rejects.toThrow(/at least 16/);
    expect((await readdir(folder)).filter((name) => name.startsWith('weak'))).toEqual([]);
  });
});
