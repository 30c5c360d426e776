import { chmodSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../sha256.ts';
import { codeOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { readPostmasterFile } from './postmaster.ts';
import { asAccount } from './runAs.ts';

/** The lowest limit of a socket's path among the systems is 104 bytes, including the terminating zero. */
const SOCKET_PATH_LIMIT = 103;
const PORT = 5432;

export type DatabaseAddress = {
  /** Folder of the socket, or a loopback address on Windows. */
  host: string;
  port: number;
  /** Command line of the server that makes it listen there. */
  listen: string[];
  /** Removes what was created outside the data folder; call it after the server has stopped. */
  forget(): void;
};

function makePrivateFolder(folder: string, owner: number | undefined): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  // In a shared temporary folder another user may have created it first, to listen in our place.
  if (!found.isDirectory() || found.uid !== owner) {
    throw new StartError(
      `The folder ${folder} belongs to another user. Remove it, or set TPT_DATA_DIR to a folder with a shorter path.`,
    );
  }
  chmodSync(folder, 0o700);
}

function socketFolder(place: DatabaseHome): string {
  const near = join(place.home, 'socket');
  if (Buffer.byteLength(join(near, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_LIMIT) return near;
  const name = `tpt-${sha256(place.home).slice(0, 16)}`;
  const short = join(tmpdir(), name);
  return Buffer.byteLength(join(short, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_LIMIT ? short : join('/tmp', name);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * The address of this database: a socket that only its owner can reach, on Windows a loopback port. A path too long for
 * a socket gets a short folder in the temporary one.
 */
export async function databaseAddress(place: DatabaseHome): Promise<DatabaseAddress> {
  if (process.platform === 'win32') {
    const port = readPostmasterFile(place.cluster)?.port || (await freePort());
    const listen = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1'];
    return { host: '127.0.0.1', port, listen, forget: () => {} };
  }
  const host = socketFolder(place);
  asAccount(place.runAs, () => makePrivateFolder(host, place.runAs?.uid ?? process.getuid?.()));
  const options = ['-k', host, '-p', String(PORT), '-c', 'listen_addresses='];
  const forget = () => {
    if (host.startsWith(place.home)) return;
    try {
      asAccount(place.runAs, () => rmdirSync(host));
    } catch {
      // It is not empty, or already deleted: the next start uses or creates it.
    }
  };
  return { host, port: PORT, listen: [...options, '-c', 'unix_socket_permissions=0700'], forget };
}
