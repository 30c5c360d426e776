import { spawn } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../errorFacts.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { boundLog, logOf } from './boundLog.ts';
import { databaseEnvironment } from './postgresSettings.ts';
import { asAccount, identityOf } from './runAs.ts';

/** The content of `postmaster.pid` of a running or killed server. */
type PostmasterFile = { pid: number; port: number; socketDir: string };

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3]), socketDir: lines[4] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes the locks of a server that is certainly dead; PostgreSQL itself takes a zombie or a reused process id for it.
 */
export function removeStaleLocks({ cluster, runAs }: DatabaseHome, file: PostmasterFile): void {
  asAccount(runAs, () => {
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    if (file.socketDir) {
      rmSync(join(file.socketDir, `.s.PGSQL.${file.port}.lock`), { force: true });
    }
  });
}

export type Postmaster = {
  pid: number;
  /** Settles when the process has ended, with a description of how. */
  exited: Promise<string>;
  /** The last lines it wrote since it was started. */
  lastWords(): string;
};

function openLog({ home, runAs }: DatabaseHome): { path: string; fd: number; from: number } {
  const path = logOf(home);
  return asAccount(runAs, () => {
    boundLog(path);
    const fd = openToAppend(path);
    return { path, fd, from: fstatSync(fd).size };
  });
}

/** Replaces a link, or a file of another account, by a new file. */
function openToAppend(path: string): number {
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);
  try {
    return openSync(path, flags, 0o600);
  } catch (error) {
    if (!['ELOOP', 'EMLINK', 'EACCES'].includes(codeOf(error))) throw error;
    rmSync(path, { force: true });
    return openSync(path, flags | constants.O_EXCL, 0o600);
  }
}

/**
 * Starts the server in its own process group: a Ctrl-C of the terminal goes to the portal's whole group and must not
 * end the database before the portal has finished its responses.
 */
export function launchPostmaster(
  place: DatabaseHome,
  options: { bin: string; listen: string[]; settings: Record<string, string> },
): Postmaster {
  const log = openLog(place);
  const settings = Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(options.bin, 'postgres'), ['-D', place.cluster, ...options.listen, ...settings], {
    cwd: place.home,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
    env: databaseEnvironment(),
    ...identityOf(place.runAs),
  });
  closeSync(log.fd);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const lastWords = () => {
    try {
      const text = asAccount(place.runAs, () => readFileSync(log.path))
        .subarray(log.from)
        .toString('utf8');
      // Refused connections of the waiting portal do not show the cause.
      const lines = text
        .trim()
        .split('\n')
        .filter((line) => !line.endsWith('the database system is starting up'));
      return lines.slice(-5).join('\n');
    } catch {
      return '';
    }
  };
  return { pid: child.pid ?? 0, exited, lastWords };
}
