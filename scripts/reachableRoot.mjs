import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** True when this folder, or one above, cannot be entered by others: a clone in /root. */
function isClosed(folder) {
  return (statSync(folder).mode & 1) === 0 || (folder !== dirname(folder) && isClosed(dirname(folder)));
}

/**
 * The path from which to import the portal. Root gives its rights up when the portal runs (portal/stepDown.ts), and could
 * then no longer read a clone in a closed folder. The working directory stays reachable, because its path is not walked
 * again. That needs `--preserve-symlinks`: otherwise Node resolves the link to the closed path.
 * @param {string} root the repository, which is the working directory
 */
export function reachableRoot(root) {
  const isRoot = process.platform === 'linux' && process.getuid() === 0;
  const keepsLinks = process.execArgv.includes('--preserve-symlinks');
  return isRoot && keepsLinks && isClosed(root) ? '/proc/self/cwd' : root;
}
