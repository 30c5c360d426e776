import { spawn } from 'node:child_process';
import { chownSync, closeSync, fstatSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseHome } from './databaseHome.ts';
import { boundLog, logOf } from './boundLog.ts';
import { databaseEnvironment } from './postgresSettings.ts';
import { identityOf } from './runAs.ts';

/** What `postmaster.pid` says about a server that runs or was killed. */
export type PostmasterFile = { pid: number; port: number; socketDir: string };

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3]), socketDir: lines[4] ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the locks of a server that is certainly dead; PostgreSQL itself believes a zombie or a reused process id. */
export function removeStaleLocks(cluster: string, file: PostmasterFile): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (file.socketDir) {
    rmSync(join(file.socketDir, `.s.PGSQL.${file.port}.lock`), { force: true });
  }
}

export type Postmaster = {
  pid: number;
  /** Settles when the process is gone, with a few words about how. */
  exited: Promise<string>;
  /** The last lines it wrote since it was started. */
  lastWords(): string;
};

function openLog({ home, runAs }: DatabaseHome): { path: string; fd: number; from: number } {
  const path = logOf(home);
  boundLog(path);
  const fd = openSync(path, 'a', 0o600);
  if (runAs && process.getuid?.() === 0) chownSync(path, runAs.uid, runAs.gid);
  return { path, fd, from: fstatSync(fd).size };
}

/**
 * Starts the server in its own process group: a Ctrl-C of the terminal goes to the whole group of the portal and
 * must not end the database before the portal has finished its answers.
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
      const text = readFileSync(log.path).subarray(log.from).toString('utf8');
      return text.trim().split('\n').slice(-5).join('\n');
    } catch {
      return '';
    }
  };
  return { pid: child.pid ?? 0, exited, lastWords };
}
