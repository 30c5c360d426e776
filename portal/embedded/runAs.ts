import { execFile } from 'node:child_process';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';

/** The account PostgreSQL runs under; undefined means the account of the portal itself. */
export type RunAs = { uid: number; gid: number; name: string } | undefined;

const run = promisify(execFile);

function accounts(): { name: string; uid: number; gid: number }[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
      .filter((account) => account.uid > 0 && account.gid > 0);
  } catch {
    return [];
  }
}

/**
 * PostgreSQL refuses to run as root, so root steps down: to the owner of an existing database, else to `postgres`, else
 * to `nobody`.
 * @param home folder of the database, which need not exist yet.
 */
export function chooseRunAs(home: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const known = accounts();
  try {
    const { uid, gid } = statSync(home);
    if (uid > 0) {
      return { uid, gid, name: known.find((account) => account.uid === uid)?.name ?? String(uid) };
    }
  } catch {
    // No database yet.
  }
  return (
    known.find((account) => account.name === 'postgres') ??
    known.find((account) => account.name === 'nobody') ?? { uid: 65_534, gid: 65_534, name: '65534' }
  );
}

/** What `spawn` needs to start a child under that account; nothing once this process itself runs under it. */
export function identityOf(runAs: RunAs): { uid?: number; gid?: number } {
  return runAs && process.getuid?.() === 0 ? { uid: runAs.uid, gid: runAs.gid } : {};
}

/** True when that account can enter the folder: a parent closed to others (such as /root) keeps it out. */
export async function canEnter(folder: string, runAs: RunAs): Promise<boolean> {
  if (process.platform === 'win32') return lstatSync(folder).isDirectory();
  try {
    await run('/bin/sh', ['-c', 'cd "$1" && test -r . && test -w .', 'sh', folder], {
      cwd: '/',
      ...identityOf(runAs),
    });
    return true;
  } catch {
    return false;
  }
}
