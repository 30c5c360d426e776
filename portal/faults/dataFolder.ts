import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SUPERUSER } from '../embedded/password.ts';
import { readPostmasterFile } from '../embedded/postmaster.ts';
import { isRunning, mayBePostmasterOf } from '../embedded/processInfo.ts';
import type { DatabaseConnection } from '../embedded/probeDatabase.ts';

/** A data folder that several portal processes use one after another. */
export class DataFolder {
  readonly path: string;

  /** @param parent of the new folder */
  constructor(parent = tmpdir()) {
    this.path = mkdtempSync(join(parent, 'tpt-faults-'));
    // Started as root, the database runs as another account and must enter the folder.
    chmodSync(this.path, 0o755);
  }

  /** Process id of the running postmaster; 0 while none runs. */
  databasePid(): number {
    return readPostmasterFile(this.#cluster)?.pid ?? 0;
  }

  /** Process ids of the database's backends that serve the portal; empty without `/proc`. */
  backendPids(): number[] {
    const postmaster = this.databasePid();
    if (!postmaster || !existsSync('/proc')) return [];
    return readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name) && isBackendOf(name, postmaster))
      .map(Number);
  }

  /** Changes while the database starts or recovers: its process and what it has logged. */
  databaseProgress(): string {
    return `${this.databasePid()} ${this.databaseLog().length}`;
  }

  databaseLog(): string {
    const path = join(this.path, 'database', 'postgres.log');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  }

  connection(): DatabaseConnection {
    const server = readPostmasterFile(this.#cluster);
    const password = readFileSync(join(this.path, 'database', 'password'), 'utf8').trim();
    const { socketDir: host = '', port = 0 } = server ?? {};
    return { host, port, user: SUPERUSER, password, database: 'tenplustwo' };
  }

  /** Stops the database, if one runs, and deletes the folder. The portal must have exited. */
  async remove(): Promise<void> {
    const pid = this.databasePid();
    if (pid && mayBePostmasterOf(pid, realpathSync(this.#cluster))) {
      process.kill(pid, 'SIGQUIT');
      while (isRunning(pid)) await sleep(20);
    }
    const home = join(this.path, 'database');
    if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true, maxRetries: 5 });
    rmSync(this.path, { recursive: true, force: true, maxRetries: 5 });
  }

  get #cluster(): string {
    return join(this.path, 'database', 'cluster');
  }
}

/** Whether a process serves a client connection of the postmaster; false when it ends during the check. */
function isBackendOf(pid: string, postmaster: number): boolean {
  try {
    const [, parent] = /\) \S (\d+)/u.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent) === postmaster && / tenplustwo \S/u.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return false;
  }
}
