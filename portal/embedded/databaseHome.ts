import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  closeSync,
  existsSync,
  fchownSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import { canEnter, chooseRunAs, type RunAs } from './runAs.ts';

/** Where root stores what the unprivileged account must read, when the wanted place is closed to it. */
export const SHARED_FOLDER = '/var/lib/ten-plus-two';

export type DatabaseHome = {
  /** Real path of the folder with everything of the database. */
  home: string;
  /** PostgreSQL's data directory, which may be missing. */
  cluster: string;
  runAs: RunAs;
};

function unwritable(folder: string, error: unknown): StartError {
  return new StartError(
    `Cannot write to the data folder ${folder} (${codeOf(error) || messageOf(error)}). Make it writable or set TPT_DATA_DIR to another folder.`,
  );
}

/** Like mkdir -p; Node's own recursive mkdir never returns where the system forbids new folders with ENOENT. */
function createFolders(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    createFolders(dirname(folder));
    mkdirSync(folder);
  }
}

function makeOwned(folder: string, runAs: RunAs): void {
  mkdirSync(folder, { mode: 0o700 });
  if (runAs) handOver(folder, runAs);
}

/** Gives a folder of root to the account; does not change another owner, and follows no link. */
export function handOver(folder: string, { uid, gid }: NonNullable<RunAs>): void {
  const opened = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    if (fstatSync(opened).uid === 0) fchownSync(opened, uid, gid);
  } finally {
    closeSync(opened);
  }
}

function exists(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

async function openExisting(link: string): Promise<DatabaseHome> {
  if (!existsSync(link)) {
    throw new StartError(
      `${link} points to a folder that is missing. Restore it, or remove ${link} to begin with an empty database.`,
    );
  }
  const home = realpathSync(link);
  const cluster = join(home, 'cluster');
  const runAs = chooseRunAs(home);
  if (await canEnter(home, runAs)) return { home, cluster, runAs };
  throw new StartError(
    runAs
      ? `The database in ${home} must be readable by the user ${runAs.name}, but a folder above it is closed to others. Move the data folder and set TPT_DATA_DIR to its new place.`
      : `The database in ${home} belongs to another user. Start TenPlusTwo as that user or as root, or set TPT_DATA_DIR to another folder.`,
  );
}

/**
 * Finds or creates the folder of the database inside the data folder. When the database's account cannot enter there (a
 * clone under /root), the folder is created in a shared place and linked from the data folder.
 * @throws StartError when the data folder cannot be used
 */
export async function openDatabaseHome(dataDir: string): Promise<DatabaseHome> {
  try {
    createFolders(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  const link = join(realpathSync(dataDir), 'database');
  if (exists(link)) return openExisting(link);

  try {
    await createOwnedFolder(link, chooseRunAs(link));
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  return openExisting(link);
}

/** Creates a folder for the account; where it cannot enter, a link to one in the shared place. */
export async function createOwnedFolder(path: string, runAs: RunAs): Promise<void> {
  makeOwned(path, runAs);
  if (!runAs || (await canEnter(path, runAs))) return;
  rmdirSync(path);
  createFolders(SHARED_FOLDER);
  chmodSync(SHARED_FOLDER, 0o755);
  const elsewhere = join(SHARED_FOLDER, `${basename(path)}-${randomBytes(8).toString('hex')}`);
  makeOwned(elsewhere, runAs);
  symlinkSync(elsewhere, path);
}
