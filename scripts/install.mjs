import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.ten-plus-two-installed');

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Whether npm's record of node_modules has every package of the lock file at its version. A manual
 * `npm install` then causes no second installation.
 */
export function hasAllPackages(wanted, present) {
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = present[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}

function isInstalled() {
  if (!existsSync(join(root, 'node_modules'))) return false;
  const hash = lockHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true;
  const hidden = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!hasAllPackages(readPackages(lockFile), hidden)) return false;
  stamp(hash);
  return true;
}

function stamp(hash) {
  try {
    writeFileSync(stampFile, hash);
  } catch {
    // node_modules may be read-only. Without the stamp, the next start compares the lock files again.
  }
}

/** Installs missing packages of package-lock.json. Ends the process on failure. */
export async function installIfNeeded() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const { code, output } = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) {
    console.error(output.trim());
    console.error('The packages could not be installed: see the messages of npm ci above.');
    process.exit(1);
  }
  stamp(lockHash());
}
