import { copyFile, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type PoolConfig } from 'pg';
import { walFolder } from '../embedded/walArchive.ts';
import { ifMissing } from '../errorFacts.ts';
import { StartError } from '../startError.ts';

/** Folders of the cluster whose content is made again at the start (PostgreSQL 15, chapter 26.3). */
const EMPTY_FOLDERS = ['pg_wal', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|pg_replslot|.*\.tmp)$/u;
const SEGMENT = /^[0-9A-F]{24}/u;

/** Written when a base is complete. */
const BASE_FILE = 'base.json';
interface BaseFacts {
  /** When the copy was complete: moments from then on can be restored from it. */
  completeAt: string;
  /** First segment of the log that it needs. */
  firstSegment: string;
}

/** Copies a folder of a running cluster: files may grow, which the log repairs, or vanish. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (EMPTY_FOLDERS.includes(entry.name)) await mkdir(target, { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile()) await copyFile(source, target).catch(ifMissing(undefined));
  }
}

async function writeFlushed(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Copies a running cluster into an archive (decision 0059).
 * @param options.superuser connection of the cluster's superuser
 * @param options.home folder of the database, with `cluster` and `password`
 * @returns path of the base
 */
export async function writeBase(options: {
  superuser: PoolConfig;
  home: string;
  archive: string;
  now: Date;
}): Promise<string> {
  const { superuser, home, archive, now } = options;
  const path = join(archive, `base-${now.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}`);
  const draft = `${path}.part`;
  const client = new pg.Client({ ...superuser, statement_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows: modes } = await client.query<{ archive_mode: string }>('show archive_mode');
    if (modes[0]?.archive_mode !== 'on') {
      throw new StartError('The running database archives nothing. Start the portal with TPT_WAL_ARCHIVE first.');
    }
    await mkdir(draft, { mode: 0o700 });
    await client.query("select pg_backup_start('base', true)");
    await copyFolder(join(home, 'cluster'), join(draft, 'cluster'));
    await mkdir(join(draft, 'cluster', 'pg_replslot'), { mode: 0o700 });
    // The cluster's superuser signs in with it after the restore.
    await copyFile(join(home, 'password'), join(draft, 'password'));
    // Waits until the log that the copy needs is archived.
    const { rows } = await client.query<{ label: string; map: string }>(
      'select labelfile as label, spcmapfile as map from pg_backup_stop(true)',
    );
    const label = rows[0]?.label ?? '';
    await writeFlushed(join(draft, 'cluster', 'backup_label'), label);
    const firstSegment = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/u.exec(label)?.[1] ?? '';
    const facts: BaseFacts = { completeAt: new Date().toISOString(), firstSegment };
    await writeFile(join(draft, BASE_FILE), `${JSON.stringify(facts)}\n`, { mode: 0o600 });
    await rename(draft, path);
    await removeUnneeded(archive);
    return path;
  } finally {
    await client.end().catch(() => {});
    await rm(draft, { recursive: true, force: true });
  }
}

export interface Base extends BaseFacts {
  path: string;
}

/** The complete bases of an archive, oldest first. */
export async function listBases(archive: string): Promise<Base[]> {
  const bases: Base[] = [];
  for (const name of await readdir(archive)) {
    if (!/^base-\w+$/u.test(name)) continue;
    const path = join(archive, name);
    bases.push({ ...(JSON.parse(await readFile(join(path, BASE_FILE), 'utf8')) as BaseFacts), path });
  }
  return bases.toSorted((a, b) => (a.completeAt < b.completeAt ? -1 : 1));
}

/** Removes segments from before the oldest base; the first eight digits are the timeline. */
export async function removeUnneeded(archive: string): Promise<void> {
  const oldest = (await listBases(archive))
    .map(({ firstSegment }) => firstSegment.slice(8))
    .toSorted()
    .at(0);
  if (!oldest) return;
  for (const name of await readdir(walFolder(archive))) {
    if (SEGMENT.test(name) && name.slice(8, 24) < oldest) await rm(join(walFolder(archive), name), { force: true });
  }
}
