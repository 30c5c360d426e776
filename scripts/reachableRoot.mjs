import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether other accounts cannot enter this folder or one above, such as /root. */
function isClosed(folder) {
  return (statSync(folder).mode & 1) === 0 || (folder !== dirname(folder) && isClosed(dirname(folder)));
}

/**
 * The path from which to import the portal. Started as root, the portal drops its privileges (portal/stepDown.ts) and
 * could then not read a clone in a private folder. The working directory stays readable, because its path is not
 * resolved again. That needs `--preserve-symlinks`: otherwise Node resolves the link to the private path.
 * @param {string} root the repository, which is the working directory
 */
export function reachableRoot(root) {
  const isRoot = process.platform === 'linux' && process.getuid() === 0;
  const keepsLinks = process.execArgv.includes('--preserve-symlinks');
  return isRoot && keepsLinks && isClosed(root) ? '/proc/self/cwd' : root;
}
