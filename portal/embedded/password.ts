import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, messageOf } from '../errorFacts.ts';
import { StartError } from '../startError.ts';
import type { DatabaseHome } from './databaseHome.ts';
import { readPostmasterFile, removeStaleLocks } from './postmaster.ts';
import { databaseEnvironment } from './postgresSettings.ts';
import { isKnown, isRunning, mayBePostmasterOf } from './processInfo.ts';
import { asAccount, identityOf } from './runAs.ts';

/** The cluster's superuser, unrelated to accounts of the system. */
export const SUPERUSER = 'tenplustwo';

export const makePassword = (): string => randomBytes(24).toString('hex');

/** The superuser's password; empty when its file is missing or empty. */
export function readPassword({ home, runAs }: DatabaseHome): string {
  try {
    return asAccount(runAs, () => readFileSync(join(home, 'password'), 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw new StartError(
      `Cannot read ${join(home, 'password')} (${codeOf(error) || messageOf(error)}). Make it readable for the user ${runAs?.name ?? 'of TenPlusTwo'}.`,
    );
  }
}

/** Stores a password, readable by its owner alone. */
export function writePassword({ home, runAs }: DatabaseHome, password: string): void {
  const path = join(home, 'password');
  const draft = `${path}.new`;
  asAccount(runAs, () => {
    // The remains of a killed start may be readable by others, or be a link.
    rmSync(draft, { force: true });
    writeFileSync(draft, password, { mode: 0o600, flush: true, flag: 'wx' });
    renameSync(draft, path);
  });
}

/** Single-user mode requires exclusive use of the cluster; a killed portal may have left its server running. */
async function endServer(place: DatabaseHome): Promise<void> {
  const { cluster } = place;
  const file = readPostmasterFile(cluster);
  if (!file) return;
  if (mayBePostmasterOf(file.pid, cluster)) {
    process.kill(file.pid, 'SIGINT');
    const deadline = Date.now() + 30_000;
    while (isRunning(file.pid) && Date.now() < deadline) await sleep(25);
  } else if (isKnown(file.pid)) {
    removeStaleLocks(place, file);
  }
}

/**
 * Sets a new password for the superuser of an existing cluster, through PostgreSQL's single-user mode, which requires
 * none: the caller owns the cluster's files anyway. The new file appears only after the database has the password.
 * @throws StartError when the cluster cannot be opened
 */
export async function resetClusterPassword(place: DatabaseHome, bin: string): Promise<void> {
  await endServer(place);
  const password = makePassword();
  try {
    await new Promise<void>((resolve, reject) => {
      const child = execFile(
        join(bin, 'postgres'),
        ['--single', '-D', place.cluster, 'postgres'],
        { cwd: place.home, env: databaseEnvironment(), ...identityOf(place.runAs) },
        (error, _stdout, stderr) => {
          // A failed statement does not change the exit code of single-user mode.
          const refusal = /^.*(?:ERROR|FATAL|PANIC):.*$/m.exec(stderr)?.[0];
          if (refusal) reject(new Error(refusal));
          else if (error) reject(error);
          else resolve();
        },
      );
      child.stdin?.on('error', () => {});
      child.stdin?.end(`alter role ${SUPERUSER} password '${password}'\n`);
    });
  } catch (error) {
    throw new StartError(
      `The file ${join(place.home, 'password')} is missing or empty and no new password could be set: ${messageOf(error).trim()}. Restore that file from a backup.`,
    );
  }
  writePassword(place, password);
}
