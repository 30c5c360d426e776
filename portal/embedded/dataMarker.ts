import { existsSync, openSync, readFileSync, readSync, closeSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { join } from 'node:path';
import program from '../../package.json' with { type: 'json' };
import { codeOf, messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { asAccount, folderOwner } from './runAs.ts';

/** In the data folder beside the database's folder, so that it exists when that one is not mounted. */
export const MARKER_FILE = 'database.json';

type Marker = {
  /** PostgreSQL's system identifier, unique to each cluster. */
  systemIdentifier: string;
  createdAt: string;
  /** Version of the program that wrote the file. */
  createdBy: string;
};

/** The system identifier of the cluster; undefined when there is no cluster in that folder. */
function systemIdentifierOf(cluster: string): string | undefined {
  const path = join(cluster, 'global', 'pg_control');
  if (!existsSync(path)) return undefined;
  const bytes = Buffer.alloc(8);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, 8, 0);
  } finally {
    closeSync(file);
  }
  return (endianness() === 'LE' ? bytes.readBigUInt64LE() : bytes.readBigUInt64BE()).toString();
}

/** An unreadable marker still shows that a database was created here. */
function readMarker(path: string): Partial<Marker> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    if (error instanceof SyntaxError) return {};
    throw new StartError(`Cannot read ${path} (${messageOf(error)}). Make it readable for the user of TenPlusTwo.`);
  }
}

/**
 * Refuses a data folder whose database is missing, so that a failed mount never gets a new, empty database.
 * @throws StartError naming the folder and the remedies
 */
export function requireMarkedDatabase(dataDir: string): void {
  const path = join(dataDir, MARKER_FILE);
  const marker = readMarker(path);
  if (!marker) return;
  const cluster = join(dataDir, 'database', 'cluster');
  const found = systemIdentifierOf(cluster);
  if (found !== undefined && (!marker.systemIdentifier || found === marker.systemIdentifier)) return;
  const since = marker.createdAt ? ` since ${marker.createdAt.slice(0, 10)}` : '';
  const state = found === undefined ? 'is missing or empty' : 'now holds another database';
  throw new StartError(
    `The data folder ${dataDir} has had a database${since}, but ${cluster} ${state}. Mount that folder again or restore a backup into it. Only to begin with ${found === undefined ? 'an empty' : 'the other'} database, remove ${path}.`,
  );
}

/** Records which database belongs to the data folder, unless that is recorded. The cluster must exist. */
export function markDatabase(dataDir: string, { cluster, runAs }: DatabaseHome): void {
  const path = join(dataDir, MARKER_FILE);
  if (readMarker(path)?.systemIdentifier) return;
  const marker: Partial<Marker> = {
    systemIdentifier: asAccount(runAs, () => systemIdentifierOf(cluster)),
    createdAt: new Date().toISOString(),
    createdBy: program.version,
  };
  const draft = `${path}.new`;
  asAccount(folderOwner(dataDir), () => {
    rmSync(draft, { force: true });
    writeFileSync(draft, `${JSON.stringify(marker, null, 2)}\n`, { flush: true, flag: 'wx' });
    renameSync(draft, path);
  });
}
