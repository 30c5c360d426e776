import { execFile } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { soundPortal } from './bundlePortal.ts';
import { DataFolder } from './dataFolder.ts';
import { spawnPortal } from './portalProcess.ts';

/** The folder of this test process; null when its database is elsewhere, because PostgreSQL's account cannot enter it. */
let template: Promise<string | null> | undefined;

async function makeTemplate(): Promise<string | null> {
  // Removed with the databases of the test run.
  const folder = new DataFolder(inject('scratchFolder'));
  const portal = await spawnPortal(soundPortal(), folder.path, {}, AbortSignal.timeout(120_000));
  await portal.stop();
  if (portal.exitCode() !== 0) throw new Error(`The portal of the template did not run: ${portal.stderr()}`);
  if (!lstatSync(join(folder.path, 'database')).isSymbolicLink()) return folder.path;
  await folder.remove();
  return null;
}

/**
 * Fills an empty data folder with the database of a portal that was started and stopped once, because creating, migrating
 * and seeding one takes 5 s of processor time.
 */
export async function fillDataFolder(path: string): Promise<void> {
  const source = await (template ??= makeTemplate());
  // With the owner, which is PostgreSQL's account under root.
  if (source) await promisify(execFile)('cp', ['-a', `${source}/.`, path]);
}
