import { execFile } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { appFolder } from './appFolder.ts';
import type { Config } from './config.ts';
import type { EmbeddedLog } from './embedded/embeddedLog.ts';
import { createOwnedFolder, handOver } from './embedded/databaseHome.ts';
import { asAccount, canEnter, chooseRunAs, identityOf, type RunAs } from './embedded/runAs.ts';
import { gatewayFolders } from './gateway/files/gatewayFolders.ts';
import { messageOf } from './errorFacts.ts';
import { StartError } from './startError.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** One file of each package that reads files after the start. */
const LATE_PACKAGES = [
  '@expo-google-fonts/noto-sans-sc/package.json',
  'pdfkit',
  'pg',
  'pdfjs-dist/package.json',
  'tesseract.js',
  '@tesseract.js-data/eng/package.json',
];
/** Parameters of database addresses that name files; they are read for each new connection. */
const FILE_PARAMETERS = ['sslrootcert', 'sslcert', 'sslkey'];

/** Files that the portal reads after the start: workers, the app, fonts, certificates. */
function lateFiles({ databaseUrl, databaseReadUrl }: Config): string[] {
  const here = import.meta.dirname;
  const page = join(appFolder(), 'index.html');
  const parameters = [databaseUrl, databaseReadUrl].flatMap((url) => (url ? [new URL(url).searchParams] : []));
  return [
    ...readdirSync(here)
      .filter((name) => /\.[jt]s$/u.test(name))
      .map((name) => join(here, name)),
    ...(existsSync(page) ? [page] : []),
    ...LATE_PACKAGES.map((name) => require.resolve(name)),
    ...FILE_PARAMETERS.flatMap((name) => parameters.flatMap((given) => given.get(name) ?? [])),
  ];
}

/** @returns the first file that the account cannot read */
async function unreadable(files: string[], account: RunAs): Promise<string | undefined> {
  const script = 'for file; do test -r "$file" || { echo "$file"; exit 0; }; done';
  // Keeps the working directory: paths below /proc/self/cwd depend on it.
  const { stdout } = await run('/bin/sh', ['-c', script, 'sh', ...files], identityOf(account));
  return stdout.trim() || undefined;
}

const WRITABLE_BY_ALL = 0o002;
const STICKY = 0o1000;

/** Whether only root can replace the path or a folder above it. */
function belongsToRoot(path: string): boolean {
  const found = lstatSync(path);
  const { uid, mode } = found;
  const isOpen = found.isDirectory() && (mode & WRITABLE_BY_ALL) !== 0 && (mode & STICKY) === 0;
  return uid === 0 && !isOpen && (dirname(path) === path || belongsToRoot(dirname(path)));
}

/** Whether no other account can redirect the path; its last folder may be missing or have any owner. */
function leadsWhereRootSays(path: string): boolean {
  const above = dirname(path);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found && !existsSync(above)) return leadsWhereRootSays(above);
  const known = found?.isSymbolicLink() ? [path, dirname(realpathSync(path))] : [above];
  return known.every((each) => belongsToRoot(each) && belongsToRoot(realpathSync(each)));
}

/** Creates the gateway's folders and changes the owner of those that belong to root. @returns the first unusable folder */
async function unusableFolder({ gateway, gatewayDir, dataDir }: Config, account: NonNullable<RunAs>) {
  if (gateway !== 'files') return undefined;
  // Above a misspelled name nothing is created: the start is refused later.
  const above = dirname(gatewayDir);
  if (above !== dataDir && !existsSync(above)) return undefined;
  // The folder itself comes last: its new owner could replace its content.
  const folders = [...Object.values(gatewayFolders(gatewayDir)), gatewayDir];
  // Below a folder of another account a path may be redirected: root creates and changes nothing there.
  const isSafe = leadsWhereRootSays(gatewayDir);
  if (isSafe) mkdirSync(gatewayDir, { recursive: true });
  for (const folder of folders) {
    try {
      if (!isSafe) asAccount(account, () => mkdirSync(folder, { recursive: true }));
      else if (!existsSync(folder)) mkdirSync(folder);
      if (isSafe) handOver(folder, account);
    } catch {
      // A link, or a folder that cannot be created: checked as the account below.
    }
  }
  for (const folder of folders.toReversed()) if (!(await canEnter(folder, account))) return folder;
  return undefined;
}

/** Creates a folder of the data folder. @returns whether the account cannot write there */
async function isUnusable(folder: string, account: NonNullable<RunAs>): Promise<boolean> {
  // Below a folder of another account a path may be redirected: root creates nothing there, the portal does when needed.
  if (leadsWhereRootSays(folder)) {
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (found?.isDirectory()) handOver(folder, account);
    if (!found) {
      mkdirSync(dirname(folder), { recursive: true });
      await createOwnedFolder(folder, account);
    }
  }
  return existsSync(folder) && !(await canEnter(folder, account));
}

/** Reason why the portal cannot run as the account; undefined when it can. */
async function objection(config: Config, account: NonNullable<RunAs>): Promise<string | undefined> {
  const { databaseUrl } = config;
  if (databaseUrl && !new URL(databaseUrl).password && !process.env.PGPASSWORD) {
    return 'DATABASE_URL has no password, so the database may ask which system user signs in';
  }
  const file = await unreadable(lateFiles(config), account);
  if (file) return `${file} is not readable for the user ${account.name}`;
  // Spool files of downloads.
  if (!(await canEnter(tmpdir(), account))) {
    return `the temporary folder ${tmpdir()} is not writable for the user ${account.name}`;
  }
  const { smtpUrl, outboxDir, uploadDir, documentKeys, documentDir } = config;
  const folders = [
    uploadDir,
    ...(smtpUrl === undefined ? [outboxDir] : []),
    ...(documentKeys === undefined ? [documentDir] : []),
  ];
  for (const folder of folders) {
    if (await isUnusable(folder, account)) return `the folder ${folder} is not writable for the user ${account.name}`;
  }
  const folder = await unusableFolder(config, account);
  return folder && `the gateway folder ${folder} is not writable for the user ${account.name}`;
}

/** @throws StartError when the process still has rights of root */
function becomeAccount({ uid, gid, name }: NonNullable<RunAs>): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
  let isRootAgain = process.getuid?.() !== uid || process.geteuid?.() !== uid || process.getegid?.() !== gid;
  try {
    process.setuid?.(0);
    isRootAgain = true;
  } catch {
    // EPERM is expected.
  }
  if (isRootAgain) throw new StartError(`TenPlusTwo could not give up the rights of root for the user ${name}.`);
}

/**
 * Prepares a portal started as root to continue as an unprivileged account, the one that PostgreSQL runs under.
 * If it cannot run as that account it stays root and logs the reason. Linux only; elsewhere and for other users nothing
 * happens.
 * @param account of the embedded database; chosen in the same way by default
 * @returns drops the rights permanently
 */
export async function prepareStepDown(config: Config, account: RunAs, log: EmbeddedLog): Promise<() => void> {
  const chosen = account ?? chooseRunAs(config.dataDir);
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !chosen) return () => {};
  const reason = await objection(config, chosen).catch((error: unknown) => messageOf(error));
  if (reason) {
    log.warn(`TenPlusTwo goes on with the rights of root: ${reason}. Start it as an unprivileged user instead.`);
    return () => {};
  }
  return () => {
    if (process.getuid?.() === 0) becomeAccount(chosen);
  };
}
