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
 * PostgreSQL refuses to run as root, so root switches to the owner of an existing database, else to `postgres`, else to
 * `nobody`.
 * @param home folder of the database, which may be missing
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

/** Options of `spawn` for a child under that account; empty once this process itself runs under it. */
export function identityOf(runAs: RunAs): { uid?: number; gid?: number } {
  return runAs && process.getuid?.() === 0 ? { uid: runAs.uid, gid: runAs.gid } : {};
}

/**
 * Runs synchronous file work with the rights of that account, when this process is root. A folder of another account
 * may contain links in place of any file: the system then checks each step of each path with that account's rights, so
 * root writes, hands over and removes nothing that the account could not.
 * @param work must not start a process: a child would keep root as its real user
 */
export function asAccount<T>(runAs: RunAs, work: () => T): T {
  if (!runAs || process.geteuid?.() !== 0) return work();
  const { seteuid, setegid, setgroups, getgroups } = process;
  if (!seteuid || !setegid || !setgroups || !getgroups) {
    throw new Error(`A thread of root cannot work as the user ${runAs.name}.`);
  }
  const groups = getgroups.call(process);
  const group = process.getegid?.() ?? 0;
  try {
    setgroups.call(process, [runAs.gid]);
    setegid.call(process, runAs.gid);
    seteuid.call(process, runAs.uid);
    return work();
  } finally {
    seteuid.call(process, 0);
    setegid.call(process, group);
    setgroups.call(process, groups);
  }
}

/** The account that owns a folder, for `asAccount`; undefined for root, other systems and a missing folder. */
export function folderOwner(folder: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid > 0 ? { uid, gid, name: String(uid) } : undefined;
}

/** Whether that account can enter the folder: a closed parent (such as /root) prevents it. */
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
